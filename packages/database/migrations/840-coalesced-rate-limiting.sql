-- A process asks once for all requests of a caller that wait, so a part of what it asks for is granted.
drop function app.consume_tokens(text, integer, integer, integer);

create function app.consume_tokens(
  p_subject text, p_count integer, p_limit integer, p_seconds integer,
  out granted integer, out wait integer)
-- A process that has waited longer decides by itself; the connection must not go on waiting.
language plpgsql security definer set search_path = '' set lock_timeout = '1s'
as $$
declare
  period constant interval := make_interval(secs => p_seconds);
  token constant interval := period / p_limit;
  at constant timestamptz := clock_timestamp();
  full_at timestamptz;
begin
  -- A few calls delete expired rows, so that the table stays small between retention runs.
  if random() < 0.002 then
    delete from public.rate_limits t where t.subject in (
      select old.subject from public.rate_limits old where old.replenished_at < at - interval '1 hour'
      limit 1000 for update skip locked);
  end if;
  insert into public.rate_limits (subject, replenished_at) values (p_subject, at)
  on conflict (subject) do nothing;
  select greatest(t.replenished_at, at) into full_at from public.rate_limits t
  where t.subject = p_subject for update;
  -- The millisecond: rounding must not cost a token.
  granted := least(p_count, floor(
    extract(epoch from at + period + interval '1 millisecond' - full_at) / extract(epoch from token)));
  if granted > 0 then
    full_at := full_at + period * granted / p_limit;
    update public.rate_limits t set replenished_at = full_at where t.subject = p_subject;
  end if;
  wait := case when granted = p_count then 0
    else greatest(1, ceil(extract(epoch from full_at + token - period - at))) end;
end
$$;
comment on function app.consume_tokens(text, integer, integer, integer) is
  'Consumes up to p_count of p_limit tokens per p_seconds: how many, and the seconds until there is another; 0 when all were granted.';
grant execute on function app.consume_tokens(text, integer, integer, integer)
  to tenora_visitor, tenora_member;
