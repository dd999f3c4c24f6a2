import type { Client } from "pg";
import { connectOwner } from "../connection/connect-owner.ts";

/** How long a command waits for a lock (ms). */
const timeoutMs = 5_000;
const lockNotAvailable = "55P03";

/**
 * One transaction as the owner, on a connection of its own: for the start of an installation and for
 * its operator's commands. No running service has the owner's address.
 */
export async function asOwner<T>(ownerUrl: string, run: (owner: Client) => Promise<T>): Promise<T> {
  const owner = await connectOwner(ownerUrl);
  try {
    await owner.query(`begin; set local lock_timeout = ${timeoutMs}`);
    const result = await run(owner);
    await owner.query("commit");
    return result;
  } catch (error) {
    if ((error as { code?: string }).code !== lockNotAvailable) throw error;
    throw new Error(
      "Another connection to the database holds what this needs, so nothing was changed. Try again; if it stays so, look for it in pg_stat_activity and end it.",
      { cause: error },
    );
  } finally {
    // Ending a connection inside a transaction rolls it back.
    await owner.end();
  }
}
