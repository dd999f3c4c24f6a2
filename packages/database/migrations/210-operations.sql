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

-- A process asks once for all requests of a caller that wait, so a part of what it asks for is granted.
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

-- The businesses and investors of a demonstration sign with keys that are public knowledge.
create table public.demonstration_history (
  made_at timestamptz(3) primary key default now()
);
comment on table public.demonstration_history is
  'When a demonstration stored its approved businesses and investors here. With a row, the marketplace starts on this machine only.';
alter table public.demonstration_history enable row level security, force row level security;
create policy "the owner's functions see every row" on public.demonstration_history
  to current_user using (true) with check (true);

-- What admins reported of the chain after they had pressed a button of the portal. Wallets belong to no admin,
-- and much of it may be done by anybody's, so a row says who reported it and whose transaction it was.
create table public.operator_actions (
  id bigint generated always as identity primary key,
  transaction_hash text not null check (transaction_hash ~ '^0x[0-9a-f]{64}$'),
  kind text not null check (kind in ('release', 'cancel', 'mark-default', 'pay-holders',
    'raise-dispute', 'end-dispute', 'pause', 'unpause', 'sunset', 'withdraw-eligibility')),
  subject text not null check (char_length(subject) between 1 and 36),
  wallet text not null check (wallet ~ '^0x[0-9a-f]{40}$'),
  acted_at bigint not null check (acted_at > 0),
  recorded_at timestamptz(3) not null default clock_timestamp(),
  admin_id text not null,
  constraint operator_actions_once unique (transaction_hash, kind, subject)
);
comment on table public.operator_actions is
  'One row per action on the chain that an admin reported from the portal. Append-only.';
comment on column public.operator_actions.subject is
  'The number of a receivable, the id of an investor, or "exchange".';
comment on column public.operator_actions.wallet is 'Whose transaction it was, as the chain says.';
comment on column public.operator_actions.acted_at is 'The time of its block, in seconds since 1970.';
create index operator_actions_of_subject on public.operator_actions (subject, kind, acted_at desc);
alter table public.operator_actions enable row level security, force row level security;
create policy "the owner's functions see every row" on public.operator_actions
  to current_user using (true) with check (true);
create policy "admins see all actions" on public.operator_actions
  for select to tenora_admin using (true);
grant select on public.operator_actions to tenora_admin;
create trigger append_only before update or delete on public.operator_actions
  for each row execute function app.reject_change();
create trigger append_only_truncate before truncate on public.operator_actions
  for each statement execute function app.reject_change();

create function public.record_operator_action(
  p_kind text, p_subject text, p_wallet text, p_acted_at bigint, p_transaction text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  insert into public.operator_actions
    (transaction_hash, kind, subject, wallet, acted_at, admin_id)
  values (lower(p_transaction), p_kind, p_subject, lower(p_wallet), p_acted_at,
    app.current_admin())
  on conflict on constraint operator_actions_once do nothing;
  if not found then
    return false;
  end if;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email,
    case p_kind
      when 'release' then 'market.released'
      when 'cancel' then 'market.cancelled'
      when 'mark-default' then 'market.default_recorded'
      when 'pay-holders' then 'market.holders_paid'
      when 'raise-dispute' then 'market.dispute_raised'
      when 'end-dispute' then 'market.dispute_ended'
      when 'pause' then 'market.paused'
      when 'unpause' then 'market.unpaused'
      when 'sunset' then 'market.sunset'
      else 'investor.eligibility_withdrawn' end,
    case when p_kind = 'withdraw-eligibility' then 'investor'
      when p_kind in ('pause', 'unpause', 'sunset') then 'exchange'
      else 'receivable' end,
    p_subject,
    jsonb_build_object('wallet', lower(p_wallet), 'transaction', lower(p_transaction))
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;
comment on function public.record_operator_action(text, text, text, bigint, text) is
  'Records what an admin reports of the chain, which the caller has read there, with an audit row. False, and nothing more, when it is recorded already.';
grant execute on function public.record_operator_action(text, text, text, bigint, text) to tenora_admin;
