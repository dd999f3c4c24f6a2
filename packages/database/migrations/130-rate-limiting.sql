-- Rate limits, stored in PostgreSQL so that all web processes share them: one row per route and
-- caller, hashed together. Unlogged: counting writes no write-ahead log, and a crash of the database
-- resets all limits.
create unlogged table public.rate_limits (
  subject text primary key check (subject ~ '^[0-9a-f]{64}$'),
  replenished_at timestamptz not null
);
comment on table public.rate_limits is 'Requests per caller (GCRA); subject is a hash of route and caller.';
comment on column public.rate_limits.replenished_at is
  'When all tokens are available again; each token consumed moves it by its share of the period (GCRA).';
create index rate_limits_replenished_at on public.rate_limits (replenished_at);
alter table public.rate_limits enable row level security, force row level security;
create policy "the owner's functions see every row" on public.rate_limits
  to current_user using (true) with check (true);

create function app.consume_tokens(p_subject text, p_count integer, p_limit integer, p_seconds integer)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  period constant interval := make_interval(secs => p_seconds);
  cost constant interval := period * p_count / p_limit;
  at constant timestamptz := clock_timestamp();
  full_at timestamptz;
begin
  -- A few calls delete expired rows, so that the table stays small between retention runs.
  if random() < 0.002 then
    delete from public.rate_limits t where t.subject in (
      select old.subject from public.rate_limits old where old.replenished_at < at - interval '1 hour'
      limit 1000 for update skip locked);
  end if;
  insert into public.rate_limits as t (subject, replenished_at) values (p_subject, at + cost)
  on conflict (subject) do update set replenished_at = greatest(t.replenished_at, at) + cost
  where greatest(t.replenished_at, at) + cost <= at + period + interval '1 millisecond';
  if found then
    return 0;
  end if;
  select t.replenished_at into full_at from public.rate_limits t where t.subject = p_subject;
  return greatest(1, ceil(extract(epoch from full_at + cost - period - at))::integer);
end
$$;
comment on function app.consume_tokens(text, integer, integer, integer) is
  'Consumes tokens of p_count of p_limit tokens per p_seconds: 0 when there were enough, else the seconds until there are.';
grant execute on function app.consume_tokens(text, integer, integer, integer)
  to tenora_visitor, tenora_member;
