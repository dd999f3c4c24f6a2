// A payment is named by the position of its log: "123-4" is log 4 of block 123.

/** Where its proof is. */
export const proofAddress = (listing: bigint | number, key: string): string =>
  `/api/exchange/${listing}/payments/${key}/proof`;
