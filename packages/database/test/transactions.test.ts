import { asMember } from "@tenora/database/as-member";
import { asVisitor } from "@tenora/database/as-visitor";
import { asWorker } from "@tenora/database/as-worker";
import { submitBusiness } from "@tenora/database/submit-business";
import { asOwner } from "@tenora/testing/database";
import { createWalletSession } from "@tenora/testing/database-sessions";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { freshWallet, refusal, submission, submitted, useOffice } from "./office.ts";

const office = useOffice();
const count = async (table: string) =>
  (await office.owner((o) => o.query(`select count(*)::int as n from ${table}`))).rows[0]
    .n as number;
const jobs = "graphile_worker._private_jobs";

test("a submission enqueues its mail in its own transaction", async () => {
  const { id } = await submitted(office);
  const { rows } = await office.owner((o) =>
    o.query(
      `select j.payload, j.key, j.max_attempts, o.id as outbox_id
       from ${jobs} j join outbox o on j.key = o.id::text where o.subject_id = $1`,
      [id],
    ),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].payload).toEqual({ outboxId: rows[0].outbox_id });
  expect(rows[0].max_attempts).toBe(1000);
});

test("and takes everything back when it fails", async () => {
  const before = [await count("businesses"), await count("outbox"), await count(jobs)];
  const wallet = freshWallet();
  const token = await createWalletSession(office.test.ownerUrl, wallet);
  const attempt = asMember(office.web, token, async (tx) => {
    await submitBusiness(tx, submission(wallet));
    throw new Error("the process thought again");
  });
  await expect(attempt).rejects.toThrow("thought again");
  expect([await count("businesses"), await count("outbox"), await count(jobs)]).toEqual(before);
});

test("a failure that was swallowed inside does not look like success", async () => {
  const attempt = asVisitor(office.web, async (tx) => {
    await sql`select 1 / 0`.execute(tx).catch(() => {});
    return "fine";
  });
  await expect(attempt).rejects.toThrow("rolled back");
});

test("the worker notes what it sent and sees only its columns", async () => {
  await submitted(office);
  const noted = await asWorker(office.jobs, (tx) =>
    tx.updateTable("outbox").set({ sent_at: new Date(), attempts: 1 }).executeTakeFirst(),
  );
  expect(Number(noted.numUpdatedRows)).toBeGreaterThan(0);
  for (const text of [
    "select certificate_url from businesses",
    "select registration_number_encrypted from investors",
    "update outbox set subject_id = id",
    "insert into outbox (kind, subject_id) values ('business_approved', gen_random_uuid())",
    "select 1 from audit_log",
  ]) {
    expect(await refusal(asWorker(office.jobs, (tx) => sql.raw(text).execute(tx))), text).toBe(
      "FORBIDDEN",
    );
  }
});

test("losing every connection fails what runs, and the next transaction works", async () => {
  const hold = asVisitor(office.web, (tx) => sql`select pg_sleep(9)`.execute(tx));
  // One that is idle between two queries of its transaction when the connection dies.
  let goOn: () => void = () => {};
  const waits = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const idle = asVisitor(office.web, async (tx) => {
    await sql`select 1`.execute(tx);
    await waits;
    await sql`select 2`.execute(tx);
  });
  const outcomes = Promise.all([refusal(hold), refusal(idle)]);
  await expect.poll(sessionsAtWork).toBe(2);
  await endConnections();
  goOn();
  expect(await outcomes).toEqual(["DATABASE_UNAVAILABLE", "DATABASE_UNAVAILABLE"]);
  expect(await asVisitor(office.web, async () => "back")).toBe("back");
});

// The super user's view: an owner does not see what other logins' sessions do.
async function sessionsAtWork(): Promise<number> {
  const { rows } = await asOwner(inject("cluster").superUrl, (client) =>
    client.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = $1 and usename = 'tenora_web_public'
         and (query ~ 'pg_sleep' or (state = 'idle in transaction' and query ~ 'select 1'))`,
      [new URL(office.test.ownerUrl).pathname.slice(1)],
    ),
  );
  return rows[0]?.n ?? 0;
}

async function endConnections(): Promise<void> {
  const database = new URL(office.test.ownerUrl).pathname.slice(1);
  await asOwner(inject("cluster").superUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and usename = 'tenora_web_public'`,
      [database],
    ),
  );
}
