import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WorkerSettings } from "@tenora/configuration/worker-settings";
import { openDatabaseAt } from "@tenora/database/connect";
import { loginUrl } from "@tenora/database/login-url";
import { readMailbox } from "@tenora/email/read-mailbox";
import { asOwner, createTestDatabase, type TestDatabase } from "@tenora/testing/database";
import type {} from "@tenora/testing/database-setup";
import { pino } from "pino";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { startWorker } from "../src/start-worker.ts";
import { freeLostJobs } from "../src/worker-lock.ts";

let database: TestDatabase;
let folder: string;
const cleanUp: (() => unknown)[] = [];
const log = pino({ level: "silent" });

beforeEach(async () => {
  database = await createTestDatabase(inject("cluster"));
  folder = await mkdtemp(join(tmpdir(), "tenora-mail-"));
});
afterEach(async () => {
  for (const undo of cleanUp.splice(0).reverse()) await undo();
  await database.drop();
  await rm(folder, { recursive: true });
});

const settings = (email: object = { kind: "mailbox", folder }): WorkerSettings => ({
  databaseUrl: loginUrl(database.ownerUrl, "tenora_jobs", database.authSecret),
  email: email as WorkerSettings["email"],
  documents: { kind: "folder", folder: join(folder, "documents") },
  adminNotifyEmail: "office@example.com",
  adminLinkKey: "a key that only the tests know",
  publicUrl: "https://tenora.example",
  logLevel: "silent",
});

async function insertBusiness(): Promise<string> {
  const { rows } = await asOwner(database.ownerUrl, (client) =>
    client.query<{ id: string }>(
      `insert into businesses (company_name, country, registration_number, director_name,
         director_email, wallet_address, consent_at, consent_version)
       values ('Ada Textiles', 'Singapore', '1', 'Ada', 'ada@example.com',
         '0x' || substr(md5(random()::text) || md5(random()::text), 1, 40), now(), '1')
       returning id`,
    ),
  );
  return rows[0]?.id ?? "";
}

async function outbox(subject: string) {
  const { rows } = await asOwner(database.ownerUrl, (client) =>
    client.query("select id, attempts, sent_at, last_error from outbox where subject_id = $1", [
      subject,
    ]),
  );
  return rows[0] as {
    id: string;
    attempts: number;
    sent_at: Date | null;
    last_error: string | null;
  };
}

const jobsLeft = () =>
  asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query(
      "select count(*)::int as n from graphile_worker._private_jobs",
    );
    return rows[0].n as number;
  });

/** An e-mail service that notes what it gets and answers as it is told. */
async function mailService(answer: (count: number) => number | "never"): Promise<{
  email: object;
  received: string[];
}> {
  const received: string[] = [];
  const server: Server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    received.push(body);
    const status = answer(received.length);
    if (status !== "never") response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  cleanUp.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const keys = { serviceId: "s", templateId: "t", publicKey: "p" };
  return { email: { kind: "emailjs", url, ...keys }, received };
}

test("a new business's mail lies in the mailbox, is noted as sent, and its job is gone", async () => {
  const worker = await startWorker(settings(), log);
  cleanUp.push(worker.stop);
  const business = await insertBusiness();
  await expect.poll(() => readMailbox(folder), { timeout: 45_000 }).toHaveLength(1);
  const [mail] = await readMailbox(folder);
  await expect
    .poll(() => outbox(business))
    .toMatchObject({
      id: mail?.id,
      attempts: 1,
      sent_at: expect.any(Date),
      last_error: null,
    });
  expect(mail).toMatchObject({
    to: "ada@example.com",
    templateParams: { name: "Ada Textiles", message: "New Business onboarding request at Tenora" },
  });
  await expect.poll(jobsLeft).toBe(0);
});

