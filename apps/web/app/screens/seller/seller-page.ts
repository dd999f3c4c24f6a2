import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import type { RecordLine } from "~/features/receivable/seller/seller-record-words";
import type { RewardView } from "~/features/reward/reward-view";
import type { MarketFigures } from "~/market/market-figures";

// What the public page of a business shows, in words: the server writes every figure.

export interface SellerPage {
  readonly market: MarketFigures;
  readonly name: string;
  /** The address of its logo; null without one. */
  readonly logo: string | null;
  /** "A growth business in Singapore", for search engines and link previews. */
  readonly summary: string;
  readonly tier: string;
  /** The buyers and the debt that its tier allows. */
  readonly tierMeaning: string;
  /** Industry, country, year; without what the seller left out. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Plain text; empty for none. */
  readonly description: string;
  /** Whether the business has said anything of itself. */
  readonly hasWords: boolean;
  readonly website: { readonly address: string; readonly host: string } | null;
  readonly wallet: string;
  /** "1 late, 1 disputed now": of its receivables, and whether one of these is below; null while nothing is. */
  readonly trouble: { readonly words: string; readonly isBelow: boolean } | null;
  /** "Sep 16, 2026"; null unless it is suspended. */
  readonly suspendedOn: string | null;
  readonly record: readonly RecordLine[];
  /** "4.3 out of 5, from 7 investors who were repaid"; null without ratings. */
  readonly ratings: string | null;
  /** "Holders of 4 unpaid receivables can't rate yet"; null while every due one is paid. */
  readonly unrated: string | null;
  /** The newest ratings that have words. */
  readonly reviews: readonly SellerReview[];
  readonly hasListed: boolean;
  /** The newest of those that are in lists. */
  readonly receivables: readonly SellerReceivable[];
  /** "9 listed. 1 of them is a private sale, which isn't shown."; null for none, and while not all are here. */
  readonly hidden: string | null;
  /** The address of the exchange with all of them; null when these are all. */
  readonly more: string | null;
  /** None while it is suspended: it wrote them. */
  readonly rewards: readonly RewardView[];
}

export interface SellerReceivable {
  readonly id: string;
  /** The name of a campaign; otherwise "Invoice" or "Order". */
  readonly what: string;
  readonly status: ReceivableStatus;
  /** Seconds since 1970; null without a default. */
  readonly defaultedAt: number | null;
  readonly isDisputed: boolean;
  readonly face: string;
  readonly due: string;
}

/** A rating with words, without whose it is. */
export interface SellerReview {
  readonly key: string;
  /** 1 to 5. */
  readonly stars: number;
  /** Plain text. */
  readonly words: string;
  /** "November 2026" */
  readonly month: string;
}
