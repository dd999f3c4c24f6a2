import type { IntentContext, TransactionStep } from "./state/transaction-intent.ts";

/** A sentence on who pays the network fee for these steps. */
export function networkFee(
  { isRelaying }: Pick<IntentContext, "isRelaying">,
  steps: readonly TransactionStep[],
): string {
  return isRelayed({ isRelaying }, steps)
    ? "We send this transaction and pay the network fee. If that fails, you can send it from your wallet and pay the fee yourself."
    : "You pay the network fee for this transaction.";
}

/** Whether our relayer sends one of these steps. */
export const isRelayed = (
  { isRelaying }: Pick<IntentContext, "isRelaying">,
  steps: readonly TransactionStep[],
): boolean => isRelaying && steps.some((step) => step.kind === "call" && step.relay !== undefined);
