import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { acquireProcessLock, LockHeldError } from "../processes/process-lock.ts";

/** The folder can't be written, or not by this user, as under a systemd unit. */
const forbidden = new Set(["EROFS", "EACCES", "EPERM"]);

/**
 * Waits until no other process builds the web app. The lock is the first thing that a build writes.
 * @returns the function that releases the lock
 * @throws Error with a sentence when nothing can be written in the project
 */
export async function acquireBuildLock(root: string): Promise<() => void> {
  for (;;) {
    try {
      return acquireProcessLock(join(root, "node_modules/.web-build.lock"));
    } catch (error) {
      if (forbidden.has((error as NodeJS.ErrnoException).code ?? "")) {
        throw new Error(
          `The web app is not built from the sources in ${resolve(root)}, and nothing can be written there. Run \`npm run setup\` there as the user who owns it, then start again.`,
        );
      }
      if (!(error instanceof LockHeldError)) throw error;
      await delay(500);
    }
  }
}
