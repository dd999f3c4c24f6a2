import type { IntentContext, TransactionStep } from "./state/transaction-intent.ts";

/** Who pays the network's fee for these steps, in words. */
export function networkFee(
  { isRelaying }: Pick<IntentContext, "isRelaying">,
  steps: readonly TransactionStep[],
): string {
  return isRelaying && steps.some((step) => step.kind === "call" && step.relay !== undefined)
    ? "We send it and pay the network's fee. If we can't, your wallet asks you to send it."
    : "You pay the network's fee for this transaction.";
}
