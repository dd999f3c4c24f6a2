import { EventEmitter } from "node:events";
import { serveMetrics } from "@tenora/configuration/serve-metrics";
import { defaultRetention, type WorkerSettings } from "@tenora/configuration/worker-settings";
import { openDatabaseAt } from "@tenora/database/connection/connect";
import { chooseStore } from "@tenora/documents/store/choose-store";
import { chooseTransport } from "@tenora/email/transport/choose-transport";
import { Logger as JobLogger, run, type WorkerEvents } from "graphile-worker";
import type { Logger } from "pino";
import { forget } from "./jobs/delete-expired-data.ts";
import { sendEmailJob } from "./jobs/send-email.ts";
import { sweepDocuments } from "./jobs/sweep-documents.ts";
import { workerMetrics } from "./metrics.ts";
import { runPeriodically } from "./run-periodically.ts";
import { freeAbandonedJobs, freeLostJobs, holdWorkerLock } from "./worker-lock.ts";

export interface RunningWorker {
  /** Lets running jobs finish, then closes every connection. */
  stop(): Promise<void>;
  /** Settles when the jobs end: resolves after `stop`, rejects at once when it had to give up. */
  readonly ended: Promise<void>;
}

/** One mail at a time: a worker that is killed can then have sent no more than one unnoted. */
const concurrency = 1;
/** Nobody looks at a screen meanwhile: a busy database is waited for longer than by a page. */
const timeoutMs = 30_000;
const everyMs = 15_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Starts to work off the jobs. Rejects when the database is not there or not migrated. */
export async function startWorker(settings: WorkerSettings, log: Logger): Promise<RunningWorker> {
  // Beside the jobs: one connection to listen on, one for the lock, two for what comes between.
  const database = openDatabaseAt(settings.databaseUrl, "tenora_jobs", concurrency + 4, timeoutMs);
  const { adminNotifyEmail, publicUrl, adminLinkKey } = settings;
  const transport = chooseTransport(settings.email);
  const documents = chooseStore(settings.documents);
  const events: WorkerEvents = new EventEmitter();
  const running = new Set<string>();
  events.on("job:start", ({ job }) => running.add(job.id));
  events.on("job:complete", ({ job }) => running.delete(job.id));
  let poolId = "";
  let releaseLock = () => {};
  events.on("pool:create", ({ workerPool }) => {
    poolId = workerPool.id;
    releaseLock = holdWorkerLock(database.pool, poolId);
  });
  const free = async () => {
    try {
      const dead = await freeAbandonedJobs(database.pool);
      const lost = await freeLostJobs(database.pool, poolId, running);
      if (dead + lost > 0) log.warn({ dead, lost }, "jobs that nobody does are available again");
    } catch {
      log.warn("abandoned jobs could not be looked for");
    }
  };
  try {
    const { registry, countJob } = workerMetrics(database, events);
    const metrics = await serveMetrics(settings.metrics, registry);
    const parts = { database, transport, log, adminNotifyEmail, publicUrl, adminLinkKey };
    const sendEmail = sendEmailJob(parts);
    const runner = await run({
      pgPool: database.pool,
      // Two names of one job: what the version before does not know it does not take.
      taskList: { send_email: sendEmail, send_account_email: sendEmail },
      concurrency,
      pollInterval: 2_000,
      noHandleSignals: true,
      events,
      logger: jobLogger(log),
      crontab: "",
    });
    await free();
    const timer = setInterval(free, everyMs);
    const endSweep = runPeriodically(
      database.pool,
      log,
      "sweep_documents",
      async () => {
        const removed = await sweepDocuments(database, documents, new Date());
        if (removed > 0) log.info({ removed }, "documents without a record were removed");
      },
      { onEnd: (outcome) => countJob("sweep_documents", outcome) },
    );
    const { email, retention = defaultRetention } = settings;
    const endForgetting = runPeriodically(
      database.pool,
      log,
      "forget",
      async () => log.info(await forget(database, email, retention, new Date()), "forgotten"),
      { pauseMs: dayMs, onEnd: (outcome) => countJob("forget", outcome) },
    );
    let isAsked = false;
    const ended = runner.promise.then(() => {
      // graphile-worker calls it an end like any other when it gave up.
      if (!isAsked) throw new Error("the worker gave up");
    });
    const closed = ended.finally(async () => {
      clearInterval(timer);
      endSweep();
      endForgetting();
      metrics?.close();
      releaseLock();
      await database.close();
    });
    // Whoever waits for `ended` hears of it; a caller that does not must not be ended by it.
    closed.catch(() => {});
    const stop = async () => {
      isAsked = true;
      // One that is ending already refuses to be stopped.
      await Promise.allSettled([runner.stop(), closed]);
    };
    return { ended, stop };
  } catch (error) {
    releaseLock();
    await database.close();
    throw error;
  }
}

// A failed job's message repeats the error's words, which may name a person: our code must do.
function jobLogger(log: Logger): JobLogger {
  return new JobLogger(() => (level, message, meta) => {
    if (level !== "error" && level !== "warning") return;
    const job = (meta?.job as { id?: string } | undefined)?.id;
    const words = (meta?.error as Error | undefined)?.message ?? "";
    const code = /^[A-Z0-9_]{2,40}$/.test(words) ? words : "UNKNOWN";
    const [entry, text] = job === undefined ? [{}, message] : [{ job, code }, "job failed"];
    log[level === "error" ? "error" : "warn"](entry, text);
  });
}
