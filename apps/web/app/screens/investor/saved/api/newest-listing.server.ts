import {
  findNewestListing,
  type NewestListing,
} from "@tenora/database/market/listing/find-newest-listing";
import type { RouterContextProvider } from "react-router";
import { readMarket } from "~/market/read-market.server";

/** Up to which listing nothing is new; null while the market can't be read or has none. */
export async function newestListing(
  context: Readonly<RouterContextProvider>,
): Promise<NewestListing | null> {
  const found = await readMarket(context, async (tx) => ({ newest: await findNewestListing(tx) }));
  return found?.newest ?? null;
}
