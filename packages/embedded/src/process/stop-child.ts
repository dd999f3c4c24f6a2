import type { ChildProcess } from "node:child_process";

/** Asks a process to stop and resolves when it is gone; after `timeoutMs` it is killed. */
export function stopChild(
  child: ChildProcess,
  polite: NodeJS.Signals,
  timeoutMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
    child.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    child.kill(polite);
  });
}
