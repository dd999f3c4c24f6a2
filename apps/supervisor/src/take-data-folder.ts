import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { LockedError, takeProcessLock } from "./process-lock.ts";

/**
 * Makes the folder if need be, and takes it for this process.
 * @returns what gives it back
 * @throws LockedError when another one has it; a sentence when it cannot be written
 */
export function takeDataFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    return takeProcessLock(join(folder, "supervisor.pid"));
  } catch (error) {
    if (error instanceof LockedError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `DATA_DIR: nothing can be written in ${folder} (${code}). Make it for the user who starts this, and under a systemd unit name it in ReadWritePaths.`,
      { cause: error },
    );
  }
}
