import { receiveSettings, report, stopWithSupervisor } from "@tenora/configuration/child-process";
import type { WorkerSettings } from "@tenora/configuration/worker-settings";
import { pino } from "pino";
import { startWorker } from "./start-worker.ts";

const settings = await receiveSettings<WorkerSettings>();
const log = pino({ name: "worker", level: settings.logLevel });

try {
  const worker = await startWorker(settings, log);
  stopWithSupervisor(worker.stop);
  worker.ended.catch(() => {
    // The supervisor starts us again; whatever was in hand is found abandoned and taken up.
    log.fatal("the worker lost its database for too long");
    process.exit(1);
  });
  report({ type: "ready" });
} catch (error) {
  const code = (error as { code?: string }).code ?? "unknown";
  report({ type: "failed", why: `The worker could not start (${code}).` });
  process.exit(1);
}
