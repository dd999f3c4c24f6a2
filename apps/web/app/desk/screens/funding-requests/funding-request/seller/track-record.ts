import type { Listing } from "@tenora/database/market/listing/listing-record";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { formatAmountFor, sumFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { stageOf } from "@tenora/domain/receivable/status/receivable-stage";
import { daysPastDue } from "@tenora/domain/receivable/status/receivable-status";

/** How a receivable went so far; what counts most against its seller and its customer comes first. */
export const outcomes = [
  "in-default",
  "late",
  "in-grace",
  "disputed",
  "default-repaid",
  "repaid-late",
  "repaid-on-time",
  "not-yet-due",
  "on-sale",
] as const;
export type Outcome = (typeof outcomes)[number];

export interface TrackRecordLine {
  readonly listing: string;
  /** Still owed to holders, or what they were repaid: "1,200.00 USDC". */
  readonly amount: string;
  /** Days past due now, or days after which it was repaid in full. */
  readonly daysLate: number;
  readonly isDisputed: boolean;
  /** Another seller's name or wallet; null for the business that is reviewed. */
  readonly soldBy: string | null;
}

export interface TrackRecordGroup {
  readonly outcome: Outcome;
  /** One for each coin: "1,200.00 USDC". */
  readonly totals: readonly string[];
  /** Newest first. */
  readonly lines: readonly TrackRecordLine[];
}

/** What the market says of a seller or of a customer, without sales that were called off. */
export type TrackRecord = readonly TrackRecordGroup[];

type RecordListing = Pick<
  Listing,
  | "id"
  | "status"
  | "ledger"
  | "due"
  | "token"
  | "seller"
  | "disputed"
  | "settledAt"
  | "defaultedAt"
  | "toHolders"
  | "totalUnits"
  | "daysPastDue"
>;

const day = 86_400n;

/** Groups receivables by how they went. `wallet`, in any case: of the business that is reviewed. */
export function trackRecordOf(listings: readonly RecordListing[], wallet: string): TrackRecord {
  const newestFirst = [...listings].sort((a, b) => Number(b.id - a.id));
  return outcomes.flatMap((outcome) => {
    const found = newestFirst.filter((listing) => outcomeOf(listing) === outcome);
    return found.length === 0
      ? []
      : [{ outcome, totals: totalsOf(found), lines: found.map((one) => lineOf(one, wallet)) }];
  });
}

/** Null for a sale that was called off: it leaves no debt. */
function outcomeOf(listing: RecordListing): Outcome | null {
  const { status, ledger, settledAt, defaultedAt } = listing;
  switch (stageOf(status)) {
    case "off":
      return null;
    case "settled": {
      if (defaultedAt !== null) return "default-repaid";
      const graceEnd = ledger.maturity + ledger.graceDays * day;
      return BigInt(settledAt ?? 0) > graceEnd ? "repaid-late" : "repaid-on-time";
    }
    case "default":
      return "in-default";
    case "grace":
      return "in-grace";
    case "late":
      return "late";
    case "running":
      return isDisputed(listing) ? "disputed" : "not-yet-due";
    case "sale":
      return isDisputed(listing) ? "disputed" : "on-sale";
  }
}

const isDisputed = ({ disputed }: Pick<RecordListing, "disputed">) =>
  disputed.byDebtor || disputed.byAttestor;

function lineOf(listing: RecordListing, wallet: string): TrackRecordLine {
  const { id, status, ledger, settledAt, seller, token } = listing;
  const isRepaid = status === "settled";
  const late = isRepaid
    ? daysPastDue(ledger.maturity, BigInt(settledAt ?? 0))
    : listing.daysPastDue;
  return {
    listing: String(id),
    amount: formatAmountFor(sideOf(listing), amountOf(listing), token),
    daysLate: Number(late),
    isDisputed: !isRepaid && isDisputed(listing),
    soldBy: seller.wallet === wallet.toLowerCase() ? null : (seller.name ?? seller.wallet),
  };
}

/** A sale that hasn't ended would be repaid in full; nothing of it is due before the money is released. */
function amountOf({ status, ledger, due, totalUnits, toHolders }: RecordListing): bigint {
  if (status === "settled") return toHolders;
  return status === "open" || status === "closing"
    ? totalUnits * ledger.repayPerUnit
    : owedToHolders(due);
}

const sideOf = ({ status }: Pick<RecordListing, "status">) =>
  status === "settled" ? "payee" : "payer";

function totalsOf(listings: readonly RecordListing[]): string[] {
  const byToken = Map.groupBy(listings, ({ token }) => token.address);
  return [...byToken.values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const total = sumFor(sideOf(first), all.map(amountOf), first.token);
    return [formatAmount(total, first.token)];
  });
}
