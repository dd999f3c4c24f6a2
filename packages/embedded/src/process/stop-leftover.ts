import { existsSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { identifyProcess, type ProcessIdentity, processStart } from "./process-identity.ts";

/** The system clock may have been changed while the process was running. */
const clockToleranceMs = 60_000;

/**
 * Ends the PostgreSQL that an earlier run left behind in this data folder, and waits until it is
 * gone. `postmaster.pid` holds its pid and its start in seconds since 1970; it always works in its
 * data folder. Another process that now has the pid is left alone, and so is one that we cannot
 * inspect: PostgreSQL itself then refuses to start beside it.
 */
export async function stopLeftoverPostgres(folder: string, signal: NodeJS.Signals): Promise<void> {
  const file = join(folder, "postmaster.pid");
  const [pid, , startedAt] = readLines(file);
  const found = identifyProcess(Number(pid));
  if (found === null || found.folder === null) return;
  if (found.program !== "postgres" || found.folder !== realpathSync(folder)) {
    // PostgreSQL would take it for the server of this folder.
    rmSync(file);
    return;
  }
  const apartMs = Math.abs(found.startedAt.getTime() - Number(startedAt) * 1000);
  if (apartMs < clockToleranceMs) await stop(found, signal);
}

/** The same for the anvil of this folder, by its state file and by what `anvilPidFile` wrote. */
export async function stopLeftoverAnvil(folder: string, signal: NodeJS.Signals): Promise<void> {
  const [pid, started] = readLines(join(folder, "anvil.pid"));
  const found = identifyProcess(Number(pid));
  if (found?.program !== "anvil" || !found.args.includes(join(folder, "state.json"))) return;
  // Files of earlier versions hold the pid alone.
  if (!started || found.started === started) await stop(found, signal);
}

/** The content of `anvil.pid`: the pid and, on Linux, the process's start. */
export const anvilPidFile = (pid: number): string => `${pid}\n${processStart(pid) ?? ""}\n`;

async function stop({ pid, started }: ProcessIdentity, signal: NodeJS.Signals): Promise<void> {
  const isThere = () => processStart(pid) === started;
  process.kill(pid, signal);
  for (let waited = 0; waited < 10_000 && isThere(); waited += 100) await delay(100);
  if (isThere()) process.kill(pid, "SIGKILL");
}

const readLines = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
