import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { identifyProcess, processStart } from "@tenora/embedded/process/process-identity";

/** A living process holds the lock. */
export class LockHeldError extends Error {
  override readonly name = "LockHeldError";
  readonly holder: number;

  constructor(file: string, holder: number) {
    super(`${file} is held by process ${holder}`);
    this.holder = holder;
  }
}

/**
 * Takes a lock that ends with its holder: a file with our pid and start time, created only if no
 * living process holds it. Returns the function that releases it.
 * @throws LockHeldError when a living process holds it
 */
export function acquireProcessLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    if (createLock(file)) return () => rmSync(file, { force: true });
    const [pid, started] = readFileSync(file, "utf8").split("\n");
    const holder = Number(pid);
    if (holder !== process.pid && holds(holder, started)) throw new LockHeldError(file, holder);
    rmSync(file, { force: true });
  }
}

/** The file appears under its name with its content: an empty one would look abandoned. */
function createLock(file: string): boolean {
  const written = `${file}.${process.pid}`;
  writeFileSync(written, `${process.pid}\n${processStart(process.pid) ?? ""}\n`);
  try {
    linkSync(written, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(written, { force: true });
  }
}

/** Alive and, where the system tells, started at the recorded time, since pids are reused. */
function holds(pid: number, started: string | undefined): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  const found = identifyProcess(pid);
  if (found === null) return true; // the system does not tell
  // Locks of earlier versions hold the pid alone.
  return started ? found.started === started : found.program.startsWith("node");
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // another user's
  }
}
