import type { TransactionIntent } from "~/transaction/state/transaction-intent";

/** The same intent, whose summary begins with the receivable it is about and who sold it. */
export const nameReceivable = (
  intent: TransactionIntent,
  listing: bigint | string,
  seller: string,
): TransactionIntent => ({
  ...intent,
  summary: [{ label: `Receivable #${listing}`, value: seller }, ...intent.summary],
});
