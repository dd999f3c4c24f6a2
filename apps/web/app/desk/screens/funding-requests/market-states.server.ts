import { findListings } from "@tenora/database/market/listing/find-listings";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { RouterContextProvider } from "react-router";
import { statusWordsOf } from "~/features/receivable/status-words";
import { readIndexed } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import type { RequestMarketState } from "./funding-request-list.tsx";

/** How published requests are on the exchange now, by their ids; none of them while the market can't be read. */
export async function readMarketStates(
  context: Readonly<RouterContextProvider>,
  requests: readonly {
    readonly id: string;
    readonly listing: { readonly id: string; readonly fingerprint: string } | null;
  }[],
): Promise<Readonly<Record<string, RequestMarketState>>> {
  const published = requests.flatMap(({ id, listing }) => (listing ? [{ id, listing }] : []));
  if (published.length === 0) return {};
  const ids = published.map(({ listing }) => BigInt(listing.id));
  const listings = await readIndexed(context.get(servicesContext), (tx, head) =>
    findListings(tx, ids, BigInt(head.time)),
  );
  const states = published.flatMap(({ id, listing }) => {
    const one = listings?.get(BigInt(listing.id));
    // On a chain that was made again the number may be another receivable's.
    if (one === undefined || one.fingerprint !== listing.fingerprint) return [];
    return [[id, marketStateOf(one)]] as const;
  });
  return Object.fromEntries(states);
}

/** A receivable's status in words, and whether it is disputed. */
export function marketStateOf(listing: Listing): RequestMarketState {
  const { label, tone } = statusWordsOf(listing);
  const { byDebtor, byAttestor } = listing.disputed;
  return byDebtor || byAttestor ? { label: `${label}, disputed`, tone: "bad" } : { label, tone };
}
