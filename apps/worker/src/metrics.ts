import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@tenora/database/connection/connect";
import { countWaitingMails } from "@tenora/database/mail/count-waiting-mails";
import { asWorker } from "@tenora/database/transaction/as-worker";
import type { WorkerEvents } from "graphile-worker";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";

/** How long a scrape waits for the database: shorter than a scraper does, unlike our jobs' timeout. */
const timeoutMs = 3_000;

/** The metrics of one worker; the state of the outbox is queried at each scrape. */
export function workerMetrics(database: Database<"tenora_jobs">) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const jobs = new Counter({
    name: "tenora_jobs_total",
    help: "Jobs run, by task and outcome.",
    labelNames: ["task", "outcome"],
    registers,
  });
  const countJobs = (events: WorkerEvents) => {
    events.on("job:success", ({ job }) => jobs.inc({ task: job.task_identifier, outcome: "done" }));
    events.on("job:error", ({ job }) => jobs.inc({ task: job.task_identifier, outcome: "failed" }));
  };
  new Gauge({
    name: "tenora_outbox_mails",
    help: "Mails not sent yet: waiting for their next attempt, or given up. NaN: the database does not answer.",
    labelNames: ["state"],
    registers,
    async collect() {
      const unknown = { waiting: Number.NaN, givenUp: Number.NaN, oldestSeconds: Number.NaN };
      const count = await Promise.race([
        asWorker(database, countWaitingMails).catch(() => unknown),
        wait(timeoutMs, unknown, { ref: false }),
      ]);
      this.set({ state: "waiting" }, count.waiting);
      this.set({ state: "given_up" }, count.givenUp);
      oldest.set(count.oldestSeconds);
    },
  });
  const oldest = new Gauge({
    name: "tenora_outbox_oldest_seconds",
    help: "Age of the oldest mail that is still waiting.",
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
  return { registry, countJobs };
}
