import type { Pool } from "pg";
import type { Logger } from "pino";

const hourMs = 60 * 60 * 1000;
/** The first run comes soon after the start, but not in the middle of it. */
const minuteMs = 60 * 1000;

export interface PeriodicOptions {
  readonly firstMs?: number;
  /** An hour, when not given. */
  readonly pauseMs?: number;
  readonly onEnd?: (outcome: "done" | "failed") => void;
}

/**
 * Calls `act` every `pauseMs`, and among all workers of a database only in one at a time. A failure
 * is logged by its code, and the next time tries again. Returns what ends it.
 */
export function runPeriodically(
  pool: Pool,
  log: Logger,
  name: string,
  act: () => Promise<void>,
  { firstMs = minuteMs, pauseMs = hourMs, onEnd = () => {} }: PeriodicOptions = {},
): () => void {
  const run = async () => {
    const client = await pool.connect();
    try {
      const key = "hashtextextended('tenora.hourly:' || $1, 0)";
      const { rows } = await client.query(`select pg_try_advisory_lock(${key}) as mine`, [name]);
      if (rows[0].mine !== true) return;
      try {
        await act();
        onEnd("done");
      } finally {
        await client.query(`select pg_advisory_unlock(${key})`, [name]);
      }
    } finally {
      client.release();
    }
  };
  const attempt = () => {
    run().catch((error: { code?: string; name?: string }) => {
      onEnd("failed");
      log.warn({ job: name, code: error.code ?? error.name }, "repeated job failed");
    });
  };
  const first = setTimeout(attempt, firstMs);
  const timer = setInterval(attempt, pauseMs);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
