import type { ChainEvent } from "@tenora/chain/events/chain-event";
import { eventSentence } from "@tenora/chain/events/event-sentence";
import { eventWords } from "@tenora/chain/events/event-words";
import { exchangeSentences } from "@tenora/chain/events/sentences/exchange-sentences";
import type { Terms } from "@tenora/chain/exchange/exchange-types";
import type { PublicConfig } from "@tenora/configuration/public-config";
import type { MarketEvent } from "@tenora/database/market/event-record";
import type { EventPage } from "@tenora/database/market/list-listing-events";
import type { Listing } from "@tenora/database/market/listing-record";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { formatMoment } from "@tenora/domain/text/format-date";
import { proofAddress } from "~/features/receivable/proof-of-payment";
import { explorerLink } from "~/transaction/explorer-link";
import type { History } from "./listing-page.ts";

/** Told by another event of the same transaction, or of no interest to people. */
const left = new Set([
  ...["approval", "approval-for-all", "metadata-update", "batch-metadata-update"],
  ...["state-changed", "contract-uri-updated"],
]);
const tellsTransfer = new Set(["bought", "filled", "refunded"]);

/** Everything that happened to a listing, oldest first, in words and with its transaction. */
export function listingHistory(
  { events, next }: EventPage,
  listing: Listing,
  config: PublicConfig,
): History {
  const told = new Set(
    events.filter(({ type }) => tellsTransfer.has(type)).map(({ transaction }) => transaction),
  );
  const sentence = sentenceWriter(events, listing, config);
  const entries = events
    .filter(
      ({ type, transaction }) =>
        !(left.has(type) || (type === "transferred" && told.has(transaction))),
    )
    .flatMap((event) => {
      const words = sentence(event);
      if (words === null) return [];
      const { type, time, transaction, amount, block, logIndex } = event;
      const key = `${block}-${logIndex}`;
      const at = new Date(time * 1_000);
      return {
        key,
        sentence: words,
        at: `${formatMoment(at)} UTC`,
        time: at.toISOString(),
        amount: amount === null || amount === 0n ? null : formatAmount(amount, listing.token),
        transaction,
        link: explorerLink(config, transaction),
        proof: type === "settled" ? proofAddress(listing.id, key) : null,
      };
    });
  return { entries, hasMore: next !== null };
}

/** The sentence of an event; null for one that isn't the exchange's. */
function sentenceWriter(events: readonly MarketEvent[], listing: Listing, config: PublicConfig) {
  const { seller } = listing;
  const listed = events.find(({ type }) => type === "listed");
  const terms = listed && (revive(listed.arguments) as { terms?: Terms }).terms;
  const nameOf = (wallet: string) =>
    wallet.toLowerCase() === seller.wallet ? (seller.name ?? undefined) : undefined;
  const words = eventWords({ nameOf, stablecoins: config.stablecoins }, () => terms);
  return ({ type, arguments: args }: MarketEvent): string | null => {
    const name = type === "transferred" ? "Transfer" : pascalCase(type);
    if (!(name in exchangeSentences)) return null;
    return eventSentence({ contract: "exchange", name, args: revive(args) } as ChainEvent, words);
  };
}

const pascalCase = (type: string) =>
  type.replaceAll(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase());

/** Whole numbers above 32 bits are stored as decimal strings; nothing else in an event is one. */
function revive(value: unknown): unknown {
  if (typeof value === "string" && /^\d+$/.test(value)) return BigInt(value);
  if (Array.isArray(value)) return value.map(revive);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revive(one)]));
}
