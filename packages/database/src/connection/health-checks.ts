import pg from "pg";
import { translateError } from "../transaction/errors.ts";
import type { Database } from "./connect.ts";

/** Resolves when PostgreSQL answers under this login. @throws DomainError DATABASE_UNAVAILABLE */
export async function ping(database: Database): Promise<void> {
  try {
    await database.pool.query("select 1");
  } catch (error) {
    throw translateError(error);
  }
}

/**
 * Rejects with code LOGIN_REJECTED when PostgreSQL accepts no new connection of this login, because a
 * later start has set another password. A pool does not notice while its connections are in use.
 * Resolves when PostgreSQL does not answer: `ping` reports that.
 */
export async function assertLogin(url: string, timeoutMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (!code.startsWith("28")) return;
    throw Object.assign(new Error("PostgreSQL refuses the login"), { code: "LOGIN_REJECTED" });
  } finally {
    await client.end();
  }
}

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
