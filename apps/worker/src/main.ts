import { receiveSettings, report, stopWithSupervisor } from "@tenora/configuration/child-process";
import { makeLogger } from "@tenora/configuration/make-logger";
import { MetricsPortError } from "@tenora/configuration/serve-metrics";
import type { WorkerSettings } from "@tenora/configuration/worker-settings";
import { startWorker } from "./start-worker.ts";

const settings = await receiveSettings<WorkerSettings>();
const log = makeLogger("worker", settings.logLevel);

try {
  const worker = await startWorker(settings, log);
  stopWithSupervisor(worker.stop);
  worker.ended.catch(() => {
    // The supervisor starts us again; whatever was in hand is found abandoned and taken up.
    log.fatal("the worker could not go on: its database was away, or did not take what it noted");
    process.exit(1);
  });
  report({ type: "ready" });
} catch (error) {
  const code = (error as { code?: string }).code ?? "unknown";
  const known = error instanceof MetricsPortError;
  report({ type: "failed", why: known ? error.message : `The worker could not start (${code}).` });
  process.exit(1);
}
