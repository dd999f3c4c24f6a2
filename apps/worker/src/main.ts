import { setTimeout } from "node:timers/promises";
import {
  receiveSettings,
  reportToParent,
  stopWithSupervisor,
} from "@tenora/configuration/child-process";
import { makeLogger } from "@tenora/configuration/make-logger";
import { MetricsPortError } from "@tenora/configuration/serve-metrics";
import type { WorkerSettings } from "@tenora/configuration/worker-settings";
import { startWorker } from "./start-worker.ts";

const settings = await receiveSettings<WorkerSettings>();
const log = makeLogger("worker", settings.logLevel);
const stopMs = 10_000;

// graphile-worker retries to record a job's end without awaiting it: its last failure arrives here
// and nowhere else. The next worker finds the mail recorded as sent and does not send it again.
process.on("unhandledRejection", (reason) => giveUp((reason as { code?: string } | null)?.code));

try {
  const worker = await startWorker(settings, log);
  stopWithSupervisor(worker.stop);
  worker.ended.catch(async () => {
    // The other runner may be between sending a mail and recording it.
    await Promise.race([worker.stop(), setTimeout(stopMs)]);
    giveUp();
  });
  reportToParent({ type: "ready" });
} catch (error) {
  const code = (error as { code?: string }).code ?? "unknown";
  const known = error instanceof MetricsPortError;
  reportToParent({
    type: "failed",
    why: known ? error.message : `The worker could not start (${code}).`,
  });
  process.exit(1);
}

/** The supervisor starts the worker again, which then unlocks the job that was running. */
function giveUp(code = "unknown"): void {
  log.fatal(
    { code },
    "the worker gave up: the database was unavailable or rejected a job's result",
  );
  process.exit(1);
}
