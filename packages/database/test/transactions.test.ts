import { submitBusiness } from "@tenora/database/business/submit-business";
import { asMember } from "@tenora/database/transaction/as-member";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { createWalletSession } from "@tenora/testing/database/sessions";
import { asOwner } from "@tenora/testing/database/test-database";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import {
  errorCodeOf,
  freshWallet,
  submission,
  submitted,
  useDatabaseContext,
} from "./support/database-context.ts";

const context = useDatabaseContext();
const count = async (table: string) =>
  (await context.owner((o) => o.query(`select count(*)::int as n from ${table}`))).rows[0]
    .n as number;
const jobs = "graphile_worker.jobs";

test("transaction: a submission enqueues its mail in the same transaction", async () => {
  const { id } = await submitted(context);
  const { rows } = await context.owner((o) =>
    o.query(
      // The view of jobs has no payload; a completed job is returned whole.
      `select j.payload, j.key, j.max_attempts, o.id as outbox_id
       from outbox o join ${jobs} v on v.key = o.id::text
       cross join lateral graphile_worker.complete_jobs(array[v.id]) j where o.subject_id = $1`,
      [id],
    ),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].payload).toEqual({ outboxId: rows[0].outbox_id });
  expect(rows[0].max_attempts).toBe(1000);
});

test("transaction: a failed submission rolls back its rows, mail and job", async () => {
  const before = [await count("businesses"), await count("outbox"), await count(jobs)];
  const wallet = freshWallet();
  const token = await createWalletSession(context.test.ownerUrl, wallet);
  const attempt = asMember(context.web, token, async (tx) => {
    await submitBusiness(tx, submission(wallet));
    throw new Error("the caller failed");
  });
  await expect(attempt).rejects.toThrow("the caller failed");
  expect([await count("businesses"), await count("outbox"), await count(jobs)]).toEqual(before);
});

test("transaction: rejects when a failed statement's error was swallowed", async () => {
  const attempt = asVisitor(context.web, async (tx) => {
    await sql`select 1 / 0`.execute(tx).catch(() => {});
    return "fine";
  });
  await expect(attempt).rejects.toThrow("rolled back");
});

test("worker role: records sent mails and reads only its columns", async () => {
  await submitted(context);
  const recorded = await asWorker(context.jobs, (tx) =>
    tx.updateTable("outbox").set({ sent_at: new Date(), attempts: 1 }).executeTakeFirst(),
  );
  expect(Number(recorded.numUpdatedRows)).toBeGreaterThan(0);
  for (const text of [
    "select certificate_url from businesses",
    "select registration_number_encrypted from investors",
    "update outbox set subject_id = id",
    "insert into outbox (kind, subject_id) values ('business_approved', gen_random_uuid())",
    "select 1 from audit_log",
  ]) {
    expect(await errorCodeOf(asWorker(context.jobs, (tx) => sql.raw(text).execute(tx))), text).toBe(
      "FORBIDDEN",
    );
  }
});

test("connection loss: running transactions fail, and the next one works", async () => {
  const hold = asVisitor(context.web, (tx) => sql`select pg_sleep(9)`.execute(tx));
  // Idle between two queries of its transaction when the connection dies.
  let goOn: () => void = () => {};
  const waits = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const idle = asVisitor(context.web, async (tx) => {
    await sql`select 1`.execute(tx);
    await waits;
    await sql`select 2`.execute(tx);
  });
  const outcomes = Promise.all([errorCodeOf(hold), errorCodeOf(idle)]);
  await expect.poll(sessionsAtWork).toBe(2);
  await endConnections();
  goOn();
  expect(await outcomes).toEqual(["DATABASE_UNAVAILABLE", "DATABASE_UNAVAILABLE"]);
  expect(await asVisitor(context.web, async () => "back")).toBe("back");
});

// As superuser: an owner cannot read the queries of other logins' sessions.
async function sessionsAtWork(): Promise<number> {
  const { rows } = await asOwner(inject("cluster").superUrl, (client) =>
    client.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = $1 and usename = 'tenora_web_public'
         and (query ~ 'pg_sleep' or (state = 'idle in transaction' and query ~ 'select 1'))`,
      [new URL(context.test.ownerUrl).pathname.slice(1)],
    ),
  );
  return rows[0]?.n ?? 0;
}

async function endConnections(): Promise<void> {
  const database = new URL(context.test.ownerUrl).pathname.slice(1);
  await asOwner(inject("cluster").superUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and usename = 'tenora_web_public'`,
      [database],
    ),
  );
}
