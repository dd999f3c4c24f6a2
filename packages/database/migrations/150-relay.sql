-- Calls that the relayer sends, and pays the gas of, for people without ether.
create table public.relay_jobs (
  id uuid primary key,
  intent text not null check (intent ~ '^[0-9a-f]{64}$'),
  is_repeatable boolean not null,
  request jsonb,
  gas integer not null check (gas >= 0),
  created_at timestamptz(3) not null default clock_timestamp(),
  nonce bigint check (nonce >= 0),
  raw_transaction text,
  hashes text[] not null default '{}',
  priced_at timestamptz(3),
  block bigint,
  failure_code text check (failure_code ~ '^\w{2,60}$'),
  failure_message text check (char_length(failure_message) <= 500),
  ended_at timestamptz(3),
  constraint relay_jobs_sent check ((nonce is null) = (raw_transaction is null))
);
comment on table public.relay_jobs is
  'One job per signed payment or open claim. Deleted 30 days after its end.';
comment on column public.relay_jobs.intent is
  'Hash of what is done: the nonce of the signed payment, or of the claimed notes.';
comment on column public.relay_jobs.is_repeatable is
  'A claim can be made again once it has ended; a signed payment has one job for ever.';
comment on column public.relay_jobs.request is
  'The checked fields that the call is built from; null once the job has ended.';
comment on column public.relay_jobs.gas is 'The most it may use; once it has ended, what it has used.';
comment on column public.relay_jobs.raw_transaction is
  'The signed transaction, stored before it is sent, so that a restart sends the same one.';
comment on column public.relay_jobs.hashes is 'Of every transaction signed for it: each price has another.';
comment on column public.relay_jobs.priced_at is 'When the newest of them was signed.';
create unique index relay_jobs_intent on public.relay_jobs (intent)
  where not is_repeatable or ended_at is null;
-- Two transactions can't take the same nonce, from any sender: one is on its way at a time.
create unique index relay_jobs_one_in_flight on public.relay_jobs ((true))
  where nonce is not null and ended_at is null;
create index relay_jobs_ended on public.relay_jobs (ended_at);
create index relay_jobs_open on public.relay_jobs (created_at) where ended_at is null;
alter table public.relay_jobs enable row level security, force row level security;
create policy "the owner's functions see every row" on public.relay_jobs
  to current_user using (true) with check (true);
create policy "the worker sees all relay jobs" on public.relay_jobs
  for select to tenora_worker using (true);
create policy "the worker records what it sent" on public.relay_jobs
  for update to tenora_worker using (true) with check (true);
create policy "the worker deletes what has ended" on public.relay_jobs
  for delete to tenora_worker using (ended_at < now() - interval '30 days');
grant select, delete on public.relay_jobs to tenora_worker;
grant update (request, gas, nonce, raw_transaction, hashes, priced_at, block, failure_code,
  failure_message, ended_at) on public.relay_jobs to tenora_worker;

create function app.schedule_relay(p_id uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- One queue, so that one of its jobs runs at a time over all workers.
  perform graphile_worker.add_job('relay', json_build_object('id', j.id), queue_name => 'relay',
    run_at => p_at, max_attempts => 1000, job_key => 'relay ' || j.id,
    -- The one on its way goes before those that wait for its nonce.
    priority => case when j.nonce is null then 0 else -1 end)
  from public.relay_jobs j where j.id = p_id and j.ended_at is null;
end
$$;
comment on function app.schedule_relay(uuid, timestamptz) is
  'Adds the next look at a job that has not ended.';
grant execute on function app.schedule_relay(uuid, timestamptz) to tenora_worker;

-- A claim is a job of its own each time, so after a lost answer only its id tells that it was asked for
-- before. The browser makes the id up, so a job of the same id and intent is the one that it means.
create function app.request_relay(
  p_id uuid, p_intent text, p_is_repeatable boolean, p_request jsonb, p_gas integer,
  p_daily_gas bigint
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  known uuid;
begin
  -- One request at a time, so that parallel ones count each other's gas.
  perform pg_advisory_xact_lock(hashtextextended('tenora.relay', 0));
  known := app.relay_job_of(p_id, p_intent);
  if known is not null then
    return known;
  end if;
  if p_gas < 21000 or p_gas + (
    select coalesce(sum(j.gas), 0) from public.relay_jobs j
    where j.ended_at is null or j.ended_at > clock_timestamp() - interval '1 day') > p_daily_gas
  then
    return null;
  end if;
  insert into public.relay_jobs (id, intent, is_repeatable, request, gas)
  values (p_id, p_intent, p_is_repeatable, p_request, p_gas);
  perform app.schedule_relay(p_id, clock_timestamp());
  return p_id;
end
$$;
comment on function app.request_relay(uuid, text, boolean, jsonb, integer, bigint) is
  'The job of this intent, made unless there is one already; null when the gas of a day is spent. The caller has checked the request.';
grant execute on function app.request_relay(uuid, text, boolean, jsonb, integer, bigint)
  to tenora_visitor;

create function app.relay_job(p_id uuid)
returns table (hash text, block bigint, failure_code text, failure_message text, is_ended boolean)
language sql stable security definer set search_path = ''
as $$
  select j.hashes[cardinality(j.hashes)], j.block, j.failure_code, j.failure_message,
    j.ended_at is not null
  from public.relay_jobs j where j.id = p_id
$$;
comment on function app.relay_job(uuid) is
  'Where a job stands, for whoever knows its id. Nothing of it says whose it is.';
grant execute on function app.relay_job(uuid) to tenora_visitor;

-- The job of a signed payment that is sent again after its transaction was mined, as after a lost answer: the
-- exchange takes the payment no more, and its job says what became of it.
create function app.relay_job_of(p_id uuid, p_intent text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select j.id from public.relay_jobs j
  where j.intent = p_intent and (j.id = p_id or not j.is_repeatable or j.ended_at is null)
  order by j.id = p_id desc limit 1
$$;
comment on function app.relay_job_of(uuid, text) is
  'The job of this intent that app.request_relay would answer to a request of this id; null without one. Nothing of it says whose it is.';
grant execute on function app.relay_job_of(uuid, text) to tenora_visitor;

create function app.relay_usage()
returns table (gas bigint, waiting integer, failed integer, oldest_seconds integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  return query
    select coalesce(sum(j.gas), 0)::bigint,
      count(*) filter (where j.ended_at is null)::integer,
      count(j.failure_code)::integer,
      coalesce(extract(epoch from
        clock_timestamp() - min(j.created_at) filter (where j.ended_at is null)), 0)::integer
    from public.relay_jobs j
    where j.ended_at is null or j.ended_at > clock_timestamp() - interval '1 day';
end
$$;
comment on function app.relay_usage() is
  'What the relayer used in 24 hours, with what open jobs may use, and how many wait or failed; nothing of whose they are.';
grant execute on function app.relay_usage() to tenora_admin;
