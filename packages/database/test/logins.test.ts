import { randomUUID } from "node:crypto";
import { asAdmin } from "@tenora/database/as-admin";
import { asVisitor } from "@tenora/database/as-visitor";
import { openDatabase, openDatabaseAt } from "@tenora/database/connect";
import { endAdminship } from "@tenora/database/end-adminship";
import { loginUrl } from "@tenora/database/login-url";
import { inviteAdmin } from "@tenora/database/manage-admins";
import { ping } from "@tenora/database/ping";
import { type Login, loginNames } from "@tenora/database/roles";
import { asOwner } from "@tenora/testing/database";
import { createAdminSession } from "@tenora/testing/database-sessions";
import { sql } from "kysely";
import type { Client } from "pg";
import { describe, expect, inject, test } from "vitest";
import { refusal, useOffice } from "./office.ts";

const office = useOffice();
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
  const { ownerUrl, authSecret } = office.test;
  return refusal(asOwner(loginUrl(ownerUrl, login, authSecret), (client) => client.query(text)));
}

describe.each(loginNames)("the login %s", (login) => {
  test.each(tables)("gets 42501 for a bare query on %s", async (table) => {
    expect(await bare(login, `select from ${table}`)).toBe("42501");
    expect(await bare(login, `delete from ${table}`)).toBe("42501");
  });

  test("answers a ping, and only with its own password", async () => {
    const { ownerUrl, authSecret } = office.test;
    const open = openDatabase({ ownerUrl, authSecret, login, maxConnections: 1 });
    await expect(ping(open)).resolves.toBeUndefined();
    await open.close();
    const wrong = openDatabase({ ownerUrl, authSecret: "another", login, maxConnections: 1 });
    expect(await refusal(ping(wrong))).toBe("28P01");
    await wrong.close();
  });

  test("reads no sessions but of its own sign-in, and enqueues no job", async () => {
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

test("a stranger on the cluster does not enter", async () => {
  await asOwner(inject("cluster").superUrl, (client) =>
    client.query("drop role if exists stranger; create role stranger login password 'x'"),
  );
  const visit = new URL(office.test.ownerUrl);
  visit.username = "stranger";
  visit.password = "x";
  expect(await refusal(asOwner(visit.href, (client) => client.query("select 1")))).toBe("42501");
});

test("what the indexer makes, and makes anew, is read by visitors and changed by nobody else", async () => {
  const { ownerUrl, authSecret } = office.test;
  const indexer = <T>(run: (client: Client) => Promise<T>) =>
    asOwner(loginUrl(ownerUrl, "tenora_indexer", authSecret), run);
  for (let start = 1; start <= 2; start += 1) {
    await indexer((client) =>
      client.query(
        "drop view if exists market.listings; create view market.listings as select 7 as n",
      ),
    );
    const seen = await asVisitor(office.web, (tx) =>
      sql`select n from market.listings`.execute(tx),
    );
    expect(seen.rows).toEqual([{ n: 7 }]);
  }
  const drop = asVisitor(office.web, (tx) => sql`drop view market.listings`.execute(tx));
  expect(await refusal(drop)).toBe("FORBIDDEN");
  const elsewhere = indexer((client) => client.query("create table public.mine ()"));
  expect(await refusal(elsewhere)).toBe("42501");
});

test("a login that holds every lock it can name keeps no audited act and no command waiting", async () => {
  const { ownerUrl, authSecret } = office.test;
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
    await asAdmin(office.admin, op.token, (tx) => inviteAdmin(tx, invitation));
    expect(await endAdminship(ownerUrl, "held@example.com")).toBe(true);
  });
  for (const login of loginNames) {
    const lock = "select from app.one_at_a_time for update";
    expect(await bare(login, lock), login).toBe("42501");
  }
});

test("a command that cannot have its turn says so", async () => {
  const { ownerUrl } = office.test;
  await createAdminSession(ownerUrl, "waits@example.com");
  await asOwner(ownerUrl, async (other) => {
    await other.query("begin; select app.wait_for('admins')");
    await expect(endAdminship(ownerUrl, "waits@example.com")).rejects.toThrow(
      "Another connection to the database holds what this needs",
    );
  });
  expect(await endAdminship(ownerUrl, "waits@example.com")).toBe(true);
});

test("an address without a host is refused with a sentence", () => {
  expect(() => loginUrl("postgresql:///tenora?host=/tmp", "tenora_jobs", "s")).toThrow(
    /must name a host/,
  );
});

test("nobody there: DATABASE_UNAVAILABLE", async () => {
  const nobody = openDatabaseAt("postgresql://a:b@127.0.0.1:9/x", "tenora_web_public");
  expect(await refusal(ping(nobody))).toBe("DATABASE_UNAVAILABLE");
  await nobody.close();
});

test("sessions begin with time limits", async () => {
  const { rows } = await office.web.pool.query(
    "select current_setting('statement_timeout') as a, current_setting('idle_in_transaction_session_timeout') as b",
  );
  expect(rows).toEqual([{ a: "10s", b: "15s" }]);
});
