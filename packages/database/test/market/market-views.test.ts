// @module-tag S1
// The indexer's views and tables: who may read them, and that no role may do more.
import { findMarketHead } from "@tenora/database/market/find-market-head";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import {
  createMarketTables,
  marketTablesSchema,
} from "@tenora/testing/market/create-market-tables";
import { beforeAll, describe, expect, test } from "vitest";
import { loginNames, roleNames } from "../../src/connection/roles.ts";
import { errorCodeOf, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();

/** By hand: a new view is shown to everybody, since it is on a public chain, and fails here first. */
const views = [
  ...["_ponder_checkpoint", "_ponder_meta", "credits", "eligibilities", "events", "financings"],
  ...["listings", "notes", "registries", "registry_members", "revocations", "rewards"],
  ...["signer_counters", "tokens"],
];

test("market: queries say MARKET_UNAVAILABLE until the indexer has made its views", async () => {
  expect(await errorCodeOf(asMarketReader(context.market, findMarketHead))).toBe(
    "MARKET_UNAVAILABLE",
  );
});

describe("market views", () => {
  beforeAll(() => createMarketTables(context.test));

  async function privilegesOf(role: string, schema: string): Promise<string[]> {
    const { rows } = await context.owner((owner) =>
      owner.query<{ cell: string }>(
        `select relname || ' ' || verb as cell
         from pg_class c join pg_namespace n on n.oid = relnamespace,
           unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'trigger']) verb
         where n.nspname = $2 and relkind in ('r', 'v', 'S') and has_table_privilege($1, c.oid, verb)
         order by relname collate "C", verb`,
        [role, schema],
      ),
    );
    return rows.map(({ cell }) => cell);
  }

  test("tenora_market reads every view and changes none", async () => {
    const expected = views.map((view) => `${view} select`);
    expect(await privilegesOf("tenora_market", "market")).toEqual(expected);
  });

  const others = [
    ...roleNames.filter((role) => role !== "tenora_market"),
    ...loginNames.filter((login) => login !== "tenora_indexer"),
  ];
  test.each(others)("%s has no right to a view", async (role) => {
    expect(await privilegesOf(role, "market")).toEqual([]);
  });

  test.each(["tenora_market", ...others])(
    "%s has no right to the tables behind them",
    async (role) => {
      expect(await privilegesOf(role, marketTablesSchema)).toEqual([]);
      const { rows } = await context.owner((owner) =>
        owner.query("select has_schema_privilege($1, $2, 'usage, create') as may", [
          role,
          marketTablesSchema,
        ]),
      );
      expect(rows).toEqual([{ may: false }]);
    },
  );
});
