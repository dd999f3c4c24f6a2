import { existsSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

/**
 * Ends a process that an earlier run left behind, told by the pid in the first line of its pid
 * file, and waits until it is gone. Without a file, or with a dead pid, it does nothing.
 */
export async function stopLeftover(pidFile: string, polite: NodeJS.Signals): Promise<void> {
  const pid = readPid(pidFile);
  if (pid === null || !isOurs(pid)) return;
  process.kill(pid, polite);
  for (let waited = 0; waited < 10_000 && isOurs(pid); waited += 100) await delay(100);
  if (isOurs(pid)) process.kill(pid, "SIGKILL");
}

function readPid(file: string): number | null {
  if (!existsSync(file)) return null;
  const pid = Number.parseInt(readFileSync(file, "utf8").split("\n")[0] ?? "", 10);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

/** Alive, and (where the system can tell) really one of the programs we start: pids are reused. */
function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync("/proc/self") || (existsSync(commandLine) && isKnown(commandLine));
}

const isKnown = (commandLine: string) => /postgres|anvil/.test(readFileSync(commandLine, "utf8"));
