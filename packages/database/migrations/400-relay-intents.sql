-- Of a signed payment that is sent again after its transaction was mined, as after a lost answer: the
-- exchange takes it no more, and its job says what became of it.
create function app.relay_job_of(p_intent text) returns uuid
language sql stable security definer set search_path = ''
as $$
  select j.id from public.relay_jobs j
  where j.intent = p_intent and (not j.is_repeatable or j.ended_at is null)
$$;
comment on function app.relay_job_of(text) is
  'The job of this intent, as app.request_relay would answer it; null without one. Nothing of it says whose it is.';
grant execute on function app.relay_job_of(text) to tenora_visitor;
