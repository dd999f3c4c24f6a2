import type { ListingKind } from "@tenora/database/market/listing-record";
import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import type { RecordLine } from "~/features/receivable/seller-record-words";
import type { RewardView } from "~/features/reward/reward-view";
import type { MarketFigures } from "~/market/market-figures";

// What the public page of a business shows, in words: the server writes every figure.

export interface SellerPage {
  readonly market: MarketFigures;
  readonly name: string;
  /** "A growth business in Singapore", for search engines and link previews. */
  readonly summary: string;
  readonly tier: string;
  /** Industry, country, year; without what nobody said. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Plain text; empty for none. */
  readonly description: string;
  /** Whether the business has said anything of itself. */
  readonly hasWords: boolean;
  readonly website: { readonly address: string; readonly host: string } | null;
  readonly wallet: string;
  readonly record: readonly RecordLine[];
  readonly hasListed: boolean;
  /** The newest of those that are in lists. */
  readonly receivables: readonly SellerReceivable[];
  /** Of the exchange, with all of them; null when these are all. */
  readonly more: string | null;
  readonly rewards: readonly RewardView[];
}

export interface SellerReceivable {
  readonly id: string;
  readonly kind: ListingKind;
  readonly campaign: string | null;
  readonly status: ReceivableStatus;
  readonly face: string;
  readonly due: string;
}
