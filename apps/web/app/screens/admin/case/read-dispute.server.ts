import { listListingEvents } from "@tenora/database/market/list-listing-events";
import type { Listing } from "@tenora/database/market/listing-record";
import { formatMoment } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { readMarket } from "~/market/read-market.server";
import type { CaseFact } from "./case-page.ts";

/** Of the newest times that a dispute was raised or ended. */
const newest = 50;

/** Who raised the dispute that stands, when, and with which evidence; empty without one. */
export async function readDispute(
  context: Readonly<RouterContextProvider>,
  { id, disputed, debtor }: Pick<Listing, "id" | "disputed" | "debtor">,
): Promise<CaseFact[]> {
  if (!disputed.byDebtor && !disputed.byAttestor) return [];
  const found = await readMarket(context, async (tx) => {
    const query = { listing: id, types: ["dispute-flagged"], newestFirst: true, limit: newest };
    const { events } = await listListingEvents(tx, query);
    return { raised: events.find((event) => event.arguments.disputed === true) };
  });
  if (!found?.raised) return [];
  const { wallet, time, transaction, arguments: args } = found.raised;
  return [
    ["Raised by", `${wallet === debtor ? "The customer" : "An attestor"}, ${wallet}`],
    ["Since", `${formatMoment(new Date(time * 1_000))} UTC`],
    ["Transaction", transaction],
    ["Hash of the evidence", String(args.evidence ?? "")],
  ];
}
