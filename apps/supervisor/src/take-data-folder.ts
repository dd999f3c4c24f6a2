import { join } from "node:path";
import { makePrivateFolder } from "./private-folder.ts";
import { LockedError, takeProcessLock } from "./process-lock.ts";

/**
 * Makes the folder if need be, shuts it to other system users, and takes it for this process.
 * @returns what gives it back
 * @throws LockedError when another one has it; a sentence when it cannot be written
 */
export function takeDataFolder(folder: string): () => void {
  try {
    makePrivateFolder(folder);
    return takeProcessLock(join(folder, "supervisor.pid"));
  } catch (error) {
    if (error instanceof LockedError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new Error(
      `DATA_DIR: nothing can be written in ${folder} (${code}). Make it for the user who starts this, and under a systemd unit name it in ReadWritePaths.`,
      { cause: error },
    );
  }
}
