import type { Assignee } from "@tenora/database/assignment/find-assignees";
import type { RelayUsage } from "@tenora/database/relay/read-relay-usage";
import type { AttentionTopic } from "@tenora/domain/operations/attention-topic";
import type { NewBusiness } from "@tenora/domain/operations/new-business";

/** One thing that needs a person, in words. */
export interface DeskRow {
  /** Unique on the page. */
  readonly key: string;
  readonly topic: AttentionTopic;
  /** Seconds since 1970; of a sale that is about to end, its deadline. */
  readonly since: number;
  /** The receivable's number; null for a credit. */
  readonly listing: string | null;
  /** A community campaign: the business itself repays, and there is no customer. */
  readonly isCommunity: boolean;
  /** The seller's name, or a wallet. */
  readonly who: string;
  /** "Delta Bottling Works Ltd · KM-7725": its customer and its number, as far as our records know them. */
  readonly about: string | null;
  /** To holders, buyers, the seller or the credit's owner: "1,200.00 USDC"; null while nothing is. */
  readonly owed: string | null;
  /** When money is to be paid: "Nov 1, 2026" and whole days since; null for all else. */
  readonly due: { readonly on: string; readonly daysPast: number } | null;
  /** What our records say of its case; null where none of ours is kept. */
  readonly contact: DeskCase | null;
}

export interface DeskCase {
  /** The last contact: "Nov 20, 2026"; null before the first. */
  readonly on: string | null;
  /** The admin who looks after it; null when unassigned. */
  readonly assignee: Assignee | null;
  /** "Dec 3, 2026", and whether that day has come; null where none is agreed. */
  readonly followUp: { readonly on: string; readonly isDue: boolean } | null;
}

/** What holders are owed on several receivables. */
export interface OwedSum {
  readonly receivables: number;
  /** One for each coin: "1,200.00 USDC". */
  readonly totals: readonly string[];
}

/** Credits that have waited for a week; only their owners can withdraw them. */
export interface DeskCredits {
  /** The oldest of them. */
  readonly rows: readonly DeskRow[];
  readonly count: number;
  /** The totals of all credits, one for each coin. */
  readonly totals: readonly string[];
}

/** What of the exchange needs a person, at one indexed block. */
export interface DeskList {
  /** Without credits. */
  readonly rows: readonly DeskRow[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
  readonly counts: Readonly<Record<AttentionTopic, number>>;
  /** On everything late, overdue or disputed. */
  readonly atRisk: OwedSum;
  readonly credits: DeskCredits;
  /** The block's time, in seconds since 1970. */
  readonly now: number;
  readonly newBusiness: NewBusiness;
  readonly defaulted: DefaultedList;
}

/** Receivables in default that still owe something: those whose follow-up is due, then the newest. */
export interface DefaultedList {
  readonly rows: readonly DefaultedRow[];
  /** Before which receivable the older ones begin; null when there are none. */
  readonly next: string | null;
  readonly isNewest: boolean;
  /** The sum of all defaults; null where they are too many to be added up. */
  readonly sum: OwedSum | null;
}

export interface DefaultedRow {
  readonly listing: string;
  readonly who: string;
  readonly about: DeskRow["about"];
  /** Still owed to holders: "1,200.00 USDC". */
  readonly owed: string;
  readonly due: NonNullable<DeskRow["due"]>;
  readonly contact: DeskRow["contact"];
}

/** The services that the exchange's pages rest on; null for one that doesn't answer. */
export interface DeskHealth {
  readonly indexer: { readonly blocksBehind: number; readonly lagSeconds: number } | null;
  /** Null without a relayer. */
  readonly relayer: (RelayUsage & { readonly dailyGas: number }) | null;
}

export interface MarketDesk {
  readonly health: DeskHealth;
  /** Null while the exchange can't be read. */
  readonly list: DeskList | null;
}
