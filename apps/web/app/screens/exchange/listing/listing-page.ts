import type { Campaign } from "@tenora/database/disclosure/find-listed-requests";
import type { ListingKind } from "@tenora/database/market/listing/listing-record";
import type { DocumentWord } from "@tenora/domain/receivable/document-kind";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import type { RiskAssessment, RiskFactorName } from "@tenora/domain/risk/risk-grade";
import type { DisputeWords } from "~/features/receivable/dispute/dispute-words";
import type { ListingFacts } from "~/features/receivable/summary/listing-facts";
import type { WordPair } from "~/features/receivable/terms/word-pair";
import type { RewardView } from "~/features/reward/reward-view";
import type { MarketFigures } from "~/market/market-figures";
import type { ListingHistory, Milestone, NoteLine } from "./history/listing-history.ts";
import type { OfferFacts } from "./offer/offer-facts.ts";
import type { RecoveryWords } from "./recovery/recovery-words.ts";

// What the page of a receivable shows. The server writes the words; the figures that a purchase is
// computed from come as they are, in base units and seconds since 1970.

export interface ListingPage {
  readonly market: MarketFigures;
  readonly head: ListingHead;
  readonly debt: ListingDebt;
  readonly figures: ListingFigures;
  readonly terms: ListingTerms;
  /** What each note earns beside its repayment; null without one. */
  readonly reward: ListingReward | null;
  readonly risk: ListingRisk;
  readonly seller: SellerWords;
  /** Null unless it is late or in default. */
  readonly recovery: RecoveryWords | null;
  readonly timeline: readonly Milestone[];
  readonly history: ListingHistory;
  readonly notes: ListingNotes;
  readonly offer: OfferFacts;
}

/** What it is and how it stands. */
export interface ListingHead {
  /** The title of the browser's tab, search engines and previews, with the exact amount in `headline`. */
  readonly title: string;
  readonly headline: string;
  /** What it is, in two lines on a phone. */
  readonly heading: string;
  /** When it is due or how it ended, and what a campaign promises. */
  readonly lead: string;
  /** What its card on the exchange says of it, in the same words. */
  readonly facts: ListingFacts;
  readonly status: ReceivableStatus;
  /** What the status means for this receivable. */
  readonly meaning: string;
  /** Seconds since 1970; null without a default. */
  readonly defaultedAt: number | null;
  readonly isUnlisted: boolean;
  /** Null without a dispute. */
  readonly dispute: DisputeWords | null;
}

/** The debtor, and how certain the debt is. */
export interface ListingDebt {
  readonly kind: ListingKind;
  /** What it is called in a sentence: "invoice", "order", "receivable". */
  readonly documentWord: DocumentWord;
  /** How certain the debt is, in words. */
  readonly levelMeaning: string;
  /** What a community campaign tells its backers; null for every other receivable. */
  readonly campaign: Campaign | null;
  /** In what and where the debtor trades; empty for a campaign, which has none. */
  readonly debtor: readonly WordPair[];
  /** The bearer of the loss when the customer doesn't pay; null for a campaign, which has no customer. */
  readonly recourse: string | null;
}

export interface ListingFigures {
  readonly rows: readonly WordPair[];
  readonly progress: {
    readonly percent: number;
    readonly tone: "good" | "waiting" | "bad";
    /** "45% sold", "32% repaid" */
    readonly label: string;
    /** "2,970.00 of 9,039.07 USDT" */
    readonly amounts: string;
  };
  /** Null once nothing can be bought. */
  readonly timeLeft: string | null;
  readonly minimum: string | null;
  /** What a purchase becomes; null when nothing can be bought. */
  readonly example: string | null;
  /** How the days of its yearly return are counted, and how many they are. */
  readonly returnDays: string;
}

/** The terms in words: what one pays and gets, what else holds, and all of them as a table. */
export interface ListingTerms {
  readonly main: readonly string[];
  readonly more: readonly string[];
  readonly table: readonly WordPair[];
}

export interface ListingRisk {
  readonly assessment: RiskAssessment | null;
  /** Why each factor scored as it did, as far as everybody may know. */
  readonly reasons: Readonly<Partial<Record<RiskFactorName, string>>>;
  readonly afterGrade: AfterGrade | null;
  readonly otherTrouble: OtherTrouble | null;
}

export interface ListingNotes {
  readonly rows: readonly NoteLine[];
  readonly hasMore: boolean;
  /** The terms allow no transfer. */
  readonly areLocked: boolean;
}

export interface ListingReward {
  readonly reward: RewardView;
  /** When it can be claimed, or that it can't any more. */
  readonly when: string;
}

export interface SellerWords {
  readonly name: string;
  readonly wallet: string;
  /** The seller's page; null for an unknown seller, and for a suspended one that has published nothing. */
  readonly link: string | null;
  /** The address of its logo; null without one. */
  readonly logo: string | null;
  /** "Tier 1, 8 repaid on time, 1 late now" */
  readonly record: string;
  /** Something of theirs was repaid late, or is late, in default or disputed now. */
  readonly hasLateRecord: boolean;
  /** The buyers and the debt that its tier allows; null for an unknown seller, and for a suspended one. */
  readonly standing: string | null;
  readonly isSuspended: boolean;
  readonly lines: readonly WordPair[];
}

/** Beside the risk grade of the past: other receivables of the seller that are in trouble now. */
export interface AfterGrade {
  /** The day of the listing, before which it was graded. */
  readonly gradedBy: string;
  readonly receivables: readonly {
    readonly id: string;
    /** "25 days past due", "disputed" */
    readonly words: string;
  }[];
  /** How many private sales are among them, which no list names. */
  readonly privateSales: number;
  /** How many more there are beyond those. */
  readonly more: number;
}

/** Beside the way to buy: what of the seller's other receivables isn't as agreed. */
export interface OtherTrouble {
  /** "1 late, 1 disputed now" */
  readonly words: string;
  /** To where they are named; null for a seller without a page. */
  readonly link: string | null;
}

/** The part of the page that names them. */
export const namedBelow = "not-in-grade";
