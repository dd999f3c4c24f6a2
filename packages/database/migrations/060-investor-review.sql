-- Investors are reviewed as businesses are: decided once, suspended and reinstated afterwards.
alter table public.investors
  add column reviewed_at timestamptz(3),
  add column rejection_reason text check (char_length(rejection_reason) <= 2000),
  add column suspended_at timestamptz(3),
  add column suspension_reason text check (char_length(suspension_reason) <= 2000),
  add column search_text text not null generated always as (
    lower(investor_name || E'\n' || coalesce(certificate_info ->> 'email', '') || E'\n' || wallet_address)
  ) stored,
  add constraint investors_only_approved_are_suspended
    check (suspended_at is null or status = 'approved');
comment on column public.investors.rejection_reason is 'Why, as the admin wrote it; the investor reads it.';
comment on column public.investors.suspended_at is
  'Since when an admin keeps an approved investor from buying; null: he may buy.';
comment on column public.investors.search_text is 'What the admin''s substring search looks through.';
create index investors_newest_by_status on public.investors (status, created_at desc, id desc);
set local search_path = public, extensions;
create index investors_search on public.investors using gin (search_text gin_trgm_ops);
reset search_path;

-- The government id leaves the table through app.reveal_government_id alone, which is audited.
revoke select on public.investors from tenora_admin;
grant select (id, wallet_address, investor_name, country, certificate_url, certificate_info, status,
  created_at, reviewed_at, rejection_reason, suspended_at, suspension_reason, search_text)
  on public.investors to tenora_admin;
-- The worker writes to him, so it needs the address.
grant select (certificate_info) on public.investors to tenora_worker;

create function app.note_investor_act(
  earlier public.investors, later public.investors, what text, why text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after, reason)
  select a.user_id, a.email, 'investor.' || what, 'investor', later.id::text,
    jsonb_build_object('status', earlier.status, 'suspended', earlier.suspended_at is not null),
    jsonb_build_object('status', later.status, 'suspended', later.suspended_at is not null), why
  from public.admins a where a.user_id = app.current_admin();
  insert into public.outbox (kind, subject_id, reason) values ('investor_' || what, later.id, why);
end
$$;
comment on function app.note_investor_act(public.investors, public.investors, text, text) is
  'Audit row and mail of an act on an investor. For the functions beside it.';

create function public.update_investor_status(investor_id uuid, new_status text, reason text default null)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.investors;
  later public.investors;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif new_status is null or new_status not in ('approved', 'rejected') then
    raise exception 'Invalid status' using errcode = 'TN002';
  end if;
  -- A rejection may be taken back, since an investor cannot register twice; an approval is suspended.
  select * into earlier from public.investors i
  where i.id = update_investor_status.investor_id
    and (i.status = 'pending' or (i.status = 'rejected' and new_status = 'approved'))
  for update;
  if not found then
    return false;
  end if;
  update public.investors i set
    status = new_status,
    rejection_reason = case when new_status = 'rejected' then update_investor_status.reason end,
    reviewed_at = now()
  where i.id = earlier.id
  returning i.* into later;
  perform app.note_investor_act(earlier, later, new_status, update_investor_status.reason);
  return true;
end
$$;
comment on function public.update_investor_status(uuid, text, text) is
  'An admin approves a pending or rejected investor, or rejects a pending one. False when no row changed.';
grant execute on function public.update_investor_status(uuid, text, text) to tenora_admin;

create function public.set_investor_suspension(investor_id uuid, suspend boolean, reason text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.investors;
  later public.investors;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select * into earlier from public.investors i
  where i.id = set_investor_suspension.investor_id and i.status = 'approved'
    and (i.suspended_at is null) = suspend
  for update;
  if not found then
    return false;
  end if;
  update public.investors i set
    suspended_at = case when suspend then now() end,
    suspension_reason = case when suspend then set_investor_suspension.reason end
  where i.id = earlier.id
  returning i.* into later;
  perform app.note_investor_act(earlier, later,
    case when suspend then 'suspended' else 'reinstated' end, set_investor_suspension.reason);
  return true;
end
$$;
comment on function public.set_investor_suspension(uuid, boolean, text) is
  'An admin suspends an approved investor or reinstates a suspended one. False when no row changed.';
grant execute on function public.set_investor_suspension(uuid, boolean, text) to tenora_admin;

create function public.reveal_government_id(investor_id uuid) returns bytea
language plpgsql security definer set search_path = ''
as $$
declare
  sealed bytea;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select i.registration_number_encrypted into sealed
  from public.investors i where i.id = reveal_government_id.investor_id;
  if found then
    insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
    select a.user_id, a.email, 'investor.id_revealed', 'investor', reveal_government_id.investor_id::text
    from public.admins a where a.user_id = app.current_admin();
  end if;
  return sealed;
end
$$;
comment on function public.reveal_government_id(uuid) is
  'The sealed government id of one investor, and an audit row that it was asked for; null without one.';
grant execute on function public.reveal_government_id(uuid) to tenora_admin;

create function app.own_investor_standing()
returns table (status text, suspended boolean, rejection_reason text)
language sql stable security definer set search_path = ''
as $$
  select i.status, i.suspended_at is not null, i.rejection_reason
  from public.investors i where i.wallet_address = app.current_wallet()
$$;
comment on function app.own_investor_standing() is
  'How the member''s own registration stands; no row when there is none.';
grant execute on function app.own_investor_standing() to tenora_member;
