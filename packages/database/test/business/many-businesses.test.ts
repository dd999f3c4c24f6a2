import { findBusinessStatus } from "@tenora/database/business/find-business-status";
import { type BusinessQuery, listBusinesses } from "@tenora/database/business/list-businesses";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { createAdminSession } from "@tenora/testing/database/sessions";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { insertBusinesses, insertedWallet } from "../../../../bench/support/insert-businesses.ts";
import { useDatabaseContext } from "../support/database-context.ts";

// The short form of P4 and P5, whose benches measure a million rows: correctness with thousands.

const count = 6_000;
const context = useDatabaseContext();
let token = "";

beforeAll(async () => {
  const owner = new pg.Pool({ connectionString: context.test.ownerUrl });
  await insertBusinesses(owner, count);
  await owner.end();
  token = (await createAdminSession(context.test.ownerUrl, "op@tenora.example")).token;
});

const list = (query: Omit<BusinessQuery, "limit">, limit = 50) =>
  asAdmin(context.admin, token, (tx) => listBusinesses(tx, { ...query, limit }));
const namesOf = async (query: Omit<BusinessQuery, "limit">) =>
  (await list(query)).businesses.map(({ companyName }) => companyName);

test("business list: pages contain every business once, newest first, to the last page", async () => {
  const seen: string[] = [];
  let last = Number.POSITIVE_INFINITY;
  let after: BusinessQuery["after"];
  do {
    const page = await list({ after }, 200);
    for (const { id, createdAt } of page.businesses) {
      expect(createdAt.getTime()).toBeLessThanOrEqual(last);
      last = createdAt.getTime();
      seen.push(id);
    }
    after = page.next ?? undefined;
  } while (after);
  expect(new Set(seen).size).toBe(count);
  expect(seen).toHaveLength(count);
});

describe("business search", () => {
  const odd = ["Ωmega ßteel"];
  test.each([
    ["of several letters", "mega ßt", odd],
    ["a rare pair", "ßT", odd],
    ["a rare letter", "ω", odd],
    ["over the end of a word", "a ß", odd],
    ["nothing at all", "漢", []],
    ["a pair that is nowhere", "ωω", []],
    ["a sign that the pattern would take for its own", "%", []],
  ])("%s: %j", async (_what, search, names) => {
    expect(await namesOf({ search })).toEqual(names);
    expect(await namesOf({ search, status: "rejected" })).toEqual([]);
  });

  test("finds wallets and numbers by the whole, by the end and with other words", async () => {
    const { rows } = await context.owner((owner) =>
      owner.query(`select ${insertedWallet} as wallet from generate_series(3, 3) n`),
    );
    const wallet: string = rows[0].wallet;
    const own = ["Orchid Textiles 3 Pte Ltd"];
    expect(await namesOf({ search: wallet.toUpperCase() })).toEqual(own);
    expect(await namesOf({ search: wallet.slice(-9) })).toEqual(own);
    expect(await namesOf({ search: "20190000003d" })).toEqual(own);
    expect(await namesOf({ search: "Trading 5999 P" })).toEqual([]);
    expect(await namesOf({ search: "Timber 5999 P" })).toHaveLength(1);
  });

  test("pages and filters a frequent two-letter term like any other", async () => {
    const first = await list({ search: "ta", status: "pending" });
    expect(first.businesses).toHaveLength(50);
    const second = await list({ search: "ta", status: "pending", after: first.next ?? undefined });
    const ids = [...first.businesses, ...second.businesses].map(({ id }) => id);
    expect(new Set(ids).size).toBe(100);
    for (const { status } of second.businesses) expect(status).toBe("pending");
  });
});

test("business status: finds one wallet among many", async () => {
  const { rows } = await context.owner((owner) =>
    owner.query(`select ${insertedWallet} as wallet from generate_series(1, 10) n`),
  );
  const standings = await asVisitor(context.web, async (tx) => {
    const found = [];
    for (const { wallet } of rows) {
      found.push(await findBusinessStatus(tx, `0x${wallet.slice(2).toUpperCase()}`));
    }
    return found;
  });
  expect(standings.map((one) => one?.status)).toEqual([
    ...Array(6).fill("approved"),
    "rejected",
    "rejected",
    "pending",
    "approved",
  ]);
});
