import { type ListingSort, listListings } from "@tenora/database/market/list-listings";
import { listMarketTokens } from "@tenora/database/market/list-market-tokens";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { publicApiLimit, type RouteHandle } from "~/http/route-handle";
import { ApiError } from "../api-error";
import { apiRoute } from "../api-route.server";
import { answerAtBlock } from "../at-block.server";
import { toApiListing } from "../present/listing";
import { readCursor, readQuery } from "../read-parameters";
import { listingsQuery } from "../schema/parameters";

export const handle: RouteHandle = { rateLimits: { GET: publicApiLimit } };

/** A cursor names its order; the orders' columns hold no more digits. */
const cursorShapes: Readonly<Record<ListingSort, RegExp>> = {
  newest: /^newest-(\d{1,13})-(\d{1,13})$/,
  soonest: /^soonest-(\d{1,12})-(\d{1,13})$/,
  return: /^return-(\d{1,18})-(\d{1,13})$/,
  funded: /^funded-(\d{1,5})-(\d{1,13})$/,
};

/** GET: a page of the listings that are in lists, at the newest block. */
export const loader = apiRoute(async (call) => {
  const { risk, return: returns, tier, cursor, ...query } = readQuery(call.request, listingsQuery);
  const [value, id] = readCursor(cursor, cursorShapes[query.sort]) ?? [];
  return answerAtBlock(call, async (tx, now) => {
    await assertTokens(tx, query.token ?? []);
    const filter = {
      ...query,
      returns,
      tier: tier?.map(Number),
      // No listing has a grade: none matches.
      ...(risk && { status: [] }),
      after: value === undefined || id === undefined ? undefined : { value, id },
    };
    const { listings, next } = await listListings(tx, filter, now);
    return {
      data: listings.map(toApiListing),
      next: next && `${query.sort}-${next.value}-${next.id}`,
    };
  });
});

/** @throws ApiError when a token was never accepted */
async function assertTokens(tx: Transaction<"market">, given: readonly string[]): Promise<void> {
  if (given.length === 0) return;
  const tokens = await listMarketTokens(tx);
  const known = new Set(tokens.flatMap(({ symbol, address }) => [symbol, address]));
  const unknown = given.find((one) => !known.has(one) && !known.has(one.toLowerCase()));
  if (unknown !== undefined) throw ApiError.invalid(`There is no token ${unknown} here.`);
}
