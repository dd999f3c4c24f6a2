-- How often a visitor may knock at a door, counted in PostgreSQL so that all web processes count
-- together. One row per door and caller, both inside one hash. Unlogged: after a crash of the
-- database everybody may begin anew, and counting costs no write-ahead log.
create unlogged table public.turns (
  subject text primary key check (subject ~ '^[0-9a-f]{64}$'),
  full_until timestamptz not null
);
comment on table public.turns is 'Who has knocked how often; hashes of door and caller.';
comment on column public.turns.full_until is
  'When all turns will have come back; each one taken moves it by its share of the period (GCRA).';
create index turns_full_until on public.turns (full_until);
alter table public.turns enable row level security, force row level security;
create policy "the owner's functions see every row" on public.turns
  to current_user using (true) with check (true);

create function app.take_turns(p_subject text, p_count integer, p_most integer, p_seconds integer)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  period constant interval := make_interval(secs => p_seconds);
  cost constant interval := period * p_count / p_most;
  at constant timestamptz := clock_timestamp();
  full_at timestamptz;
begin
  -- Now and then whoever comes by sweeps out what no longer matters.
  if random() < 0.002 then
    delete from public.turns t where t.subject in (
      select old.subject from public.turns old where old.full_until < at - interval '1 hour'
      limit 1000 for update skip locked);
  end if;
  insert into public.turns as t (subject, full_until) values (p_subject, at + cost)
  on conflict (subject) do update set full_until = greatest(t.full_until, at) + cost
  where greatest(t.full_until, at) + cost <= at + period + interval '1 millisecond';
  if found then
    return 0;
  end if;
  select t.full_until into full_at from public.turns t where t.subject = p_subject;
  return greatest(1, ceil(extract(epoch from full_at + cost - period - at))::integer);
end
$$;
comment on function app.take_turns(text, integer, integer, integer) is
  'Takes turns of `p_most` in `p_seconds`: 0 when there were enough, else in how many seconds there will be.';
grant execute on function app.take_turns(text, integer, integer, integer)
  to tenora_visitor, tenora_member;
