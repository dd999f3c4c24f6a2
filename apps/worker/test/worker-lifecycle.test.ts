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
import { unlockLostJobs } from "../src/abandoned-jobs.ts";
import { startWorker } from "../src/start-worker.ts";
import { ageJobLocks, lockJobs, rejectJobCompletion } from "./job-queue-faults.ts";
import { setUpWorkerContext } from "./worker-context.ts";

const context = setUpWorkerContext();
const { cleanUp, settings, insertBusiness, outbox, mailService } = context;
const log = pino({ level: "silent" });

test("kill -9 while a mail is being sent: the next worker sends it with the same id", async () => {
  const { email, received } = await mailService(() => "never");
  const first = await forkWorker(settings(email));
  const business = await insertBusiness();
  await expect.poll(() => received.length, { timeout: 45_000 }).toBe(1);
  const exited = new Promise((resolve) => first.once("exit", resolve));
  first.kill("SIGKILL");
  await exited;
  await ageJobLocks(context.ownerUrl());
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

test("a starting worker does not unlock the job that a living worker is running", async () => {
  const { email, received } = await mailService(() => "never");
  const first = await forkWorker(settings(email));
  await insertBusiness();
  await expect.poll(() => received.length, { timeout: 45_000 }).toBe(1);
  await ageJobLocks(context.ownerUrl());
  const before = await lockedJobs();
  // A worker looks for abandoned jobs before it says that it has started.
  const second = await startWorker(settings(), log);
  cleanUp.push(second.stop);
  expect(before).toHaveLength(1);
  expect(await lockedJobs()).toEqual(before);
  first.kill("SIGKILL");
}, 180_000);

test("jobs that a worker took without learning of it are unlocked once it runs no other", async () => {
  await insertBusiness();
  await insertBusiness();
  const [runs = ""] = await lockJobs(context.ownerUrl(), "me");
  const { pool, close } = openDatabaseAt(settings().databaseUrl, "tenora_jobs", 1);
  cleanUp.push(close);
  // Their answers may still be on the way.
  expect(await unlockLostJobs(pool, "me", new Set())).toBe(0);
  await ageJobLocks(context.ownerUrl());
  expect(await unlockLostJobs(pool, "another worker", new Set())).toBe(0);
  expect(await unlockLostJobs(pool, "me", new Set([runs]))).toBe(0);
  expect(await lockedJobs()).toHaveLength(2);
  expect(await unlockLostJobs(pool, "me", new Set())).toBe(2);
  expect(await lockedJobs()).toEqual([]);
}, 180_000);

test("a worker that loses every database connection reconnects and sends the next mail", async () => {
  const { email, received } = await mailService(() => 200);
  const worker = await startWorker(settings(email), log);
  cleanUp.push(worker.stop);
  await endConnections();
  const business = await insertBusiness();
  await expect.poll(() => outbox(business), { timeout: 45_000 }).toMatchObject({ attempts: 1 });
  expect(received).toHaveLength(1);
}, 180_000);

test("when the end of a job cannot be recorded the worker exits, and the next one does not send again", async () => {
  const { email, received } = await mailService(() => 200);
  const acceptCompletion = await rejectJobCompletion(context.ownerUrl());
  const first = await forkWorker({ ...settings(email), logLevel: "fatal" }, "pipe");
  const said = text(first.stdout ?? Readable.from([]));
  const exited = new Promise((resolve) => first.once("exit", resolve));
  const business = await insertBusiness();
  expect(await exited).toBe(1);
  expect(await said).toContain('"code":"P0001"');
  expect(received).toHaveLength(1);
  await acceptCompletion();
  await ageJobLocks(context.ownerUrl());
  const second = await startWorker(settings(email), log);
  cleanUp.push(second.stop);
  await expect.poll(context.countJobs, { timeout: 45_000 }).toBe(0);
  expect(received).toHaveLength(1);
  expect(await outbox(business)).toMatchObject({ attempts: 1 });
}, 180_000);

test.each(["SIGTERM", "disconnect"] as const)(
  "a worker process exits with 0 on %s",
  async (how) => {
    const worker = await forkWorker(settings());
    const exited = new Promise<number | null>((resolve) => worker.once("exit", resolve));
    if (how === "disconnect") worker.disconnect();
    else worker.kill(how);
    expect(await exited).toBe(0);
  },
  120_000,
);

test("a worker process reports that its database cannot be reached", async () => {
  const nowhere = { ...settings(), databaseUrl: "postgresql://tenora_jobs:x@127.0.0.1:9/none" };
  const worker = fork(new URL("../src/main.ts", import.meta.url), { stdio: "ignore" });
  const said = new Promise((resolve) => worker.once("message", resolve));
  worker.send(nowhere);
  expect(await said).toEqual({ type: "failed", why: "The worker could not start (ECONNREFUSED)." });
}, 180_000);

/** Every locked job with its worker. */
const lockedJobs = () =>
  asOwner(context.ownerUrl(), async (client) => {
    const { rows } = await client.query<{ id: string; locked_by: string }>(
      "select id, locked_by from graphile_worker.jobs where locked_by is not null order by id",
    );
    return rows;
  });

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
