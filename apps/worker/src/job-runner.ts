import { EventEmitter } from "node:events";
import type { Database } from "@tenora/database/connection/connect";
import {
  Logger as JobLogger,
  type ParsedCronItem,
  run,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Logger } from "pino";
import { holdWorkerLock, unlockAbandonedJobs, unlockLostJobs } from "./abandoned-jobs.ts";

export interface JobRunner {
  /** Lets the running job finish. */
  stop(): Promise<void>;
  /** Settles when the runner ends: resolves after `stop`, rejects when it gave up by itself. */
  readonly ended: Promise<void>;
}

export interface JobRunnerOptions {
  readonly database: Database<"tenora_jobs">;
  readonly log: Logger;
  readonly taskList: TaskList;
  readonly parsedCronItems: ParsedCronItem[];
  /** Attaches listeners before the first job starts. */
  readonly observe: (events: WorkerEvents) => void;
}

/** Connections of the pool: one to listen, one for the lock, one for graphile-worker and one for the job. */
export const connectionsPerRunner = 4;
const unlockEveryMs = 15_000;

/** Runs the jobs of these tasks, one at a time. Rejects when the database is absent or not migrated. */
export async function startJobRunner(options: JobRunnerOptions): Promise<JobRunner> {
  const { database, log, taskList, parsedCronItems, observe } = options;
  const events: WorkerEvents = new EventEmitter();
  observe(events);
  const running = new Set<string>();
  events.on("job:start", ({ job }) => running.add(job.id));
  events.on("job:complete", ({ job }) => running.delete(job.id));
  let workerId = "";
  let releaseLock = () => {};
  events.on("pool:create", ({ workerPool }) => {
    workerId = workerPool.id;
    releaseLock = holdWorkerLock(database.pool, workerId);
  });
  const unlock = async () => {
    try {
      const abandoned = await unlockAbandonedJobs(database.pool);
      const lost = await unlockLostJobs(database.pool, workerId, running);
      if (abandoned + lost > 0) log.warn({ abandoned, lost }, "unlocked jobs that no worker runs");
    } catch {
      log.warn("could not look for abandoned jobs");
    }
  };
  const runner = await run({
    pgPool: database.pool,
    taskList,
    parsedCronItems,
    concurrency: 1,
    pollInterval: 2_000,
    noHandleSignals: true,
    events,
    logger: jobLogger(log),
  });
  let isStopping = false;
  await unlock();
  const timer = setInterval(unlock, unlockEveryMs);
  const ended = runner.promise
    .then(() => {
      // graphile-worker resolves this promise even when it gave up.
      if (!isStopping) throw new Error("the worker gave up");
    })
    .finally(() => {
      clearInterval(timer);
      releaseLock();
    });
  // A caller that does not listen to `ended` must not be ended by its rejection.
  ended.catch(() => {});
  const stop = async () => {
    isStopping = true;
    // A runner that is already ending rejects a second stop.
    await Promise.allSettled([runner.stop(), ended]);
  };
  return { ended, stop };
}

// The message of a failed job may contain personal data: only our own error codes are logged.
function jobLogger(log: Logger): JobLogger {
  return new JobLogger(() => (level, message, meta) => {
    if (level !== "error" && level !== "warning") return;
    const job = (meta?.job as { id?: string } | undefined)?.id;
    const text = (meta?.error as Error | undefined)?.message ?? "";
    const code = /^[A-Z0-9_]{2,40}$/.test(text) ? text : "UNKNOWN";
    const [entry, line] = job === undefined ? [{}, message] : [{ job, code }, "job failed"];
    log[level === "error" ? "error" : "warn"](entry, line);
  });
}
