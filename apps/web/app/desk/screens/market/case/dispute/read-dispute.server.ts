import type { MarketEvent } from "@tenora/database/market/event/event-record";
import { listListingEvents } from "@tenora/database/market/event/list-listing-events";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { formatMoment } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { readIndexed } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import type { CaseFact } from "../case-page.ts";

/** How many of the newest dispute events are read. */
const newest = 50;

/** A dispute that stands: who raised it, when, and the hash of its evidence. */
export interface StandingDispute {
  readonly facts: readonly CaseFact[];
  readonly hash: string;
}

/** What the exchange has of disputes about a receivable. */
export interface ListingDispute {
  /** Empty without one. */
  readonly standing: readonly StandingDispute[];
  /** The hashes of evidence that were sent, raised or ended. */
  readonly sent: ReadonlySet<string>;
}

/** What the exchange has of them; null while the market can't be read. */
export async function readDispute(
  context: Readonly<RouterContextProvider>,
  { id, disputed, debtor }: Pick<Listing, "id" | "disputed" | "debtor">,
): Promise<ListingDispute | null> {
  const found = await readIndexed(context.get(servicesContext), async (tx) => {
    const query = { listing: id, types: ["dispute-flagged"], newestFirst: true, limit: newest };
    const { events } = await listListingEvents(tx, query);
    const raised = events.filter((event) => event.arguments.disputed === true);
    return {
      byDebtor: disputed.byDebtor ? raised.find(({ wallet }) => wallet === debtor) : undefined,
      byAttestor: disputed.byAttestor ? raised.find(({ wallet }) => wallet !== debtor) : undefined,
      sent: new Set(events.map((event) => String(event.arguments.evidence ?? ""))),
    };
  });
  if (found === null) return null;
  const { byDebtor, byAttestor, sent } = found;
  return {
    standing: [...standingOf("The customer", byDebtor), ...standingOf("An attestor", byAttestor)],
    sent,
  };
}

function standingOf(who: string, raised: MarketEvent | undefined): StandingDispute[] {
  if (raised === undefined) return [];
  const { wallet, time, transaction, arguments: args } = raised;
  const hash = String(args.evidence ?? "");
  const facts: CaseFact[] = [
    ["Raised by", `${who}, ${wallet}`],
    ["Since", `${formatMoment(new Date(time * 1_000))} UTC`],
    ["Transaction", transaction],
    ["Hash of the evidence", hash],
  ];
  return [{ facts, hash }];
}
