-- A claim is a job of its own each time, so after a lost answer only its id tells that it was asked for
-- before. The browser makes the id up, so a job of the same id and intent is the one that it means.
create or replace function app.request_relay(
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

drop function app.relay_job_of(text);
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
