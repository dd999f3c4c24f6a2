import { type Address, zeroAddress } from "viem";
import type { Terms } from "../exchange/exchange-types.ts";
import type { ChainEvent } from "./chain-event.ts";
import { eventSentence } from "./event-sentence.ts";
import { type EventNames, eventWords } from "./event-words.ts";

/** One event of a listing's history. */
export interface TimelineEntry {
  readonly event: ChainEvent;
  readonly sentence: string;
}

/**
 * The history of one listing in words, in chain order, out of all events. Technical ones are left out:
 * refreshed pictures, approvals, and transfers that a purchase, resale or refund tells already.
 */
export function listingTimeline(
  events: readonly ChainEvent[],
  listing: bigint,
  names: EventNames,
): TimelineEntry[] {
  const terms = termsByListing(events);
  const fingerprint = terms.get(listing)?.fingerprint;
  const words = eventWords(names, (id) => terms.get(id));
  const told = toldTransfers(events);
  return events
    .filter((event) => {
      if (event.contract !== "exchange") return false;
      if (event.name === "Burned") return event.args.fingerprint === fingerprint;
      if (event.name === "Approval") return false;
      if (event.name === "Transfer" && told.has(transferKey(event, event.args.id, event.args.to)))
        return false;
      return listingOfEvent(event) === listing;
    })
    .map((event) => ({ event, sentence: eventSentence(event, words) }));
}

/** The listing that an event of the exchange is about; null for one about an account or everything. */
export function listingOfEvent(event: ChainEvent): bigint | null {
  if (event.contract !== "exchange") return null;
  if ("listing" in event.args) return event.args.listing;
  if (event.name === "ClaimSkipped") return event.args.note >> 24n;
  if (event.name === "Transfer" || event.name === "Approval") return event.args.id >> 24n;
  return null;
}

/** The terms of every listing among the events, as signed. */
export function termsByListing(events: readonly ChainEvent[]): ReadonlyMap<bigint, Terms> {
  return new Map(
    events.flatMap((event) =>
      event.contract === "exchange" && event.name === "Listed"
        ? [[event.args.listing, event.args.terms] as const]
        : [],
    ),
  );
}

/** The transfers that another event of the same transaction tells. */
function toldTransfers(events: readonly ChainEvent[]): ReadonlySet<string> {
  const keys = events.flatMap((event) => {
    if (event.contract !== "exchange") return [];
    switch (event.name) {
      case "Bought":
      case "Filled":
        return [transferKey(event, event.args.note, event.args.buyer)];
      case "Refunded":
        return [transferKey(event, event.args.note, zeroAddress)];
      default:
        return [];
    }
  });
  return new Set(keys);
}

const transferKey = ({ transactionHash }: ChainEvent, note: bigint, to: Address) =>
  `${transactionHash} ${note} ${to.toLowerCase()}`;
