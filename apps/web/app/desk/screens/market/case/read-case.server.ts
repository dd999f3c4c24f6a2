import {
  type DisclosedListing,
  discloseListings,
} from "@tenora/database/disclosure/disclose-listings";
import { findListing } from "@tenora/database/market/listing/find-listing";
import type { RouterContextProvider } from "react-router";
import { readIndexed, unlessMarketUnavailable } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";

/** A receivable as everybody knows it, "missing" without one; null while the market can't be read. */
export async function readCaseListing(
  context: Readonly<RouterContextProvider>,
  number: string | undefined,
): Promise<DisclosedListing | "missing" | null> {
  if (!/^[1-9]\d{0,8}$/.test(number ?? "")) return "missing";
  const id = BigInt(number ?? 0);
  return unlessMarketUnavailable(context, async (visit) => {
    const found = await readIndexed(context.get(servicesContext), async (tx, head) => ({
      listing: await findListing(tx, id, BigInt(head.time)),
    }));
    if (found === null) return null;
    if (found.listing === null) return "missing";
    const { listing } = found;
    const [disclosed] = await visit((tx) => discloseListings(tx, [listing]));
    return disclosed ?? null;
  });
}
