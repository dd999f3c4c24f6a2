import type { WorkerSettings } from "@tenora/configuration/worker-settings";
import { openDatabaseAt } from "@tenora/database/connection/connect";
import { freePort } from "@tenora/embedded/free-port";
import { pino } from "pino";
import { expect, test } from "vitest";
import { maintenanceSchedule, marketSchedule } from "../src/jobs/maintenance.ts";
import { startWorker } from "../src/start-worker.ts";
import { missScheduledRuns } from "./job-queue-faults.ts";
import { setUpWorkerContext } from "./worker-context.ts";

const context = setUpWorkerContext();
const log = pino({ level: "silent" });

const start = async (settings: WorkerSettings) => {
  const worker = await startWorker(settings, log);
  context.cleanUp.push(worker.stop);
  return worker;
};

/** How often a task ended this way, over all workers. */
async function count(workers: readonly WorkerSettings[], task: string, outcome: string) {
  let sum = 0;
  for (const { metrics } of workers) {
    const scraped = await (await fetch(`http://127.0.0.1:${metrics?.port}/metrics`)).text();
    const line = `tenora_jobs_total{task="${task}",outcome="${outcome}"} `;
    sum += Number(scraped.split(line)[1]?.split("\n")[0] ?? 0);
  }
  return sum;
}

async function twoWorkers() {
  const ports = [await freePort(), await freePort()];
  return ports.map((port) => ({ ...context.settings(), metrics: { host: "127.0.0.1", port } }));
}

test("maintenance that was missed runs at the start, once over two workers", async () => {
  // The first start registers the schedule; it has missed nothing.
  await (await start(context.settings())).stop();
  expect(await context.countJobs()).toBe(0);
  await missScheduledRuns(context.ownerUrl());
  const workers = await twoWorkers();
  await Promise.all(workers.map(start));
  for (const task of ["forget", "sweep_documents"]) {
    await expect.poll(() => count(workers, task, "done"), { timeout: 45_000 }).toBe(1);
  }
  await expect.poll(context.countJobs).toBe(0);
  for (const task of ["forget", "sweep_documents"]) {
    expect(await count(workers, task, "done")).toBe(1);
    expect(await count(workers, task, "failed")).toBe(0);
  }
}, 180_000);

test("a maintenance job that fails is counted, and is still queued for another attempt", async () => {
  await (await start(context.settings())).stop();
  await missScheduledRuns(context.ownerUrl());
  const [settings] = await twoWorkers();
  // The database rejects a retention period this short.
  const worker = { ...settings, retention: { sessionsDays: 30, mailsDays: 1 } } as WorkerSettings;
  await start(worker);
  await expect.poll(() => count([worker], "forget", "failed"), { timeout: 45_000 }).toBe(1);
  await expect.poll(context.countJobs).toBe(1);
}, 180_000);

test("the worker's login adds each job of its schedules, and no mail", async () => {
  const { pool, close } = openDatabaseAt(context.settings().databaseUrl, "tenora_jobs", 1);
  context.cleanUp.push(close);
  const add = (task: string) => pool.query("select graphile_worker.add_job($1)", [task]);
  for (const { task } of [...maintenanceSchedule, ...marketSchedule]) await add(task);
  expect(await context.countJobs()).toBe(maintenanceSchedule.length + marketSchedule.length);
  await expect(add("send_email")).rejects.toThrow("row-level security");
});
