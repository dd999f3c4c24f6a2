-- What admins reported of the chain after they had pressed a button of the portal. Wallets belong to no admin,
-- and much of it may be done by anybody's, so a row says who reported it and whose transaction it was.
create table public.operator_actions (
  id bigint generated always as identity primary key,
  transaction_hash text not null check (transaction_hash ~ '^0x[0-9a-f]{64}$'),
  kind text not null check (kind in ('release', 'cancel', 'mark-default', 'pay-holders', 'pause',
    'unpause', 'sunset', 'withdraw-eligibility')),
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
