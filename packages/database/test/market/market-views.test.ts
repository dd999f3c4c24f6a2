// @module-tag S1
// The indexer's views and tables: who may read them, and that nobody may more.
import { findMarketHead } from "@tenora/database/market/find-market-head";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import {
  createMarketTables,
  marketTablesSchema,
} from "@tenora/testing/market/create-market-tables";
import { beforeAll, describe, expect, test } from "vitest";
import { loginNames, roleNames } from "../../src/connection/roles.ts";
import { errorCodeOf, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();

/** By hand: a new view is read by everybody, since it is on a public chain, and fails here first. */
const views = [
  ...["_ponder_checkpoint", "_ponder_meta", "credits", "eligibilities", "events", "financings"],
  ...["listings", "notes", "registries", "registry_members", "revocations", "rewards"],
  ...["signer_counters", "tokens"],
];

test("market: queries say MARKET_UNAVAILABLE until the indexer has made its views", async () => {
  expect(await errorCodeOf(asVisitor(context.web, findMarketHead))).toBe("MARKET_UNAVAILABLE");
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

  test.each(roleNames)("%s reads every view and changes none", async (role) => {
    expect(await privilegesOf(role, "market")).toEqual(views.map((view) => `${view} select`));
  });

  const others = loginNames.filter((login) => login !== "tenora_indexer");
  test.each(others)("the login %s has no right to a view", async (login) => {
    expect(await privilegesOf(login, "market")).toEqual([]);
  });

  test.each([...roleNames, ...others])(
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
