import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabaseAt } from "@tenora/database/connection/connect";
import { loginUrl } from "@tenora/database/connection/login-url";
import { readMailbox } from "@tenora/email/transport/read-mailbox";
import { testAuthSecret } from "@tenora/testing/database/test-database";
import { expect, test } from "vitest";
import { ageJobLocks } from "../job-queue-faults.ts";
import { killWorker, startWorkerProcess } from "../worker-process.ts";
import { day, eli, lea, setUpMarketMailContext, start } from "./market-mail-context.ts";

const context = setUpMarketMailContext();
const { moveTo, addListing, addNotes, owner, summary } = context;

test("market mails: two worker processes, one killed, deliver each reminder once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tenora-market-mail-"));
  const login = (name: "tenora_jobs" | "tenora_web_market") =>
    loginUrl(context.ownerUrl(), name, testAuthSecret);
  const settings = {
    databaseUrl: login("tenora_jobs"),
    market: { databaseUrl: login("tenora_web_market"), isOurChain: true },
    email: { kind: "mailbox", folder },
    documents: { kind: "folder", folder: join(folder, "documents") },
    adminNotifyEmail: "office@example.com",
    contactEmail: "hello@example.com",
    adminLinkKey: "a key that only the tests know",
    publicUrl: "https://tenora.example",
    logLevel: "silent",
  } as const;
  const maturity = start + 30 * day - 1;
  for (const id of [1, 2, 3]) {
    await addListing(id, { state: 2, sold_units: 10, funded_at: start, maturity });
    await addNotes(id, [lea, eli]);
  }
  const workers = await Promise.all([startWorkerProcess(settings), startWorkerProcess(settings)]);
  const { pool, close } = openDatabaseAt(settings.databaseUrl, "tenora_jobs", 1);
  try {
    // As the schedule does, each minute.
    const look = () => pool.query("select graphile_worker.add_job('find_market_mails')");
    await look();
    const begun = () =>
      owner(async (client) => (await client.query("select 1 from market_mail_position")).rowCount);
    await expect.poll(begun, { timeout: 45_000 }).toBe(1);
    await moveTo(2, start + 28 * day);
    for (const _ of [1, 2, 3]) await look();
    await expect.poll(async () => (await summary()).length, { timeout: 45_000 }).toBe(9);
    const [first, second] = workers;
    if (first) await killWorker(first);
    await ageJobLocks(context.ownerUrl());
    await look();
    const delivered = async () =>
      (await readMailbox(folder)).filter(({ subject }) => subject.startsWith("Due tomorrow"));
    await expect.poll(async () => (await delivered()).length, { timeout: 60_000 }).toBe(9);
    const told = (await delivered()).map(({ to, subject }) => `${to} ${subject}`);
    expect(new Set(told).size).toBe(9);
    expect(told).toContain("lea@example.com Due tomorrow: receivable #3");
    for (const { to, unsubscribeUrl } of await delivered())
      expect([to, unsubscribeUrl !== null]).toEqual([to, to !== "ben@example.com"]);
    // Whatever would be told again is told now, and each is recorded as sent.
    await look();
    const left = () =>
      owner(async (client) => {
        const jobs = await client.query("select 1 from graphile_worker.jobs");
        const unsent = await client.query("select 1 from outbox where sent_at is null");
        return [jobs.rowCount, unsent.rowCount];
      });
    await expect.poll(left, { timeout: 60_000 }).toEqual([0, 0]);
    expect(await delivered()).toHaveLength(9);
    if (second) await killWorker(second);
  } finally {
    for (const worker of workers) worker.kill("SIGKILL");
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}, 240_000);
