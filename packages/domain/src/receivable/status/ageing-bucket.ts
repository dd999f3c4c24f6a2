import { stageOf } from "./receivable-stage.ts";
import type { ReceivableStatus } from "./receivable-status.ts";

/** How old unpaid debts are, as an ageing report has them: from not yet due to given up. */
export const ageingBuckets = [
  "not-due",
  "grace",
  "to-30",
  "to-60",
  "over-60",
  "defaulted",
] as const;

export type AgeingBucket = (typeof ageingBuckets)[number];

/**
 * Where an unpaid receivable stands in an ageing report; null where nothing is owed. Days past due are
 * counted from maturity, started days whole, also through the grace period, which has a bucket of its own.
 * A default is in its bucket from the day on which it was recorded, however old the debt is.
 */
export function ageingBucketOf(status: ReceivableStatus, daysPastDue: number): AgeingBucket | null {
  const stage = stageOf(status);
  if (stage === "running") return "not-due";
  if (stage === "grace") return "grace";
  if (stage === "default") return "defaulted";
  if (stage !== "late") return null;
  return daysPastDue <= 30 ? "to-30" : daysPastDue <= 60 ? "to-60" : "over-60";
}
