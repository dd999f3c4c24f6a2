import type { FailedSaleResponse } from "../api/responses.ts";
import type { RequestStatusWords } from "./status-words.ts";

/** What happened to a sale that failed, and what its seller can do where there is anything. */
export function failedSaleWords(sale: FailedSaleResponse): RequestStatusWords {
  if (sale.isFraud)
    return {
      label: "Cancelled",
      tone: "bad",
      next: "The sale was cancelled as fraud, so this can't be sold again.",
    };
  return {
    ...(sale.hasExpired
      ? { label: "Not funded", tone: "bad" }
      : { label: "Cancelled", tone: "neutral" }),
    next: `${storyOf(sale)} ${endOf(sale)}`,
  };
}

function storyOf({ isCancelled, hasExpired, soldUnits }: FailedSaleResponse): string {
  if (!isCancelled) return "It wasn't funded in time.";
  if (hasExpired) return "It wasn't funded in time, and the sale was cancelled.";
  return soldUnits === 0
    ? "The sale was cancelled before anyone bought."
    : "The sale was cancelled, and its buyers can take back what they paid.";
}

/** Cancelling it so that it can be over, or trying again: otherwise nothing is left to do. */
export const hasNextStep = ({ isCancelled, isFraud, pastDue }: FailedSaleResponse): boolean =>
  !isFraud && (!isCancelled || pastDue === null);

function endOf({ isCancelled, soldUnits, pastDue }: FailedSaleResponse): string {
  if (!isCancelled)
    return soldUnits === 0
      ? "Open it to cancel the sale."
      : "Open it and cancel the sale, so its buyers get their money back.";
  return pastDue === null
    ? "Open it to try again."
    : `Its due date (${pastDue}) has passed, so it can't be listed again.`;
}
