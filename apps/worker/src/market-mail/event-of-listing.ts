import type { MarketEvent } from "@tenora/database/market/event/event-record";
import type { Listing } from "@tenora/database/market/listing/listing-record";

/** An event with its receivable, as both are in the market now. */
export interface EventOfListing {
  readonly event: MarketEvent;
  readonly listing: Listing;
  /** Wallets that hold its notes now. */
  readonly holders: readonly string[];
  /** The units sold before a purchase, and with it. */
  readonly sold: { readonly before: bigint; readonly units: bigint } | undefined;
  /** Its notes' reward can be claimed once its time has come: the seller made it, and its last day isn't over. */
  readonly hasReward: boolean;
  /** Which of its kind it is in its transaction, from 0: blocks and log indices may change, this doesn't. */
  readonly ordinal: number;
}

/** After a default no reward can be claimed any more. */
export const isNotDefaulted = ({ defaultedAt }: Listing) => defaultedAt === null;
