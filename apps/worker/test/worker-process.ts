import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { ChildReport } from "@tenora/configuration/child-process";
import type { WorkerSettings } from "@tenora/configuration/worker-settings";

const entry = new URL("../src/main.ts", import.meta.url);

/** Starts a worker in a process of its own, which may be killed. */
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

/** Kills the process with SIGKILL; resolves when it has exited. */
export async function killWorker(worker: ChildProcess): Promise<void> {
  const exited = once(worker, "exit");
  worker.kill("SIGKILL");
  await exited;
}
