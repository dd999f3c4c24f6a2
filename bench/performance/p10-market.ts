import { loadavg } from "node:os";
import { openDatabase } from "@tenora/database/connection/connect";
import { loginUrl } from "@tenora/database/connection/login-url";
import { listListingEvents } from "@tenora/database/market/event/list-listing-events";
import { countListings } from "@tenora/database/market/listing/count-listings";
import { findListing } from "@tenora/database/market/listing/find-listing";
import { type ListingQuery, listListings } from "@tenora/database/market/listing/list-listings";
import { readCollectedTotals } from "@tenora/database/market/payment/list-collections";
import { readMarketStats } from "@tenora/database/market/read-market-stats";
import { listWalletHoldings } from "@tenora/database/market/wallet/list-wallet-holdings";
import { listWalletNotes } from "@tenora/database/market/wallet/list-wallet-notes";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { startEmbeddedDatabase } from "@tenora/testing/database/embedded-database";
import {
  asOwner,
  createTestDatabase,
  prepareTemplate,
} from "@tenora/testing/database/test-database";
import { createMarketTables } from "@tenora/testing/market/create-market-tables";
import {
  type Bench,
  figure,
  information,
  type MeasuredFigure,
  percentile,
} from "../support/figure.ts";
import { insertMarket, largeHolder, newestAt } from "../support/insert-market.ts";

const listings = Number(process.env.BENCH_ROWS ?? 100_000);
const size = { listings, notes: listings * 10, events: listings * 50 };
const now = BigInt(newestAt);
const runs = 15;

type Question = (tx: Transaction<"market">) => Promise<unknown>;
const page =
  (query: Omit<ListingQuery, "limit">): Question =>
  (tx) =>
    listListings(tx, { ...query, limit: 50 }, now);

const questions: Record<string, Question> = {
  "first page": page({}),
  "deepest page": page({ after: { value: 60n, id: 60n } }),
  "soonest due": page({ sort: "soonest" }),
  "soonest due, open": page({ sort: "soonest", status: ["open"] }),
  "highest return": page({ sort: "return" }),
  "highest return, deepest": page({ sort: "return", after: { value: 301n, id: 9_000n } }),
  "most funded": page({ sort: "funded" }),
  "status open": page({ status: ["open"] }),
  "status late": page({ status: ["late", "overdue"] }),
  "status defaulted": page({ status: ["defaulted"] }),
  "status failed (none)": page({ status: ["failed"] }),
  "return: reward": page({ returns: ["reward"] }),
  "due in 30 days": page({ timeframe: ["le-30"] }),
  "due in more than 90": page({ timeframe: ["gt-90"] }),
  "level declared": page({ level: ["declared"] }),
  "kind community": page({ kind: ["community"] }),
  token: page({ token: ["USDC"] }),
  seller: page({ seller: [`0x5e${"7".padStart(38, "0")}`] }),
  tier: page({ tier: [1] }),
  text: page({ search: "textiles" }),
  "one listing": (tx) => findListing(tx, 12_345n, now),
  "events of a listing": (tx) => listListingEvents(tx, { listing: 12_345n, limit: 100 }),
  "history of a listing": (tx) =>
    listListingEvents(tx, {
      listing: 12_345n,
      types: ["listed", "bought", "transferred", "settled"],
      transfersToldBy: ["bought"],
      newestFirst: true,
      limit: 100,
    }),
};

/** P10: the market's questions over 100,000 listings, 1,000,000 notes and 5,000,000 events. */
export const run: Bench = async () => {
  const cluster = await startEmbeddedDatabase();
  try {
    await prepareTemplate(cluster);
    const test = await createTestDatabase(cluster);
    await createMarketTables(test);
    const indexer = loginUrl(test.ownerUrl, "tenora_indexer", test.authSecret);
    await asOwner(indexer, (client) => insertMarket(client, size));
    const web = openDatabase({ ...test, login: "tenora_web_market" });
    const median = async (question: Question) => {
      const times: number[] = [];
      for (let at = 0; at < runs; at++) {
        const beganAt = performance.now();
        await asMarketReader(web, question);
        times.push(performance.now() - beganAt);
      }
      return percentile(times, 0.5);
    };
    const figures: MeasuredFigure[] = [];
    for (const [what, question] of Object.entries(questions)) {
      const ms = await median(question);
      figures.push(figure(what, `${ms.toFixed(1)} ms`, "≤ 5 ms", ms <= 5));
    }
    const portfolio = await median((tx) =>
      listWalletNotes(tx, { wallet: largeHolder, limit: 1_000 }, now),
    );
    const holdings = await median((tx) => listWalletHoldings(tx, largeHolder, now));
    const collected = await median((tx) => readCollectedTotals(tx, largeHolder));
    figures.push(
      figure("sums of 1,000 notes", `${holdings.toFixed(1)} ms`, "≤ 50 ms", holdings <= 50),
      figure("portfolio of 1,000 notes", `${portfolio.toFixed(1)} ms`, "≤ 50 ms", portfolio <= 50),
      figure("collected on them", `${collected.toFixed(1)} ms`, "≤ 50 ms", collected <= 50),
      information(
        "counts per filter",
        `${(await median((tx) => countListings(tx, {}, now))).toFixed(0)} ms`,
      ),
      information("totals", `${(await median((tx) => readMarketStats(tx, now))).toFixed(0)} ms`),
      information("system load while measuring", `${loadavg()[0]?.toFixed(1)}`),
    );
    await web.close();
    return figures;
  } finally {
    await cluster.stop();
  }
};
