-- Runs at every migration, after graphile-worker brought its own schema up to date: what the login
-- tenora_jobs needs to work off jobs. It cannot add one; only the outbox's trigger does.
revoke all on all functions in schema graphile_worker from public;
revoke all on all tables in schema graphile_worker from public, tenora_jobs;
grant usage on schema graphile_worker to tenora_jobs;
grant select on graphile_worker.migrations, graphile_worker._private_known_crontabs to tenora_jobs;
grant select, insert on graphile_worker._private_tasks to tenora_jobs;
grant select, update on graphile_worker._private_job_queues to tenora_jobs;
grant select, update, delete on graphile_worker._private_jobs to tenora_jobs;
do $$
declare
  place text;
begin
  -- graphile-worker enables row security without any policy.
  foreach place in array array['_private_tasks', '_private_job_queues', '_private_jobs', '_private_known_crontabs'] loop
    execute format('drop policy if exists "the worker works off all jobs" on graphile_worker.%I', place);
    execute format(
      'create policy "the worker works off all jobs" on graphile_worker.%I to tenora_jobs using (true) with check (true)',
      place);
  end loop;
end
$$;
