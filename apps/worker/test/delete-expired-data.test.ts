import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "@tenora/database/connection/connect";
import type {} from "@tenora/testing/database/global-setup";
import { createWalletSession } from "@tenora/testing/database/sessions";
import {
  asOwner,
  createTestDatabase,
  type TestDatabase,
} from "@tenora/testing/database/test-database";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { deleteExpiredData } from "../src/jobs/delete-expired-data.ts";

let database: TestDatabase;
let jobs: Database<"tenora_jobs">;
let folder = "";
const day = 86_400_000;
const periods = { sessionsDays: 30, mailsDays: 90 };

beforeAll(async () => {
  database = await createTestDatabase(inject("cluster"));
  const { ownerUrl, authSecret } = database;
  jobs = openDatabase({ ownerUrl, authSecret, login: "tenora_jobs" });
  folder = await mkdtemp(join(tmpdir(), "tenora-mail-"));
});
afterAll(async () => {
  await jobs.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const ask = async (text: string, values: unknown[] = []) =>
  (await asOwner(database.ownerUrl, (client) => client.query(text, values))).rows;

const ago = (days: number) => new Date(Date.now() - days * day);

test("retention: deletes sessions, messages, counters, known browsers and mail texts after their period, not before", async () => {
  const ada = `0x${"ada0".repeat(10)}`;
  for (const days of [-1, 29, 31])
    await createWalletSession(database.ownerUrl, ada, { expiresAt: ago(days) });
  await ask(
    `insert into auth_wallet.verification (id, identifier, value, "expiresAt")
     values ('old', 'a', 'a', now() - interval '25 hours'), ('new', 'b', 'b', now())`,
  );
  await ask(
    `insert into auth_admin."rateLimit" (id, key, count, "lastRequest") values
       ('old', '10.0.0.1', 1, (extract(epoch from now() - interval '25 hours') * 1000)::bigint),
       ('new', '10.0.0.2', 1, (extract(epoch from now()) * 1000)::bigint)`,
  );
  await ask(
    `insert into auth_admin.known_browser (account, browser, seen_at) values
       ('a', 'old', now() - interval '181 days'), ('a', 'new', now() - interval '179 days')`,
  );
  await ask(
    `insert into outbox (kind, subject_id, reason, recipient_key, sent_at) values
       ('business_rejected', gen_random_uuid(), 'old reason', 'k', now() - interval '91 days'),
       ('business_rejected', gen_random_uuid(), 'new reason', 'k', now() - interval '89 days'),
       ('business_rejected', gen_random_uuid(), 'unsent', 'k', null)`,
  );
  for (const [name, days] of [["old.json", 91] as const, ["new.json", 89] as const]) {
    await writeFile(join(folder, name), "{}");
    await utimes(join(folder, name), ago(days), ago(days));
  }

  const email = { kind: "mailbox", folder } as const;
  const once = await deleteExpiredData(jobs, email, periods, new Date());
  expect(once).toEqual({
    sessions: 1,
    messages: 1,
    limits: 2,
    mails: 1,
    contactMessages: 0,
    guests: 0,
    contacts: 0,
    rewards: 0,
    mailbox: 1,
  });
  const again = await deleteExpiredData(jobs, email, periods, new Date());
  expect(again).toEqual({
    sessions: 0,
    messages: 0,
    limits: 0,
    mails: 0,
    contactMessages: 0,
    guests: 0,
    contacts: 0,
    rewards: 0,
    mailbox: 0,
  });

  expect(await ask("select count(*)::int as n from auth_wallet.session")).toEqual([{ n: 2 }]);
  expect(await ask("select id from auth_wallet.verification")).toEqual([{ id: "new" }]);
  expect(await ask('select id from auth_admin."rateLimit"')).toEqual([{ id: "new" }]);
  expect(await ask("select browser from auth_admin.known_browser")).toEqual([{ browser: "new" }]);
  const reasons = await ask("select reason from outbox where reason is not null order by 1");
  expect(reasons).toEqual([{ reason: "new reason" }, { reason: "unsent" }]);
  expect(await readdir(folder)).toEqual(["new.json"]);
});

test("retention: deletes expired admin links, idle rate limits and the texts of mails that were given up", async () => {
  await ask(
    `insert into admin_links (id, kind, email, token_hash, expires_at)
     select gen_random_uuid(), 'invitation', age || '@example.com', md5(age) || md5(age),
       now() - make_interval(days => age::int)
     from unnest(array['29', '31']) age`,
  );
  await ask(
    `insert into rate_limits (subject, replenished_at)
     select md5(age) || md5(age), now() - make_interval(mins => age::int)
     from unnest(array['59', '61']) age`,
  );
  await ask("delete from outbox");
  await ask(
    `insert into outbox (kind, subject_id, reason, recipient_key, created_at) values
       ('business_rejected', gen_random_uuid(), 'given up', 'k', now() - interval '91 days'),
       ('business_rejected', gen_random_uuid(), 'waiting', 'k', now() - interval '89 days')`,
  );
  // No worker claimed these: their recipient unsubscribed, or was gone.
  await ask(
    `insert into outbox (kind, subject_id, last_error, details, created_at, closed_at)
     select 'investor_reminder', gen_random_uuid(), failure, '{"listing": 7}',
       now() - make_interval(days => age + 1), now() - make_interval(days => age)
     from unnest(array['UNSUBSCRIBED', 'SUBJECT_GONE']) failure, unnest(array[91, 89]) age`,
  );
  const email = { kind: "smtp", url: "smtp://127.0.0.1:9" } as const;
  const deleted = await deleteExpiredData(jobs, email, periods, new Date());
  expect(deleted).toEqual({
    sessions: 0,
    messages: 1,
    limits: 1,
    mails: 3,
    contactMessages: 0,
    guests: 0,
    contacts: 0,
    rewards: 0,
    mailbox: 0,
  });
  const again = await deleteExpiredData(jobs, email, periods, new Date());
  expect(again).toMatchObject({ mails: 0 });
  expect(await ask("select email from admin_links")).toEqual([{ email: "29@example.com" }]);
  expect(await ask("select count(*)::int as n from rate_limits")).toEqual([{ n: 1 }]);
  const facts = await ask(
    `select closed_at < now() - interval '90 days' as "isOld", count(details)::int as kept
     from outbox where kind = 'investor_reminder' group by 1 order by 1`,
  );
  expect(facts).toEqual([
    { isOld: false, kept: 2 },
    { isOld: true, kept: 0 },
  ]);
  const mails = await ask(
    "select reason, recipient_key from outbox where kind = 'business_rejected' order by created_at",
  );
  expect(mails).toEqual([
    { reason: null, recipient_key: null },
    { reason: "waiting", recipient_key: "k" },
  ]);
});

test("retention: rejects a mail period shorter than seven days", async () => {
  const email = { kind: "smtp", url: "smtp://127.0.0.1:9" } as const;
  const short = deleteExpiredData(jobs, email, { sessionsDays: 30, mailsDays: 1 }, new Date());
  await expect(short).rejects.toThrow();
});
