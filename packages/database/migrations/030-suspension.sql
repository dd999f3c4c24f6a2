-- A suspended business keeps its status, which has three words for everybody; only its eligibility
-- rests. See docs/decisions/030-a-suspended-business-stays-approved.md.
alter table public.businesses
  add column suspended_at timestamptz(3),
  add column suspension_reason text check (char_length(suspension_reason) <= 2000),
  add constraint businesses_only_approved_are_suspended
    check (suspended_at is null or status = 'approved');
comment on column public.businesses.suspended_at is
  'Since when an admin keeps the feature pages of an approved business closed; null: they are open.';
comment on column public.businesses.suspension_reason is 'Why, as the admin wrote it.';

alter table public.business_history drop constraint business_history_event_check;
alter table public.business_history add constraint business_history_event_check check (event in (
  'submitted', 'approved', 'rejected', 'restarted', 'certificate_replaced', 'suspended', 'reinstated', 'tier_changed'));

create function app.business_is_suspended(wallet text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.businesses b
    where b.wallet_address = lower(wallet) and b.suspended_at is not null)
$$;
comment on function app.business_is_suspended(text) is
  'Whether the approval behind one exact address rests at the moment.';
grant execute on function app.business_is_suspended(text) to tenora_visitor, tenora_member;

-- The acts of an admin after the decision share their ends: one history line, one audit row.
create function app.note_business_act(
  earlier public.businesses, later public.businesses, what text, why text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.business_history (business_id, event, status, tier, reason, admin_id)
  values (later.id, what, later.status, later.tier, why, app.current_admin());
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after, reason)
  select a.user_id, a.email, 'business.' || what, 'business', later.id::text,
    jsonb_build_object('tier', earlier.tier, 'suspended', earlier.suspended_at is not null),
    jsonb_build_object('tier', later.tier, 'suspended', later.suspended_at is not null), why
  from public.admins a where a.user_id = app.current_admin();
end
$$;
comment on function app.note_business_act(public.businesses, public.businesses, text, text) is
  'History line and audit row of an act on an approved business. For the functions beside it.';

create function public.set_business_suspension(business_id uuid, suspend boolean, reason text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.businesses;
  later public.businesses;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select * into earlier from public.businesses b
  where b.id = set_business_suspension.business_id and b.status = 'approved'
    and (b.suspended_at is null) = suspend
  for update;
  if not found then
    return false;
  end if;
  update public.businesses b set
    suspended_at = case when suspend then now() end,
    suspension_reason = case when suspend then set_business_suspension.reason end,
    updated_at = now()
  where b.id = earlier.id
  returning b.* into later;
  perform app.note_business_act(earlier, later,
    case when suspend then 'suspended' else 'reinstated' end, set_business_suspension.reason);
  return true;
end
$$;
comment on function public.set_business_suspension(uuid, boolean, text) is
  'An admin suspends an approved business or reinstates a suspended one. False when no row changed.';
grant execute on function public.set_business_suspension(uuid, boolean, text) to tenora_admin;

create function public.change_business_tier(business_id uuid, new_tier int, reason text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.businesses;
  later public.businesses;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif new_tier is null or new_tier not between 1 and 3 then
    raise exception 'Invalid tier' using errcode = 'TN003';
  end if;
  select * into earlier from public.businesses b
  where b.id = change_business_tier.business_id and b.status = 'approved' and b.tier <> new_tier
  for update;
  if not found then
    return false;
  end if;
  update public.businesses b set tier = new_tier, updated_at = now()
  where b.id = earlier.id
  returning b.* into later;
  perform app.note_business_act(earlier, later, 'tier_changed', change_business_tier.reason);
  return true;
end
$$;
comment on function public.change_business_tier(uuid, int, text) is
  'An admin moves an approved business to another tier. False when no row changed.';
grant execute on function public.change_business_tier(uuid, int, text) to tenora_admin;
