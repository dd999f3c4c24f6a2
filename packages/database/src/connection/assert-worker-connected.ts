import { translateError } from "../transaction/errors.ts";
import type { Database } from "./connect.ts";

/** Resolves when some worker is connected under its login; rejects with code NO_WORKER otherwise. */
export async function assertWorkerConnected(database: Database): Promise<void> {
  let workers = 0;
  try {
    const { rows } = await database.pool.query<{ workers: number }>(
      `select count(*)::int as workers from pg_stat_activity
       where usename = 'tenora_jobs' and datname = current_database()`,
    );
    workers = rows[0]?.workers ?? 0;
  } catch (error) {
    throw translateError(error);
  }
  if (workers === 0)
    throw Object.assign(new Error("No worker is connected"), { code: "NO_WORKER" });
}
