/** Notes that the relayer claims at once, at most: the gas of one transaction is bounded. */
export const mostRelayedNotes = 20;
