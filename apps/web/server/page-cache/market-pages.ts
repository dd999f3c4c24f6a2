import type { Database } from "@tenora/database/connection/connect";
import { findMarketHead } from "@tenora/database/market/find-market-head";
import {
  readListingsAddress,
  writeListingsAddress,
} from "@tenora/database/market/listing/listing-query";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import type { Services } from "../../app/services.server.ts";

const listPath = "/exchange";
/** The fee is the exchange's own. */
const feesPath = "/fees";
const listingPath = /^\/exchange\/[1-9]\d{0,8}$/;
const sellerPath = /^\/b\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The key of a page of the exchange or of a seller, its path with the query; null for other pages and other spellings
 * of an address, and for older history, which are rendered each time so that they can't fill the memory.
 */
export function marketPageKey(path: string, url: string): string | null {
  const start = url.indexOf("?");
  if (listingPath.test(path)) {
    const isOlderHistory = start >= 0 && new URLSearchParams(url.slice(start)).has("before");
    return isOlderHistory ? null : path;
  }
  if (sellerPath.test(path)) return path;
  if (path === feesPath) return path;
  if (path !== listPath) return null;
  if (start < 0) return path;
  const search = url.slice(start);
  const address = readListingsAddress(new URLSearchParams(search));
  const isCanonical = !address.hasUnknown && writeListingsAddress(address) === search;
  return isCanonical ? path + search : null;
}

/** What pages of the exchange show besides their address; null while the database is unavailable. */
export type MarketVersion = () => Promise<string | null>;

/** How long one result is used, and how long a request waits for the next, in ms. */
const fresh = 250;
const longestWait = 150;
const minute = 60_000;
/** As the pages say it. In s. */
const longestLagS = 30;

/**
 * The newest indexed block, whether it is behind the chain, and the minute, after which a change of our
 * own records shows: names and tiers of sellers. Queried four times a second at most; while that takes
 * long, as without a chain, pages of the version before are served.
 */
export function cachedMarketVersion({
  marketHead,
  marketDatabase,
  now,
}: Pick<Services, "marketHead" | "marketDatabase" | "now">): MarketVersion {
  let queriedAt = Number.NEGATIVE_INFINITY;
  let last: string | null = null;
  let version: Promise<string | null> = Promise.resolve(null);
  const query = async () => {
    const head = await marketHead().catch(() => null);
    const block = head?.indexedBlock ?? (await indexedBlock(marketDatabase));
    const isBehind = head === null || head.lagSeconds > longestLagS;
    if (block !== null) {
      last = `${block}${isBehind ? " behind" : ""} ${Math.floor(now().getTime() / minute)}`;
    }
    return block === null ? null : last;
  };
  return () => {
    if (performance.now() - queriedAt < fresh) return version;
    queriedAt = performance.now();
    const asked = query();
    version = last === null ? asked : Promise.race([asked, lastAfter(longestWait)]);
    return version;
  };

  function lastAfter(ms: number): Promise<string | null> {
    return new Promise((done) => setTimeout(() => done(last), ms).unref());
  }
}

/**
 * The minute while the exchange can be read; empty otherwise. No request waits for it: what the last one
 * has found out holds for this one.
 */
export function homeVersion(market: MarketVersion, now: () => Date): () => Promise<string> {
  let isReadable = false;
  return async () => {
    void market().then((version) => {
      isReadable = version !== null;
    });
    return isReadable ? String(Math.floor(now().getTime() / minute)) : "";
  };
}

const indexedBlock = (database: Database<"tenora_web_market">): Promise<number | null> =>
  asMarketReader(database, findMarketHead).then(
    (head) => head?.block ?? null,
    () => null,
  );
