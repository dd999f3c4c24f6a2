/** The bits of a listing's flags, as the contract stores them (LedgerSlot.sol). */
export const ledgerFlags = {
  defaulted: 2,
  disputedByDebtor: 4,
  disputedByAttestor: 8,
  saleEnded: 16,
} as const;
