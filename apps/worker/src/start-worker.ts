import { openRelayer } from "@tenora/chain/relay/open-relayer";
import { serveMetrics } from "@tenora/configuration/serve-metrics";
import { defaultRetention, type WorkerSettings } from "@tenora/configuration/worker-settings";
import { openDatabaseAt } from "@tenora/database/connection/connect";
import { chooseStore } from "@tenora/documents/store/choose-store";
import { chooseTransport } from "@tenora/email/transport/choose-transport";
import type { Logger } from "pino";
import { connectionsPerRunner, type JobRunner, startJobRunner } from "./job-runner.ts";
import { maintenanceSchedule, maintenanceTasks, marketSchedule } from "./jobs/maintenance.ts";
import { sendEmailJob } from "./jobs/send-email.ts";
import { workerMetrics } from "./metrics.ts";
import { relayJob } from "./relay/relay-job.ts";
import { watchRelayer } from "./relay/relayer-metrics.ts";

export interface RunningWorker {
  /** Lets running jobs finish, then closes every connection. */
  stop(): Promise<void>;
  /** Settles when the jobs end: resolves after `stop`, rejects when the worker had to give up. */
  readonly ended: Promise<void>;
}

/** No page waits for a job, so a busy database gets more time than it does from the web server. */
const timeoutMs = 30_000;

/**
 * Starts to run the jobs: mails one at a time, so that a worker that is killed can have sent at most
 * one without recording it; maintenance beside them, so that a long sweep delays no mail; and calls
 * for people without ether, if there is a relayer.
 * Rejects when the database is absent or not migrated.
 */
export async function startWorker(settings: WorkerSettings, log: Logger): Promise<RunningWorker> {
  const connections = (settings.relayer ? 3 : 2) * connectionsPerRunner;
  const database = openDatabaseAt(settings.databaseUrl, "tenora_jobs", connections, timeoutMs);
  const { adminNotifyEmail, contactEmail, publicContact, publicUrl } = settings;
  const { adminLinkKey, email } = settings;
  const { market: marketSettings } = settings;
  const market = marketSettings
    ? openDatabaseAt(marketSettings.databaseUrl, "tenora_web_market", 1, timeoutMs)
    : null;
  const { registry, countJobs } = workerMetrics(database);
  const closeDatabases = () => Promise.all([database.close(), market?.close()]);
  const runners: JobRunner[] = [];
  const stopRunners = () => Promise.allSettled(runners.map((runner) => runner.stop()));
  try {
    const metrics = await serveMetrics(settings.metrics, registry);
    const transport = chooseTransport(email);
    const now = () => new Date();
    const addresses = { adminNotifyEmail, contactEmail, publicContact, publicUrl };
    const sendEmail = sendEmailJob({ database, transport, log, now, adminLinkKey, ...addresses });
    const shared = { database, log, observe: countJobs };
    runners.push(
      await startJobRunner({
        ...shared,
        // Names of one task: a worker of a previous version does not take mails that it doesn't know.
        taskList: {
          send_email: sendEmail,
          send_account_email: sendEmail,
          send_market_email: sendEmail,
          send_contact_email: sendEmail,
          send_acknowledgement_email: sendEmail,
        },
        parsedCronItems: [],
      }),
    );
    const documents = chooseStore(settings.documents);
    const { retention = defaultRetention } = settings;
    const marketContext =
      marketSettings && market ? { database, market, isOurChain: marketSettings.isOurChain } : null;
    const stores = { database, documents, email };
    runners.push(
      await startJobRunner({
        ...shared,
        taskList: maintenanceTasks({ ...stores, retention, market: marketContext, log }),
        parsedCronItems: marketContext
          ? [...maintenanceSchedule, ...marketSchedule]
          : maintenanceSchedule,
      }),
    );
    if (settings.relayer) {
      const { dailyGas, timing } = settings.relayer;
      const relayer = openRelayer(settings.relayer);
      watchRelayer(registry, { database, relayer, dailyGas });
      const context = { database, relayer, dailyGas, timing, log, now };
      runners.push(
        await startJobRunner({
          ...shared,
          taskList: { relay: relayJob(context) },
          parsedCronItems: [],
        }),
      );
    }
    const ended = Promise.all(runners.map((runner) => runner.ended)).then(() => {});
    // When one runner gives up, the other one ends too.
    const closed = ended
      .catch(() => {})
      .then(async () => {
        await stopRunners();
        metrics?.close();
        await closeDatabases();
      });
    const stop = async () => {
      await stopRunners();
      await closed;
    };
    return { ended, stop };
  } catch (error) {
    await stopRunners();
    await closeDatabases();
    throw error;
  }
}
