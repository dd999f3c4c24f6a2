import type { Pool, PoolClient } from "pg";

// A worker that is killed leaves its jobs locked, and graphile-worker frees them only after four
// hours. So each worker holds an advisory lock for as long as it is connected: jobs whose worker's
// lock is free have no worker.
const key = (workerId: string) => `hashtextextended('tenora.worker:' || ${workerId}, 0)`;
const retryMs = 1_000;
/** A worker that has just started may not hold its lock yet. */
const grace = "interval '10 seconds'";

/**
 * Shows other workers that this one is alive, by a lock on a connection of its own; when that
 * connection is lost, on another. Returns what releases the lock.
 */
export function holdWorkerLock(pool: Pool, workerId: string): () => void {
  let held: PoolClient | undefined;
  let ended = false;
  let retry: NodeJS.Timeout | undefined;

  const retryLater = () => {
    if (!ended) retry = setTimeout(lock, retryMs);
  };
  const lock = async () => {
    let client: PoolClient | undefined;
    try {
      client = await pool.connect();
      await client.query(`select pg_advisory_lock_shared(${key("$1::text")})`, [workerId]);
    } catch {
      client?.release(true);
      return retryLater();
    }
    if (ended) return client.release(true);
    held = client;
    client.once("end", () => {
      held = undefined;
      client.release(true);
      retryLater();
    });
  };
  void lock();

  return () => {
    ended = true;
    clearTimeout(retry);
    held?.removeAllListeners("end");
    // Closing the connection releases the lock.
    held?.release(true);
  };
}

/** Unlocks the jobs of dead workers, for others to take; returns their number. */
export async function unlockAbandonedJobs(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ jobs: number }>(`
    with dead as materialized (
      select locked_by as id from (
        select distinct locked_by from graphile_worker.jobs
        where locked_by is not null and locked_at < now() - ${grace}
        offset 0
      ) holder
      where pg_try_advisory_xact_lock(${key("locked_by")})
    ), abandoned as materialized (
      select count(*)::int as jobs from graphile_worker.jobs where locked_by in (select id from dead)
    )
    select jobs, graphile_worker.force_unlock_workers(array(select id from dead))
    from abandoned where jobs > 0`);
  return rows[0]?.jobs ?? 0;
}

/**
 * Unlocks the jobs that this worker took without learning of it, because the connection was lost
 * between the query and its answer; returns their number. Does nothing while the worker is busy with
 * one of `running` or may be about to receive one: graphile-worker unlocks all jobs of a worker or none.
 */
export async function unlockLostJobs(
  pool: Pool,
  workerId: string,
  running: ReadonlySet<string>,
): Promise<number> {
  const runningBefore = [...running];
  const client = await pool.connect();
  try {
    // In this snapshot no job is unlocked that the worker takes after the check.
    await client.query("begin isolation level repeatable read");
    const { rows } = await client.query<{ ids: string[] }>(
      `select array_agg(id::text) as ids from graphile_worker.jobs where locked_by = $1
       having bool_and(locked_at < now() - ${grace} and id <> all ($2::bigint[]))`,
      [workerId, runningBefore],
    );
    const ids = rows[0]?.ids ?? [];
    // The connection may have been long in coming: one of them may run by now.
    const lost = ids.some((id) => running.has(id)) ? [] : ids;
    if (lost.length > 0) {
      await client.query("select graphile_worker.force_unlock_workers(array[$1])", [workerId]);
    }
    await client.query("commit");
    return lost.length;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
