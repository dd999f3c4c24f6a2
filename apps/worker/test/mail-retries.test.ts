import { type Database, openDatabase } from "@tenora/database/connection/connect";
import { claimMail, postponeMail } from "@tenora/database/mail/send-attempt";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type {} from "@tenora/testing/database/global-setup";
import {
  asOwner,
  createTestDatabase,
  type TestDatabase,
} from "@tenora/testing/database/test-database";
import { afterAll, beforeAll, expect, inject, test } from "vitest";

let database: TestDatabase;
let jobs: Database<"tenora_jobs">;
beforeAll(async () => {
  database = await createTestDatabase(inject("cluster"));
  const { ownerUrl, authSecret } = database;
  jobs = openDatabase({ ownerUrl, authSecret, login: "tenora_jobs" });
});
afterAll(async () => {
  await jobs.close();
  await database.drop();
});

const owner = async (text: string, values: unknown[] = []) =>
  (await asOwner(database.ownerUrl, (client) => client.query(text, values))).rows;

/** Inserts a mail of this age into the outbox. */
async function insertMail(age = "0 s"): Promise<string> {
  const rows = await owner(
    `insert into outbox (kind, subject_id, created_at)
     values ('business_submitted', gen_random_uuid(), now() - $1::interval) returning id`,
    [age],
  );
  return rows[0].id;
}

const jobOf = async (id: string) =>
  await owner(
    `select extract(epoch from run_at)::float as at,
       extract(epoch from run_at - now())::float as seconds
     from graphile_worker.jobs where key = $1`,
    [id],
  );
/** The database's own clock, in seconds. */
const clock = async () =>
  (await owner("select extract(epoch from clock_timestamp())::float as now"))[0].now as number;
const fail = (outboxId: string) =>
  asWorker(jobs, (tx) => postponeMail(tx, { outboxId, failure: "SMTP_ECONNECTION" }));
const claim = (outboxId: string, recipientKey: string) =>
  asWorker(jobs, (tx) => claimMail(tx, { outboxId, recipientKey, hourly: 5, daily: 20 }));

test("a mail that is not accepted is retried after six increasing intervals, then at the last one", async () => {
  const id = await insertMail();
  for (const seconds of [5, 30, 300, 1_800, 7_200, 21_600, 21_600, 21_600]) {
    const before = await clock();
    await fail(id);
    const after = await clock();
    const [job, ...others] = await jobOf(id);
    expect(others).toEqual([]);
    expect(job.at).toBeGreaterThanOrEqual(before + seconds);
    expect(job.at).toBeLessThanOrEqual(after + seconds);
  }
  const [row] = await owner("select attempts, last_error from outbox where id = $1", [id]);
  expect(row).toEqual({ attempts: 8, last_error: "SMTP_ECONNECTION" });
});

test("a mail has one job, however often it is postponed, and retrying it now replaces that job", async () => {
  const id = await insertMail();
  await fail(id);
  await fail(id);
  await owner(
    "select graphile_worker.add_job('send_email', json_build_object('outboxId', $1::text), job_key => $1)",
    [id],
  );
  const waiting = await jobOf(id);
  expect(waiting).toHaveLength(1);
  expect(waiting[0].seconds).toBeLessThanOrEqual(0);
});

test("a mail that is three days old is given up", async () => {
  const id = await insertMail("73 hours");
  expect(await fail(id)).toBeNull();
  const [row] = await owner("select next_attempt_at, sent_at from outbox where id = $1", [id]);
  expect(row).toEqual({ next_attempt_at: null, sent_at: null });
});

test("a failure is recorded as a code; any other text becomes UNKNOWN", async () => {
  const id = await insertMail();
  await asWorker(jobs, (tx) => postponeMail(tx, { outboxId: id, failure: "ada@example.com?" }));
  const [row] = await owner("select last_error from outbox where id = $1", [id]);
  expect(row.last_error).toBe("UNKNOWN");
});

test("mail caps: a recipient gets five mails an hour, the sixth when the hour has passed", async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => insertMail()));
  const granted = await Promise.all(ids.map((id) => claim(id, "ada")));
  expect(granted.filter(Boolean)).toHaveLength(5);
  const late = ids[granted.indexOf(false)] ?? "";
  const [job] = await jobOf(late);
  expect(job.seconds).toBeGreaterThan(3_500);
  expect(await claim(await insertMail(), "bo")).toBe(true);
  await owner("update outbox set claimed_at = claimed_at - interval '61 minutes'");
  expect(await claim(late, "ada")).toBe(true);
});

test("mail caps: a recipient gets twenty mails a day, and retries of one mail count once", async () => {
  await owner("delete from outbox");
  for (let hour = 0; hour < 4; hour += 1) {
    for (let one = 0; one < 5; one += 1) expect(await claim(await insertMail(), "cy")).toBe(true);
    await owner("update outbox set claimed_at = claimed_at - interval '61 minutes'");
  }
  const late = await insertMail();
  expect(await claim(late, "cy")).toBe(false);
  expect((await jobOf(late))[0].seconds).toBeGreaterThan(3_600 * 18);
  const [first] = await owner("select id from outbox where recipient_key = 'cy' limit 1");
  await owner("delete from outbox where id <> $1", [first.id]);
  for (let again = 0; again < 10; again += 1) expect(await claim(first.id, "cy")).toBe(true);
});
