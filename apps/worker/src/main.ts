import { receiveSettings, report, stopWithSupervisor } from "@tenora/configuration/child-process";
import { makeLogger } from "@tenora/configuration/make-logger";
import { MetricsPortError } from "@tenora/configuration/serve-metrics";
import type { WorkerSettings } from "@tenora/configuration/worker-settings";
import { startWorker } from "./start-worker.ts";

const settings = await receiveSettings<WorkerSettings>();
const log = makeLogger("worker", settings.logLevel);

// graphile-worker tries to note a job's end again and again, and waits for it nowhere: what it cannot
// note in the end has no other listener. A job that is done is found so, and not done again.
process.on("unhandledRejection", (reason) => giveUp((reason as { code?: string } | null)?.code));

try {
  const worker = await startWorker(settings, log);
  stopWithSupervisor(worker.stop);
  worker.ended.catch(() => giveUp());
  report({ type: "ready" });
} catch (error) {
  const code = (error as { code?: string }).code ?? "unknown";
  const known = error instanceof MetricsPortError;
  report({ type: "failed", why: known ? error.message : `The worker could not start (${code}).` });
  process.exit(1);
}

/** The supervisor starts us again; whatever was in hand is found abandoned and taken up. */
function giveUp(code = "unknown"): void {
  log.fatal(
    { code },
    "the worker could not go on: its database was away, or refused what it noted",
  );
  process.exit(1);
}
