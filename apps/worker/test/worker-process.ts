import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { ChildReport } from "@tenora/configuration/child-process";
import type { WorkerSettings } from "@tenora/configuration/worker-settings";

const entry = new URL("../src/main.ts", import.meta.url);

/** A worker in a process of its own, ready; it may be killed. */
export async function startWorkerProcess(settings: WorkerSettings): Promise<ChildProcess> {
  const worker = fork(entry, {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  worker.send(settings);
  const [report] = (await once(worker, "message")) as [ChildReport];
  if (report.type === "failed") throw new Error(report.why);
  return worker;
}

/** SIGKILL; resolves when it is gone. */
export async function killWorker(worker: ChildProcess): Promise<void> {
  const gone = once(worker, "exit");
  worker.kill("SIGKILL");
  await gone;
}
