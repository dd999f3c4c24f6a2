import { join } from "node:path";
import { acquireProcessLock, LockHeldError } from "../processes/process-lock.ts";
import { createPrivateFolder } from "./private-folder.ts";

/**
 * Makes the folder if need be, shuts it to other system users, and takes it for this process.
 * @returns what gives it back
 * @throws LockHeldError when another one has it; a sentence when it cannot be written
 */
export function lockDataFolder(folder: string): () => void {
  try {
    createPrivateFolder(folder);
    return acquireProcessLock(join(folder, "supervisor.pid"));
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
