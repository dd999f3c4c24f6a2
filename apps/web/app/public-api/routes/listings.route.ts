import { findSellerSlugs } from "@tenora/database/disclosure/find-seller-slugs";
import { matchRecords } from "@tenora/database/disclosure/match-records";
import { noMatches } from "@tenora/database/market/attention/record-matches";
import { listMarketTokens } from "@tenora/database/market/list-market-tokens";
import { type ListingSort, listListings } from "@tenora/database/market/listing/list-listings";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { publicApiLimit, type RouteHandle } from "~/http/route-handle";
import { ApiError } from "../api-error";
import { apiRoute } from "../api-route.server";
import { answerAtBlock } from "../at-block.server";
import { toApiListings } from "../present/listings.server";
import { readCursor, readSearchParameters } from "../read-parameters";
import { listingsParameters } from "../schema/parameters";

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
  const {
    return: returns,
    tier,
    seller,
    cursor,
    ...query
  } = readSearchParameters(call.request, listingsParameters);
  const [value, id] = readCursor(cursor, cursorShapes[query.sort]) ?? [];
  const isOurs = query.risk !== undefined || seller?.some(isSlug);
  const { wallets, records } = isOurs
    ? await asVisitor(call.services.publicDatabase, async (tx) => ({
        wallets: seller && (await walletsOf(tx, seller)),
        records: await matchRecords(tx, query),
      }))
    : { wallets: seller, records: noMatches };
  const filter = {
    ...query,
    returns,
    tier: tier?.map(Number),
    seller: wallets,
    after: value === undefined || id === undefined ? undefined : { value, id },
  };
  return answerAtBlock(
    call,
    async (tx, now) => {
      await assertTokens(tx, query.token ?? []);
      return listListings(tx, filter, now, records);
    },
    async ({ listings, next }) => ({
      data: await toApiListings(call, listings),
      next: next && `${query.sort}-${next.value}-${next.id}`,
    }),
  );
});

const isSlug = (seller: string) => !seller.startsWith("0x");

/** The wallets of sellers by wallet or slug. @throws ApiError when a slug is unknown */
async function walletsOf(
  tx: Transaction<"visitor">,
  sellers: readonly string[],
): Promise<string[]> {
  const slugs = sellers.filter(isSlug);
  const found = await findSellerSlugs(tx, { slugs });
  const unknown = slugs.find((slug) => !found.some((one) => one.slug === slug));
  if (unknown !== undefined) throw ApiError.invalid(`There is no seller ${unknown} here.`);
  const wallets = sellers.filter((one) => !isSlug(one));
  return [...wallets, ...found.map(({ wallet }) => wallet)];
}

/** @throws ApiError when a token was never accepted */
async function assertTokens(tx: Transaction<"market">, given: readonly string[]): Promise<void> {
  if (given.length === 0) return;
  const tokens = await listMarketTokens(tx);
  const known = new Set(tokens.flatMap(({ symbol, address }) => [symbol, address]));
  const unknown = given.find((one) => !known.has(one) && !known.has(one.toLowerCase()));
  if (unknown !== undefined) throw ApiError.invalid(`There is no token ${unknown} here.`);
}
