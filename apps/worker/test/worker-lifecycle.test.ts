import { type ChildProcess, fork } from "node:child_process";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { WorkerSettings } from "@tenora/configuration/worker-settings";
import { openDatabaseAt } from "@tenora/database/connection/connect";
import { readMailbox } from "@tenora/email/transport/read-mailbox";
import type {} from "@tenora/testing/database/global-setup";
import { asOwner } from "@tenora/testing/database/test-database";
import { pino } from "pino";
import { expect, inject, test } from "vitest";
import { startWorker } from "../src/start-worker.ts";
import { freeLostJobs } from "../src/worker-lock.ts";
import { setUpWorkerContext } from "./worker-context.ts";

const context = setUpWorkerContext();
const { cleanUp, settings, insertBusiness, outbox, mailService } = context;
const log = pino({ level: "silent" });

test("a worker killed while it sends leaves the mail to the next one, with the same id", async () => {
  const { email, received } = await mailService(() => "never");
  const first = await forkWorker(settings(email));
  const business = await insertBusiness();
  await expect.poll(() => received.length, { timeout: 45_000 }).toBe(1);
  const exited = new Promise((resolve) => first.once("exit", resolve));
  first.kill("SIGKILL");
  await exited;
  // The job is locked by a worker that is gone; ten seconds later that is beyond doubt.
  await asOwner(context.ownerUrl(), (client) =>
    client.query(
      "update graphile_worker._private_jobs set locked_at = locked_at - interval '11 seconds'",
    ),
  );
  expect(await outbox(business)).toMatchObject({ sent_at: null });
  const second = await startWorker(settings(), log);
  cleanUp.push(second.stop);
  const { id } = await outbox(business);
  await expect
    .poll(async () => (await readMailbox(context.folder())).map((mail) => mail.id), {
      timeout: 45_000,
    })
    .toEqual([id]);
}, 180_000);

test("a living worker's jobs are not taken from it", async () => {
  const { email, received } = await mailService(() => "never");
  const first = await forkWorker(settings(email));
  await insertBusiness();
  await expect.poll(() => received.length, { timeout: 45_000 }).toBe(1);
  const [before] = await asOwner(context.ownerUrl(), async (client) => {
    const { rows } = await client.query<{ locked_by: string }>(
      `update graphile_worker._private_jobs set locked_at = locked_at - interval '11 seconds'
       returning locked_by`,
    );
    return rows;
  });
  // A worker looks for abandoned jobs before it says that it has started.
  const second = await startWorker(settings(), log);
  cleanUp.push(second.stop);
  const [after] = await asOwner(context.ownerUrl(), async (client) => {
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
  const jobs = await asOwner(context.ownerUrl(), async (client) => {
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
  const locked = await asOwner(context.ownerUrl(), async (client) => {
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

test("a job whose end cannot be noted ends the worker, and the next one does not send again", async () => {
  const { email, received } = await mailService(() => 200);
  await asOwner(context.ownerUrl(), (client) =>
    client.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create trigger refuse before delete on graphile_worker._private_jobs
        for each row execute function refuse()`),
  );
  const business = await insertBusiness();
  const first = await forkWorker({ ...settings(email), logLevel: "fatal" }, "pipe");
  const said = text(first.stdout ?? Readable.from([]));
  expect(await new Promise((resolve) => first.once("exit", resolve))).toBe(1);
  expect(await said).toContain('"code":"P0001"');
  expect(received).toHaveLength(1);
  await asOwner(context.ownerUrl(), (client) =>
    client.query(`
      drop trigger refuse on graphile_worker._private_jobs;
      update graphile_worker._private_jobs set locked_at = locked_at - interval '11 seconds'`),
  );
  const second = await startWorker(settings(email), log);
  cleanUp.push(second.stop);
  await expect.poll(context.jobsLeft, { timeout: 45_000 }).toBe(0);
  expect(received).toHaveLength(1);
  expect(await outbox(business)).toMatchObject({ attempts: 1 });
}, 180_000);

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
  const name = new URL(context.ownerUrl()).pathname.slice(1);
  const { rowCount } = await asOwner(cluster.superUrl, (client) =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where usename = 'tenora_jobs' and datname = $1`,
      [name],
    ),
  );
  expect(rowCount).toBeGreaterThan(1);
}

async function forkWorker(given: WorkerSettings, output: 1 | "pipe" = 1): Promise<ChildProcess> {
  const worker = fork(new URL("../src/main.ts", import.meta.url), {
    stdio: ["ignore", output, 2, "ipc"],
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
