import { unpaidFee, unpaidRepayment } from "../amounts/waterfall.ts";

/** What the contract stores, by its number. */
export const storedStates = [
  "None",
  "Listed",
  "Funded",
  "Settled",
  "Defaulted",
  "Cancelled",
] as const;
export type StoredState = (typeof storedStates)[number];

/** What people see; derived from the stored state and the chain's clock. */
export type ReceivableStatus =
  | "none"
  | "open"
  | "closing"
  | "failed"
  | "selling"
  | "running"
  | "grace"
  | "late"
  | "overdue"
  | "settled"
  | "defaulted"
  | "cancelled";

/** Times in seconds since 1970, days whole. */
export interface ReceivableFacts {
  readonly state: StoredState;
  readonly soldUnits: bigint;
  readonly totalUnits: bigint;
  readonly minUnits: bigint;
  readonly paidIn: bigint;
  /** True once the seller ended the sale before its deadline. */
  readonly saleEnded: boolean;
  readonly fundingDeadline: bigint;
  readonly maturity: bigint;
  readonly graceDays: bigint;
  readonly delayDays: bigint;
}

const day = 86_400n;

/**
 * The status of a receivable at `now`. `closing`: the sale is over and any
 * account may release the proceeds; `failed`: over below the minimum, or not released by its due date, so
 * that any account may cancel;
 * `overdue`: any account may record the default.
 */
export function receivableStatus(facts: ReceivableFacts, now: bigint): ReceivableStatus {
  switch (facts.state) {
    case "None":
      return "none";
    case "Listed":
      return offerStatus(facts, now);
    case "Funded":
      return runningStatus(facts, now);
    case "Settled":
      return "settled";
    case "Defaulted":
      return "defaulted";
    case "Cancelled":
      return "cancelled";
  }
}

/** Days past due, started days counted whole; 0 until maturity. */
export function daysPastDue(maturity: bigint, now: bigint): bigint {
  return now <= maturity ? 0n : (now - maturity + day - 1n) / day;
}

/**
 * True while the sale isn't over: the seller or the first payment may end it early. A reviewer's dispute stops
 * purchases meanwhile.
 */
export function isSaleOpen(facts: ReceivableFacts, now: bigint): boolean {
  const sellable = facts.state === "Listed" || facts.state === "Funded";
  const unsold = facts.soldUnits < facts.totalUnits;
  const endedEarly = facts.saleEnded || facts.paidIn > 0n;
  return sellable && !endedEarly && now <= facts.fundingDeadline && unsold;
}

function offerStatus(facts: ReceivableFacts, now: bigint): ReceivableStatus {
  if (isSaleOpen(facts, now)) return "open";
  const canBeReleased = facts.soldUnits >= facts.minUnits && now <= facts.maturity;
  return canBeReleased ? "closing" : "failed";
}

function runningStatus(facts: ReceivableFacts, now: bigint): ReceivableStatus {
  if (isSaleOpen(facts, now)) return "selling";
  const graceEnd = facts.maturity + facts.graceDays * day;
  if (now <= facts.maturity) return "running";
  if (now <= graceEnd) return "grace";
  return now <= graceEnd + facts.delayDays * day ? "late" : "overdue";
}

/** Repayment and fee still owed to holders. */
export function outstanding(paidIn: bigint, repayment: bigint, fee: bigint): bigint {
  return unpaidRepayment(paidIn, repayment) + unpaidFee(paidIn, repayment, fee);
}
