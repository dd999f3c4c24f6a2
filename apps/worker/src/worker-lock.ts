import type { Pool, PoolClient } from "pg";

// A worker that is killed leaves its jobs locked, and graphile-worker waits four hours before it
// takes them for abandoned. So each worker holds an advisory lock for as long as it is connected:
// jobs whose worker's lock is free have no worker.
const key = (poolId: string) => `hashtextextended('tenora.worker:' || ${poolId}, 0)`;
const pauseMs = 1_000;

/**
 * Tells other workers that this one lives, on a connection of its own; when that is lost, on
 * another. Returns what ends it.
 */
export function holdWorkerLock(pool: Pool, poolId: string): () => void {
  let held: PoolClient | undefined;
  let ended = false;
  let retry: NodeJS.Timeout | undefined;

  const again = () => {
    if (!ended) retry = setTimeout(take, pauseMs);
  };
  const take = async () => {
    let client: PoolClient | undefined;
    try {
      client = await pool.connect();
      await client.query(`select pg_advisory_lock_shared(${key("$1::text")})`, [poolId]);
    } catch {
      client?.release(true);
      return again();
    }
    if (ended) return client.release(true);
    held = client;
    client.once("end", () => {
      held = undefined;
      client.release(true);
      again();
    });
  };
  void take();

  return () => {
    ended = true;
    clearTimeout(retry);
    held?.removeAllListeners("end");
    // Closing the connection gives the lock back.
    held?.release(true);
  };
}

/** Makes the jobs of dead workers available again; their number. */
export async function freeAbandonedJobs(pool: Pool): Promise<number> {
  // The ten seconds are for a worker that has just started and does not hold its lock yet.
  const { rowCount } = await pool.query(`
    with dead as materialized (
      select locked_by from (
        select distinct locked_by from graphile_worker._private_jobs
        where locked_by is not null and locked_at < now() - interval '10 seconds'
        offset 0
      ) holder
      where pg_try_advisory_xact_lock(${key("locked_by")})
    )
    update graphile_worker._private_jobs job set locked_by = null, locked_at = null
    from dead where job.locked_by = dead.locked_by`);
  return rowCount ?? 0;
}

/**
 * Makes jobs available again that this worker took without learning of it: the connection was lost
 * between the taking and the answer. `running` are those it works on; the ten seconds are for one
 * whose answer is on its way. Returns their number.
 */
export async function freeLostJobs(
  pool: Pool,
  poolId: string,
  running: ReadonlySet<string>,
): Promise<number> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs set locked_by = null, locked_at = null
     where locked_by = $1 and locked_at < now() - interval '10 seconds' and id <> all ($2::bigint[])`,
    [poolId, [...running]],
  );
  return rowCount ?? 0;
}