/** As if this recipient had been written to `mails` times just now. */
const wroteTo = (address: string, mails: number) =>
  asOwner(database.ownerUrl, (client) =>
    client.query(
      `insert into outbox (kind, subject_id, recipient_key, claimed_at, sent_at)
       select 'business_submitted', gen_random_uuid(), encode(sha256($1::bytea), 'hex'), now(), now()
       from generate_series(1, $2::int)`,
      [address, mails],
    ),
  );

test("mails about an admin's account leave whatever else he was sent; ten in an hour", async () => {
  await wroteTo("op@example.com", 20);
  const links = await asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `with link as (
         insert into admin_links (id, kind, email, token_hash, expires_at)
         select gen_random_uuid(), 'recovery', 'op@example.com', lpad(to_hex(n), 64, '0'),
           now() + interval '30 minutes' from generate_series(1, 11) n returning id)
       insert into outbox (kind, subject_id) select 'admin_recovery', id from link
       returning id`,
    );
    return rows.length;
  });
  expect(links).toBe(11);
  const worker = await startWorker(settings(), log);
  cleanUp.push(worker.stop);
  await expect.poll(() => readMailbox(folder), { timeout: 45_000 }).toHaveLength(10);
  const capped = () =>
    asOwner(database.ownerUrl, async (client) => {
      const { rows } = await client.query(
        "select 1 from outbox where last_error = 'RECIPIENT_CAP'",
      );
      return rows.length;
    });
  await expect.poll(capped, { timeout: 45_000 }).toBe(1);
});

test("the office is known in any capitalisation", async () => {
  await wroteTo("ada@example.com", 20);
  const worker = await startWorker({ ...settings(), adminNotifyEmail: "Ada@Example.com" }, log);
  cleanUp.push(worker.stop);
  await insertBusiness();
  await expect.poll(() => readMailbox(folder), { timeout: 45_000 }).toHaveLength(1);
});

test("a refused mail is noted without personal data and tried again until it is taken", async () => {
  const { email, received } = await mailService((count) => (count === 1 ? 500 : 200));
  const worker = await startWorker(settings(email), log);
  cleanUp.push(worker.stop);
  const business = await insertBusiness();
  await expect
    .poll(() => outbox(business), { timeout: 45_000 })
    .toMatchObject({
      attempts: 1,
      sent_at: null,
      last_error: "EMAILJS_500",
    });
  await expect
    .poll(() => outbox(business), { timeout: 45_000 })
    .toMatchObject({
      attempts: 2,
      sent_at: expect.any(Date),
      last_error: null,
    });
  expect(received).toHaveLength(2);
}, 180_000);

test("a worker killed while it sends leaves the mail to the next one, with the same id", async () => {
  const { email, received } = await mailService(() => "never");
  const first = await forkWorker(settings(email));
  const business = await insertBusiness();
  await expect.poll(() => received.length, { timeout: 45_000 }).toBe(1);
  const exited = new Promise((resolve) => first.once("exit", resolve));
  first.kill("SIGKILL");
  await exited;
  // The job is locked by a worker that is gone; ten seconds later that is beyond doubt.
  await asOwner(database.ownerUrl, (client) =>
    client.query(
      "update graphile_worker._private_jobs set locked_at = locked_at - interval '11 seconds'",
    ),
  );
  expect(await outbox(business)).toMatchObject({ sent_at: null });
  const second = await startWorker(settings(), log);
  cleanUp.push(second.stop);
  const { id } = await outbox(business);
  await expect
    .poll(async () => (await readMailbox(folder)).map((mail) => mail.id), { timeout: 45_000 })
    .toEqual([id]);
}, 180_000);

test("a living worker's jobs are not taken from it", async () => {
  const { email, received } = await mailService(() => "never");
  const first = await forkWorker(settings(email));
  await insertBusiness();
  await expect.poll(() => received.length, { timeout: 45_000 }).toBe(1);
  const [before] = await asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ locked_by: string }>(
      `update graphile_worker._private_jobs set locked_at = locked_at - interval '11 seconds'
       returning locked_by`,
    );
    return rows;
  });
  // A worker looks for abandoned jobs before it says that it has started.
  const second = await startWorker(settings(), log);
  cleanUp.push(second.stop);
  const [after] = await asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query("select locked_by from graphile_worker._private_jobs");
    return rows;
  });
  expect(before?.locked_by).toBeTruthy();
  expect(after).toEqual(before);
  first.kill("SIGKILL");
}, 180_000);

