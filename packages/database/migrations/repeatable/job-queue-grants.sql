-- Runs at every migration, after graphile-worker's own: what the login tenora_jobs needs to run
-- jobs. graphile-worker queries its tables under that login, so the grants have to name them.
-- The login adds maintenance jobs only; mails are added by the outbox's trigger. Jobs that exist it may
-- change, as graphile-worker has to; what a mail job may send is decided by app.claim_mail.
revoke all on all functions in schema graphile_worker from public, tenora_jobs;
revoke all on all tables in schema graphile_worker from public, tenora_jobs;
grant usage on schema graphile_worker to tenora_jobs;
grant select on graphile_worker.migrations, graphile_worker.jobs to tenora_jobs;
grant select, insert, update on graphile_worker._private_known_crontabs to tenora_jobs;
grant select, insert on graphile_worker._private_tasks to tenora_jobs;
grant select, insert, update on graphile_worker._private_job_queues to tenora_jobs;
grant select, insert, update, delete on graphile_worker._private_jobs to tenora_jobs;
grant execute on function graphile_worker.force_unlock_workers, graphile_worker.add_job,
  graphile_worker.add_jobs to tenora_jobs;
do $$
declare
  table_name text;
begin
  -- graphile-worker enables row security and creates no policy.
  foreach table_name in array array['_private_tasks', '_private_job_queues', '_private_jobs', '_private_known_crontabs'] loop
    execute format('drop policy if exists "the worker runs all jobs" on graphile_worker.%I', table_name);
    execute format(
      'create policy "the worker runs all jobs" on graphile_worker.%I to tenora_jobs using (true) with check (true)',
      table_name);
  end loop;
end
$$;
drop policy if exists "the worker adds maintenance jobs only" on graphile_worker._private_jobs;
create policy "the worker adds maintenance jobs only" on graphile_worker._private_jobs
  as restrictive for insert to tenora_jobs
  with check (task_id in (
    select t.id from graphile_worker._private_tasks t
    where t.identifier in ('sweep_documents', 'forget', 'find_market_mails', 'record_listings',
      'find_search_alerts')));
