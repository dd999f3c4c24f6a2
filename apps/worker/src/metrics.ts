import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@tenora/database/connection/connect";
import { countWaitingMails } from "@tenora/database/mail/count-waiting-mails";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { WorkerEvents } from "graphile-worker";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";

/** How long the figures wait for the database. */
const timeoutMs = 3_000;

/** What one worker counts; the state of the outbox is asked of the database when it is looked at. */
export function workerMetrics(database: Database<"tenora_jobs">, events: WorkerEvents) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const jobs = new Counter({
    name: "tenora_jobs_total",
    help: "Jobs worked off, by task and outcome.",
    labelNames: ["task", "outcome"],
    registers,
  });
  const countJob = (task: string, outcome: "done" | "failed") => jobs.inc({ task, outcome });
  events.on("job:success", ({ job }) => countJob(job.task_identifier, "done"));
  events.on("job:error", ({ job }) => countJob(job.task_identifier, "failed"));
  new Gauge({
    name: "tenora_outbox_mails",
    help: "Mails not sent yet: waiting for their time, or given up. NaN: the database is away.",
    labelNames: ["state"],
    registers,
    async collect() {
      const unknown = { waiting: Number.NaN, givenUp: Number.NaN, oldestSeconds: Number.NaN };
      const count = await Promise.race([
        asWorker(database, countWaitingMails).catch(() => unknown),
        // Who reads the figures gives up sooner than our jobs do.
        wait(timeoutMs, unknown, { ref: false }),
      ]);
      this.set({ state: "waiting" }, count.waiting);
      this.set({ state: "given_up" }, count.givenUp);
      oldest.set(count.oldestSeconds);
    },
  });
  const oldest = new Gauge({
    name: "tenora_outbox_oldest_seconds",
    help: "Age of the oldest mail that still waits.",
    registers,
  });
  new Gauge({
    name: "tenora_database_connections",
    help: "Connections of this process by state.",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "idle" }, database.pool.idleCount);
      this.set({ state: "busy" }, database.pool.totalCount - database.pool.idleCount);
      this.set({ state: "waiting" }, database.pool.waitingCount);
    },
  });
  return { registry, countJob };
}