test("a job that its worker took without learning of it is free again, one it works on is not", async () => {
  await insertBusiness();
  await insertBusiness();
  const jobs = await asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update graphile_worker._private_jobs
       set locked_by = 'me', locked_at = now() - interval '11 seconds' returning id`,
    );
    return rows.map(({ id }) => id);
  });
  const [works, lost] = jobs;
  const { pool, close } = openDatabaseAt(settings().databaseUrl, "tenora_jobs", 1);
  cleanUp.push(close);
  expect(await freeLostJobs(pool, "somebody else", new Set())).toBe(0);
  expect(await freeLostJobs(pool, "me", new Set([works ?? ""]))).toBe(1);
  const locked = await asOwner(database.ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "select id from graphile_worker._private_jobs where locked_by is not null",
    );
    return rows.map(({ id }) => id);
  });
  expect(locked).toEqual([works]);
  expect(lost).toBeDefined();
}, 180_000);

test("losing every connection to PostgreSQL does not stop the worker", async () => {
  const { email, received } = await mailService(() => 200);
  const worker = await startWorker(settings(email), log);
  cleanUp.push(worker.stop);
  await endConnections();
  const business = await insertBusiness();
  await expect.poll(() => outbox(business), { timeout: 45_000 }).toMatchObject({ attempts: 1 });
  expect(received).toHaveLength(1);
}, 180_000);

test("a mail that was noted as sent is not sent again", async () => {
  const business = await insertBusiness();
  await asOwner(database.ownerUrl, (client) => client.query("update outbox set sent_at = now()"));
  const worker = await startWorker(settings(), log);
  cleanUp.push(worker.stop);
  await expect.poll(jobsLeft, { timeout: 45_000 }).toBe(0);
  expect(await readMailbox(folder)).toEqual([]);
  expect(await outbox(business)).toMatchObject({ attempts: 0 });
});

test.each(["SIGTERM", "disconnect"] as const)(
  "ends by itself on %s",
  async (how) => {
    const worker = await forkWorker(settings());
    const exited = new Promise<number | null>((resolve) => worker.once("exit", resolve));
    if (how === "disconnect") worker.disconnect();
    else worker.kill(how);
    expect(await exited).toBe(0);
  },
  120_000,
);

test("says so when its database is not there", async () => {
  const nowhere = { ...settings(), databaseUrl: "postgresql://tenora_jobs:x@127.0.0.1:9/none" };
  const worker = fork(new URL("../src/main.ts", import.meta.url), { stdio: "ignore" });
  const said = new Promise((resolve) => worker.once("message", resolve));
  worker.send(nowhere);
  expect(await said).toEqual({ type: "failed", why: "The worker could not start (ECONNREFUSED)." });
}, 180_000);

async function endConnections(): Promise<void> {
  const cluster = inject("cluster");
  const name = new URL(database.ownerUrl).pathname.slice(1);
  const { rowCount } = await asOwner(cluster.superUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where usename = 'tenora_jobs' and datname = $1`,
      [name],
    ),
  );
  expect(rowCount).toBeGreaterThan(1);
}

async function forkWorker(given: WorkerSettings): Promise<ChildProcess> {
  const worker = fork(new URL("../src/main.ts", import.meta.url), {
    stdio: ["ignore", 1, 2, "ipc"],
  });
  cleanUp.push(() => worker.kill("SIGKILL"));
  const ready = new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("exit", () => reject(new Error("the worker ended")));
  });
  worker.send(given);
  expect(await ready).toEqual({ type: "ready" });
  return worker;
}
