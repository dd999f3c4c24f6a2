import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Somebody alive holds the lock. */
export class LockedError extends Error {
  override readonly name = "LockedError";
  readonly holder: number;

  constructor(file: string, holder: number) {
    super(`${file} is held by process ${holder}`);
    this.holder = holder;
  }
}

/**
 * Takes a lock that dies with its holder: a file with our pid in it, made only if no living process
 * holds it. Returns the function that gives it back.
 * @throws LockedError when a living process holds it
 */
export function takeProcessLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, `${process.pid}`, { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = Number(readFileSync(file, "utf8"));
    if (holder !== process.pid && isAlive(holder)) throw new LockedError(file, holder);
    rmSync(file, { force: true });
  }
}

/** Alive and, where the system tells, a Node program: a pid left by a crash may serve another now. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync("/proc/self")) return true;
  return existsSync(commandLine) && /node/.test(readFileSync(commandLine, "utf8"));
}
