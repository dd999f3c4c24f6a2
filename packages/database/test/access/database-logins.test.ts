// @module-tag S1
import { randomUUID } from "node:crypto";
import { inviteAdmin } from "@tenora/database/admin/manage-admins";
import { removeAdmin } from "@tenora/database/admin/remove-admin";
import { openDatabase, openDatabaseAt } from "@tenora/database/connection/connect";
import { ping } from "@tenora/database/connection/health-checks";
import { loginUrl } from "@tenora/database/connection/login-url";
import { type Login, loginNames } from "@tenora/database/connection/roles";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { createAdminSession } from "@tenora/testing/database/sessions";
import { asOwner } from "@tenora/testing/database/test-database";
import { sql } from "kysely";
import type { Client } from "pg";
import { describe, expect, inject, test } from "vitest";
import { errorCodeOf, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
const tables = [
  "public.businesses",
  "public.investors",
  "public.blog_posts_brand",
  "public.business_history",
  "public.outbox",
  "public.audit_log",
  "public.admins",
];

async function bare(login: Login, text: string): Promise<unknown> {
  const { ownerUrl, authSecret } = context.test;
  return errorCodeOf(
    asOwner(loginUrl(ownerUrl, login, authSecret), (client) => client.query(text)),
  );
}

describe.each(loginNames)("the login %s", (login) => {
  test.each(tables)("gets 42501 for a bare query on %s", async (table) => {
    expect(await bare(login, `select from ${table}`)).toBe("42501");
    expect(await bare(login, `delete from ${table}`)).toBe("42501");
  });

  test("connects only with its own password", async () => {
    const { ownerUrl, authSecret } = context.test;
    const open = openDatabase({ ownerUrl, authSecret, login, maxConnections: 1 });
    await expect(ping(open)).resolves.toBeUndefined();
    await open.close();
    const wrong = openDatabase({ ownerUrl, authSecret: "another", login, maxConnections: 1 });
    expect(await errorCodeOf(ping(wrong))).toBe("28P01");
    await wrong.close();
  });

  test("reads no sessions except its own sign-in's, and cannot add mail jobs", async () => {
    for (const schema of ["auth_wallet", "auth_admin"]) {
      if (login === `tenora_${schema}`) continue;
      expect(await bare(login, `select from ${schema}.session`)).toBe("42501");
    }
    expect(await bare(login, "select graphile_worker.add_job('send_email')")).toBe("42501");
    expect(
      await bare(login, "insert into graphile_worker._private_jobs (task_id) values (1)"),
    ).toBe("42501");
  });
});

test("logins: another login of the cluster cannot connect", async () => {
  await asOwner(inject("cluster").superUrl, (client) =>
    client.query("drop role if exists stranger; create role stranger login password 'x'"),
  );
  const visit = new URL(context.test.ownerUrl);
  visit.username = "stranger";
  visit.password = "x";
  expect(await errorCodeOf(asOwner(visit.href, (client) => client.query("select 1")))).toBe(
    "42501",
  );
});

test("indexer: its views are read after each recreation, by one role, and changed by nobody else", async () => {
  const { ownerUrl, authSecret } = context.test;
  const indexer = <T>(run: (client: Client) => Promise<T>) =>
    asOwner(loginUrl(ownerUrl, "tenora_indexer", authSecret), run);
  for (let start = 1; start <= 2; start += 1) {
    await indexer((client) =>
      client.query(
        "drop view if exists market.listings; create view market.listings as select 7 as n",
      ),
    );
    const question = sql`select n from market.listings`;
    const seen = await asMarketReader(context.market, (tx) => question.execute(tx));
    expect(seen.rows).toEqual([{ n: 7 }]);
    const visit = asVisitor(context.web, (tx) => question.execute(tx));
    expect(await errorCodeOf(visit)).toBe("FORBIDDEN");
  }
  const drop = "begin read write; set local role tenora_market; drop view market.listings";
  expect(await bare("tenora_web_market", drop)).toBe("42501");
  const elsewhere = indexer((client) => client.query("create table public.mine ()"));
  expect(await errorCodeOf(elsewhere)).toBe("42501");
});

test("locks: a login that takes every lock it can blocks no audited action and no command", async () => {
  const { ownerUrl, authSecret } = context.test;
  const op = await createAdminSession(ownerUrl, "held@example.com");
  await asOwner(loginUrl(ownerUrl, "tenora_indexer", authSecret), async (indexer) => {
    await indexer.query(
      "select pg_advisory_lock(hashtext('public.audit_log')), pg_advisory_lock(hashtext('public.admins'))",
    );
    const invitation = {
      linkId: randomUUID(),
      email: "new@example.com",
      tokenHash: "0".repeat(64),
    };
    await asAdmin(context.admin, op.token, (tx) => inviteAdmin(tx, invitation));
    expect(await removeAdmin(ownerUrl, "held@example.com")).toBe(true);
  });
  for (const login of loginNames) {
    const lock = "select from app.locks for update";
    expect(await bare(login, lock), login).toBe("42501");
  }
});

test("locks: a command that cannot get its lock fails with a sentence", async () => {
  const { ownerUrl } = context.test;
  await createAdminSession(ownerUrl, "waits@example.com");
  await asOwner(ownerUrl, async (other) => {
    await other.query("begin; select app.acquire_lock('admins')");
    await expect(removeAdmin(ownerUrl, "waits@example.com")).rejects.toThrow(
      "Another connection to the database holds what this needs",
    );
  });
  expect(await removeAdmin(ownerUrl, "waits@example.com")).toBe(true);
});

test("logins: an address without a host is rejected with a sentence", () => {
  expect(() => loginUrl("postgresql:///tenora?host=/tmp", "tenora_jobs", "s")).toThrow(
    /must name a host/,
  );
});

test("logins: an unreachable database gives DATABASE_UNAVAILABLE", async () => {
  const unreachable = openDatabaseAt("postgresql://a:b@127.0.0.1:9/x", "tenora_web_public");
  expect(await errorCodeOf(ping(unreachable))).toBe("DATABASE_UNAVAILABLE");
  await unreachable.close();
});

test("logins: sessions start with their timeouts", async () => {
  const { rows } = await context.web.pool.query(
    "select current_setting('statement_timeout') as a, current_setting('idle_in_transaction_session_timeout') as b",
  );
  expect(rows).toEqual([{ a: "10s", b: "15s" }]);
});
