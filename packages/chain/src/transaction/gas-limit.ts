/**
 * The gas limit for a call whose estimate this is: a fifth and 20,000 more. What a call needs depends on
 * the second and on what happens before its turn, and one that runs out of gas is paid for all the same.
 */
export const gasLimit = (estimate: bigint): bigint => (estimate * 6n) / 5n + 20_000n;
