import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { makeLogger } from "@tenora/configuration/make-logger";
import type { WorkerSettings } from "@tenora/configuration/worker-settings";
import { openDatabaseAt } from "@tenora/database/connection/connect";
import { loginUrl } from "@tenora/database/connection/login-url";
import { freePort } from "@tenora/embedded/free-port";
import type {} from "@tenora/testing/database/global-setup";
import {
  asOwner,
  createTestDatabase,
  type TestDatabase,
} from "@tenora/testing/database/test-database";
import { startMailServer } from "@tenora/testing/servers/mail-server";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { workerMetrics } from "../src/metrics.ts";
import { startWorker } from "../src/start-worker.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject("cluster"));
});
afterAll(() => database.drop());

test("metrics count a mail that cannot be sent, and the log contains no personal data", async () => {
  const mail = await startMailServer();
  mail.mode = "refusing";
  const port = await freePort();
  const lines: string[] = [];
  const settings: WorkerSettings = {
    databaseUrl: loginUrl(database.ownerUrl, "tenora_jobs", database.authSecret),
    email: { kind: "smtp", url: mail.url },
    documents: { kind: "folder", folder: "/nowhere" },
    adminNotifyEmail: "canary-office@example.com",
    contactEmail: "canary-hello@example.com",
    publicContact: null,
    publicUrl: "https://tenora.example",
    adminLinkKey: "a key of links",
    logLevel: "trace",
    metrics: { host: "127.0.0.1", port },
  };
  const log = makeLogger("worker", "trace", { write: (line) => void lines.push(line) });
  const worker = await startWorker(settings, log);
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(await scrape()).toContain('tenora_outbox_mails{state="waiting"} 0');

  await asOwner(database.ownerUrl, (client) =>
    client.query(
      `insert into businesses (company_name, country, registration_number, director_name,
         director_email, wallet_address, consent_at, consent_version)
       values ('Canary Ltd', 'Singapore', 'CANARY1', 'Canary Lim', 'canary@example.com',
         '0x' || repeat('ca', 20), now(), '1')`,
    ),
  );
  await expect.poll(() => lines.join("")).toContain("mail not accepted");
  const text = await scrape();
  expect(text).toContain('tenora_outbox_mails{state="waiting"} 1');
  expect(text).toMatch(/tenora_outbox_oldest_seconds \d/);
  mail.mode = "well";
  await expect.poll(scrape).toContain('tenora_outbox_mails{state="waiting"} 0');
  expect(await scrape()).toMatch(/tenora_jobs_total\{task="send_email",outcome="done"\} [1-9]/);
  expect(lines.join("")).not.toMatch(/canary|caca/i);
  await worker.stop();
  await mail.stop();
});

test("metrics: with a silent database a scrape answers with NaN before a job's timeout", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const { port } = silent.address() as AddressInfo;
  const url = `postgresql://tenora_jobs:x@127.0.0.1:${port}/none`;
  const nowhere = openDatabaseAt(url, "tenora_jobs", 1, 300_000);
  const { registry } = workerMetrics(nowhere);
  expect(await registry.metrics()).toContain('tenora_outbox_mails{state="waiting"} Nan');
  for (const socket of sockets) socket.destroy();
  silent.close();
});
