import type { IntentContext, TransactionStep } from "./state/transaction-intent.ts";

/** Who pays the network's fee for these steps, in words. */
export function networkFee(
  { isRelaying }: Pick<IntentContext, "isRelaying">,
  steps: readonly TransactionStep[],
): string {
  return isRelayed({ isRelaying }, steps)
    ? "We send it and pay the network's fee. If we can't, your wallet will ask you to."
    : "You pay the network's fee for this transaction.";
}

/** Whether our relayer sends one of these steps. */
export const isRelayed = (
  { isRelaying }: Pick<IntentContext, "isRelaying">,
  steps: readonly TransactionStep[],
): boolean => isRelaying && steps.some((step) => step.kind === "call" && step.relay !== undefined);
