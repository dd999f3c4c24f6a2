import { join } from "node:path";
import { acquireProcessLock, LockHeldError } from "../processes/process-lock.ts";
import { createPrivateFolder, makeContentsPrivate } from "./private-folder.ts";

/**
 * Creates the folder if necessary, makes it private to this system user and locks it for this
 * process. Files that this process and its children write from now on are private too (0600, folders 0700).
 * @returns the function that releases the lock
 * @throws LockHeldError when another process holds it; Error with a sentence when it cannot be
 *   written
 */
export function lockDataFolder(folder: string): () => void {
  try {
    createPrivateFolder(folder);
    process.umask(0o077);
    const unlock = acquireProcessLock(join(folder, "supervisor.pid"));
    makeContentsPrivate(folder);
    return unlock;
  } catch (error) {
    if (error instanceof LockHeldError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new Error(
      `DATA_DIR: nothing can be written in ${folder} (${code}). Make it for the user who starts this, and under a systemd unit name it in ReadWritePaths.`,
      { cause: error },
    );
  }
}
