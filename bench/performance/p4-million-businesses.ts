import { loadavg } from "node:os";
import { type BusinessQuery, listBusinesses } from "@tenora/database/business/list-businesses";
import { openDatabaseAt } from "@tenora/database/connection/connect";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { sessionHash } from "@tenora/database/transaction/session-hash";
import { createAdminSession } from "@tenora/testing/database/sessions";
import pg from "pg";
import { Person } from "../../apps/web/test/support/people/person.ts";
import {
  type Bench,
  figure,
  information,
  type MeasuredFigure,
  percentile,
} from "../support/figure.ts";
import { insertBusinesses } from "../support/insert-businesses.ts";
import { withMarketplace } from "../support/marketplace-context.ts";
import { recordQueries } from "../support/query-recorder.ts";

const businesses = Number(process.env.BENCH_ROWS ?? 1_000_000);
const times = 15;

/** A page of the list, with its address and its goal in the database (ms; null: none). */
interface ListPage {
  readonly what: string;
  readonly goal: number | null;
  readonly query: Omit<BusinessQuery, "limit">;
  readonly address: string;
}

/** P4: the admin's list with a million businesses, in the database and through the server. */
export const run: Bench = () =>
  withMarketplace(async ({ marketplace, owner, ask }) => {
    await insertBusinesses(owner, businesses);
    const [deepest] = await ask<{ created_at: Date; id: string }>(
      "select created_at, id from businesses order by created_at, id offset 60 limit 1",
    );
    const [old] = await ask<{ wallet_address: string; registration_number: string }>(
      "select wallet_address, registration_number from businesses order by created_at, id offset 70 limit 1",
    );
    if (deepest === undefined || old === undefined) throw new Error("The table has no businesses");
    const { token } = await createAdminSession(marketplace.ownerUrl, "bench@tenora.example");
    const database = openDatabaseAt(marketplace.web.database.webAdmin, "tenora_web_admin", 1);
    const queries = recordQueries(database);
    const op = new Person(marketplace);
    await op.signInAsAdmin();
    const after = `${deepest.created_at.getTime()}_${deepest.id}`;
    const search = (text: string): Pick<ListPage, "query" | "address"> => ({
      query: { search: text },
      address: `search=${encodeURIComponent(text)}`,
    });
    const pages: ListPage[] = [
      { what: "first page", goal: 1, query: {}, address: "" },
      {
        what: "deepest page",
        goal: 1,
        query: { after: { createdAt: deepest.created_at, id: deepest.id } },
        address: `after=${encodeURIComponent(after)}`,
      },
      { what: "search, one match ('s 500007 P')", goal: 10, ...search("s 500007 P") },
      { what: "search, a whole wallet", goal: 10, ...search(old.wallet_address) },
      { what: "search, the end of a wallet", goal: 10, ...search(old.wallet_address.slice(-5)) },
      { what: "search, a registration number", goal: 10, ...search(old.registration_number) },
      { what: "search, a name that an eighth has ('harbour')", goal: 10, ...search("harbour") },
      // Almost every row contains these digits in this order, so the index excludes few rows.
      {
        what: "search, frequent digits ('20190000')",
        goal: null,
        ...search("20190000"),
      },
      { what: "search, no match ('nothing like it')", goal: 10, ...search("nothing like it") },
      { what: "search, a rare pair of letters ('ßt')", goal: 10, ...search("ßt") },
      { what: "search, a rare letter ('ω')", goal: 10, ...search("ω") },
      { what: "search, a frequent pair ('ta')", goal: 10, ...search("ta") },
      { what: "status pending", goal: 1, query: { status: "pending" }, address: "status=pending" },
    ];
    const figures: MeasuredFigure[] = [];
    for (const page of pages) {
      queries.length = 0;
      await asAdmin(database, token, (tx) => listBusinesses(tx, { ...page.query, limit: 50 }));
      const inDatabase = await timeOf(marketplace.web.database.webAdmin, token, [...queries]);
      const throughServer = await throughTheServer(op, page.address);
      const goal = page.goal === null ? null : `≤ ${page.goal} ms; ≤ 30 ms`;
      const measured = `${inDatabase.toFixed(2)} ms; through the server ${throughServer.median.toFixed(1)} ms (fastest ${throughServer.fastest.toFixed(1)})`;
      const holds =
        inDatabase <= (page.goal ?? Number.POSITIVE_INFINITY) && throughServer.median <= 30;
      figures.push(
        goal === null ? information(page.what, measured) : figure(page.what, measured, goal, holds),
      );
    }
    await database.close();
    const [size] = await ask<{ trigram: string; short: string }>(
      `select pg_size_pretty(pg_relation_size('businesses_search')) as trigram,
         pg_size_pretty(pg_relation_size('businesses_short_search')) as short`,
    );
    figures.push(
      information("indexes of the search", `${size?.trigram}, for short texts ${size?.short}`),
    );
    figures.push(information("system load while measuring", `${loadavg()[0]?.toFixed(1)}`));
    return figures;
  });

/** Median execution time in the database, the queries of one page together. */
async function timeOf(
  url: string,
  token: string,
  queries: readonly { text: string; values: readonly unknown[] }[],
): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const totals: number[] = [];
  for (let time = 0; time < times; time += 1) {
    let total = 0;
    await client.query(
      `begin; set local role tenora_admin; select set_config('app.session', '${sessionHash(token)}', true)`,
    );
    for (const { text, values } of queries) {
      const { rows } = await client.query({
        text: `explain (analyze, timing off, format json) ${text}`,
        values: [...values],
      });
      total += rows[0]["QUERY PLAN"][0]["Execution Time"];
    }
    await client.query("rollback");
    totals.push(total);
  }
  await client.end();
  return percentile(totals, 0.5);
}

/** Median and fastest time of the request that a navigation to the list sends. */
async function throughTheServer(op: Person, address: string) {
  const path = `/admin.data?${address ? `${address}&` : ""}_routes=screens%2Fadmin%2Frequests%2Frequests`;
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    const answer = await op.fetch(path);
    const body = await answer.text();
    if (!answer.ok || !body.includes("businesses")) throw new Error(`${answer.status}: ${body}`);
    took.push(performance.now() - began);
  }
  return { median: percentile(took, 0.5), fastest: Math.min(...took) };
}
