// @module-tag S1
// What a thief of the indexer's login can't do to those who read its views, nor to anybody else.
import { loginUrl } from "@tenora/database/connection/login-url";
import { loginNames, logins } from "@tenora/database/connection/roles";
import { listMarketTokens } from "@tenora/database/market/list-market-tokens";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { asOwner } from "@tenora/testing/database/test-database";
import { createMarketTables } from "@tenora/testing/market/create-market-tables";
import { beforeAll, expect, test } from "vitest";
import { submitted, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();

const asThief = (text: string) => {
  const { ownerUrl, authSecret } = context.test;
  return asOwner(loginUrl(ownerUrl, "tenora_indexer", authSecret), (thief) => thief.query(text));
};

/** What a page reads, once the view of tokens calls this function of the thief. */
async function readThrough(call: string): Promise<string | undefined> {
  await asThief(`create or replace view market.tokens as
    select 'a'::text as address, ${call} as symbol, 6 as decimals`);
  const [token] = await asMarketReader(context.market, listMarketTokens);
  return token?.symbol;
}

beforeAll(async () => {
  await createMarketTables(context.test);
  await asThief(`drop view market.tokens;
    create function market.attempt(statement text) returns text language plpgsql as $$
    begin
      execute statement;
      return 'done';
    exception when others then
      return sqlstate;
    end $$;
    create function market.see(name text) returns boolean language plpgsql cost 0.000001 as $$
    begin
      perform set_config('market.seen', concat(current_setting('market.seen', true), name, ';'), true);
      return true;
    end $$;
    create function market.names() returns text language plpgsql as $$
    begin
      -- Every row is read, and this function asked before the conditions.
      perform set_config('enable_indexscan', 'off', true), set_config('enable_bitmapscan', 'off', true);
      perform from public.sellers s where market.see(s.name);
      perform from public.businesses b where market.see(b.company_name);
      return current_setting('market.seen', true);
    end $$;
    grant execute on all functions in schema market to public;
    grant usage on schema market to public`);
});

test("hostile indexer: the function in its view runs when a page reads it", async () => {
  expect(await readThrough("market.attempt('select 1')")).toBe("done");
});

const [forbidden, readOnly, tooLate] = ["42501", "25006", "25001"];

test.each([
  ["select from public.investors", forbidden],
  ["select from public.funding_requests", forbidden],
  ["select director_email from public.businesses", forbidden],
  ["select from public.audit_log", forbidden],
  ["select from auth_admin.session", forbidden],
  ["select from auth_wallet.session", forbidden],
  ["select app.current_admin()", forbidden],
  ["select app.consume_tokens('x', 1, 1, 1)", forbidden],
  ["select graphile_worker.add_job('send_email')", forbidden],
  ["set role tenora_admin", forbidden],
  ["set role tenora_visitor", forbidden],
  ["reset role; select from public.sellers", forbidden],
  ["set session authorization tenora_web_admin", forbidden],
  ["update public.businesses set tier = 3", readOnly],
  ["create temporary table mine ()", readOnly],
  ["reset role; alter role tenora_web_market password 'known'", readOnly],
  ["set transaction read write", tooLate],
])("hostile indexer: a view that a page reads can't run: %s", async (statement, code) => {
  expect(await readThrough(`market.attempt($$${statement}$$)`)).toBe(code);
});

test("hostile indexer: its views learn no name of a business that isn't approved", async () => {
  const shown = await submitted(context, { companyName: "Shown Ltd" });
  await submitted(context, { companyName: "Hidden Ltd" });
  await context.owner((owner) =>
    owner.query("update businesses set status = 'approved', tier = 1 where id = $1", [shown.id]),
  );
  expect(await readThrough("market.names()")).toBe("Shown Ltd;Shown Ltd;");
});

test("hostile indexer: a schema named like a role or login catches nobody's queries", async () => {
  const { ownerUrl, authSecret } = context.test;
  const owner = new URL(ownerUrl).username;
  const others = loginNames.filter((login) => login !== "tenora_indexer");
  const names = new Set([owner, ...others.flatMap((login) => [login, ...logins[login]])]);
  for (const name of names) {
    await asThief(`create schema ${name}; create table ${name}.businesses ();
      grant usage on schema ${name} to public; grant all on ${name}.businesses to public`);
  }
  const found = (url: string, role: string) =>
    asOwner(url, async (client) => {
      await client.query(`set role ${role}`);
      const { rows } = await client.query(
        "select relnamespace::regnamespace::text as schema from pg_class where oid = to_regclass('businesses')",
      );
      return rows[0]?.schema ?? "none";
    });
  expect(await found(ownerUrl, owner)).toBe("public");
  for (const login of others) {
    for (const role of [login, ...logins[login]]) {
      const schema = await found(loginUrl(ownerUrl, login, authSecret), role);
      expect(["public", "none"], `${login} as ${role}`).toContain(schema);
    }
  }
});
