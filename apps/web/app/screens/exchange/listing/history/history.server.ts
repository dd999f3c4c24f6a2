import type { ChainEvent } from "@tenora/chain/events/chain-event";
import { eventSentence } from "@tenora/chain/events/event-sentence";
import { eventWords } from "@tenora/chain/events/event-words";
import { exchangeSentences } from "@tenora/chain/events/sentences/exchange-sentences";
import type { Terms } from "@tenora/chain/exchange/exchange-types";
import type { PublicConfig } from "@tenora/configuration/public-config";
import type { MarketEvent } from "@tenora/database/market/event/event-record";
import {
  type EventPage,
  listListingEvents,
} from "@tenora/database/market/event/list-listing-events";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { EventPosition } from "@tenora/database/market/market-tables";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { formatMoment } from "@tenora/domain/text/format-date";
import { proofAddress } from "~/features/receivable/proof-of-payment";
import { explorerLink } from "~/transaction/explorer-link";
import type { ListingHistory } from "./listing-history.ts";

const mostEntries = 100;

/** Told by another event of the same transaction, or of no interest to people. */
const untold = new Set([
  ...["Approval", "ApprovalForAll", "MetadataUpdate", "BatchMetadataUpdate"],
  ...["StateChanged", "ContractURIUpdated"],
]);
const tellsTransfer = ["bought", "filled", "refunded"];

/** The events that the history tells, by the type that the indexer stores. */
const namesOfTypes = new Map(
  Object.keys(exchangeSentences)
    .filter((name) => !untold.has(name))
    .map((name) => [name === "Transfer" ? "transferred" : hyphenated(name), name]),
);

/** A page of a listing's events, and the one that listed it, whose terms the words of others need. */
export interface HistoryEvents extends EventPage {
  readonly listed: MarketEvent | null;
  readonly isNewest: boolean;
}

/** The newest events that the history tells, or those before a position in the chain. */
export async function readHistory(
  tx: Transaction<"market">,
  listing: bigint,
  before: EventPosition | null,
): Promise<HistoryEvents> {
  const page = await listListingEvents(tx, {
    listing,
    types: [...namesOfTypes.keys()],
    transfersToldBy: tellsTransfer,
    newestFirst: true,
    after: before ?? undefined,
    limit: mostEntries,
  });
  const first = await listListingEvents(tx, { listing, types: ["listed"], limit: 1 });
  return { ...page, listed: first.events[0] ?? null, isNewest: before === null };
}

/** What happened to a listing, newest first, in words and with its transaction. */
export function listingHistory(
  { events, next, listed, isNewest }: HistoryEvents,
  listing: Listing,
  config: PublicConfig,
): ListingHistory {
  const sentence = sentenceWriter(listed, listing, config);
  const address = `/exchange/${listing.id}`;
  return {
    entries: events.flatMap((event) => {
      const words = sentence(event);
      if (words === null) return [];
      const { type, time, transaction, block, logIndex } = event;
      const key = `${block}-${logIndex}`;
      const at = new Date(time * 1_000);
      return {
        key,
        sentence: words,
        at: `${formatMoment(at)} UTC`,
        time: at.toISOString(),
        amount: untoldAmount(event, words, listing),
        transaction,
        link: explorerLink(config, transaction),
        proof: type === "settled" ? proofAddress(listing.id, key) : null,
      };
    }),
    newest: isNewest ? null : address,
    older: next && `${address}?before=${next.block}-${next.logIndex}`,
  };
}

/** Money that moved and that the sentence doesn't name. */
function untoldAmount(
  { type, amount }: MarketEvent,
  sentence: string,
  { token }: Listing,
): string | null {
  if (amount === null || amount === 0n) return null;
  const words = formatAmountFor(paidEvents.has(type) ? "payer" : "payee", amount, token);
  return sentence.includes(words) ? null : words;
}

/** Whose amount the sentence has as its payer reads it. */
const paidEvents: ReadonlySet<string> = new Set(["bought", "settled", "filled"]);

/** The sentence of an event; null for one that the history doesn't tell. */
function sentenceWriter(listed: MarketEvent | null, listing: Listing, config: PublicConfig) {
  const { seller } = listing;
  const terms = listed === null ? undefined : (revive(listed.arguments) as { terms?: Terms }).terms;
  const nameOf = (wallet: string) =>
    wallet.toLowerCase() === seller.wallet ? (seller.name ?? undefined) : undefined;
  const words = eventWords({ nameOf, stablecoins: config.stablecoins }, () => terms);
  return ({ type, arguments: args }: MarketEvent): string | null => {
    const name = namesOfTypes.get(type);
    if (name === undefined) return null;
    return eventSentence({ contract: "exchange", name, args: revive(args) } as ChainEvent, words);
  };
}

function hyphenated(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}

/** Whole numbers above 32 bits are stored as decimal strings; nothing else in an event is one. */
function revive(value: unknown): unknown {
  if (typeof value === "string" && /^\d+$/.test(value)) return BigInt(value);
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revive(one)]));
}
