import { openDatabaseAt } from "@tenora/database/connection/connect";
import { loginUrl } from "@tenora/database/connection/login-url";
import { testAuthSecret } from "@tenora/testing/database/test-database";
import { startMailServer } from "@tenora/testing/servers/mail-server";
import { expect, test } from "vitest";
import { ageJobLocks } from "../job-queue-faults.ts";
import { killWorker, startWorkerProcess } from "../worker-process.ts";
import { day, eli, lea, setUpMarketMailContext, start } from "./market-mail-context.ts";

const context = setUpMarketMailContext();
const { moveTo, addListing, addNotes, owner, summary } = context;

test("market mails: two worker processes, one killed, deliver each reminder once", async () => {
  // It keeps whatever is sent, also a mail that comes twice.
  const server = await startMailServer();
  const login = (name: "tenora_jobs" | "tenora_web_market") =>
    loginUrl(context.ownerUrl(), name, testAuthSecret);
  const settings = {
    databaseUrl: login("tenora_jobs"),
    market: { databaseUrl: login("tenora_web_market"), isOurChain: true },
    email: { kind: "smtp", url: server.url },
    documents: { kind: "folder", folder: "/nowhere" },
    adminNotifyEmail: "office@example.com",
    contactEmail: "hello@example.com",
    publicContact: null,
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
    // Whatever would be told again is told now, and each is recorded as sent.
    await look();
    const left = () =>
      owner(async (client) => {
        const jobs = await client.query("select 1 from graphile_worker.jobs");
        const unsent = await client.query("select 1 from outbox where sent_at is null");
        return [jobs.rowCount, unsent.rowCount];
      });
    await expect.poll(left, { timeout: 90_000 }).toEqual([0, 0]);
    const reminders = server.received.filter(({ content }) =>
      /^subject: due tomorrow/im.test(content),
    );
    const told = reminders.map(({ to, content }) => `${to} ${/^subject: .*/im.exec(content)?.[0]}`);
    expect(new Set(told).size).toBe(9);
    expect(told).toContain("lea@example.com Subject: Due tomorrow: receivable #3");
    // Each is one mail. Only the one that was being handed over when its worker was killed may come again, and
    // under the same Message-ID, by which its receiver knows it.
    expect(new Set(reminders.map(({ messageId }) => messageId)).size).toBe(9);
    expect(reminders.length).toBeLessThanOrEqual(10);
    for (const { to, content } of reminders)
      expect([to, /^list-unsubscribe:/im.test(content)]).toEqual([
        to,
        !to.includes("ben@example.com"),
      ]);
    const sends = server.received.length;
    await look();
    await look();
    await expect.poll(left, { timeout: 60_000 }).toEqual([0, 0]);
    expect(server.received).toHaveLength(sends);
    if (second) await killWorker(second);
  } finally {
    for (const worker of workers) worker.kill("SIGKILL");
    await close();
    await server.stop();
  }
}, 240_000);
