import { asOwner } from "@tenora/testing/database/test-database";

// Faults that graphile-worker has no public interface for: tests alone reach into its tables.
const jobs = "graphile_worker._private_jobs";

/** As if every lock on a job had been taken eleven seconds earlier, past the grace period. */
export const ageJobLocks = (ownerUrl: string) =>
  asOwner(ownerUrl, (client) =>
    client.query(`update ${jobs} set locked_at = locked_at - interval '11 seconds'`),
  );

/** Locks every waiting job as a worker of this id would; returns the ids of the jobs. */
export const lockJobs = (ownerUrl: string, workerId: string) =>
  asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update ${jobs} set locked_by = $1, locked_at = now() returning id`,
      [workerId],
    );
    return rows.map(({ id }) => id);
  });

/** Makes the database reject the end of every job; returns what ends the fault. */
export async function rejectJobCompletion(ownerUrl: string): Promise<() => Promise<unknown>> {
  const query = (text: string) => asOwner(ownerUrl, (client) => client.query(text));
  await query(`
    create function reject_deletion() returns trigger language plpgsql
      as $$ begin raise 'rejected by the test'; end $$;
    create trigger reject_deletion before delete on ${jobs}
      for each row execute function reject_deletion()`);
  return () => query(`drop trigger reject_deletion on ${jobs}`);
}

/** As if the schedule had been registered two days ago and not run since. */
export const missScheduledRuns = (ownerUrl: string) =>
  asOwner(ownerUrl, (client) =>
    client.query(
      `update graphile_worker._private_known_crontabs
       set known_since = known_since - interval '2 days', last_execution = null`,
    ),
  );
