create table public.business_comments (
  id bigint generated always as identity primary key,
  business_id uuid not null references public.businesses (id) on delete restrict,
  at timestamptz(3) not null default clock_timestamp(),
  admin_id text not null references public.admins (user_id) on delete restrict,
  comment text not null check (char_length(comment) between 1 and 4000)
);
comment on table public.business_comments is
  'Comments of admins on a business. Never shown outside the admin portal. Append-only.';
create index on public.business_comments (business_id, id);
alter table public.business_comments enable row level security, force row level security;
create policy "the owner's functions see every row" on public.business_comments
  to current_user using (true) with check (true);
create policy "admins see all comments" on public.business_comments
  for select to tenora_admin using (true);
grant select on public.business_comments to tenora_admin;

create function app.record_business_action(
  earlier public.businesses, later public.businesses, event text, reason text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.business_history (business_id, event, status, tier, reason, admin_id)
  values (later.id, event, later.status, later.tier, reason, app.current_admin());
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after, reason)
  select a.user_id, a.email, 'business.' || event, 'business', later.id::text,
    jsonb_build_object('tier', earlier.tier, 'suspended', earlier.suspended_at is not null),
    jsonb_build_object('tier', later.tier, 'suspended', later.suspended_at is not null), reason
  from public.admins a where a.user_id = app.current_admin();
  insert into public.outbox (kind, subject_id, reason) values ('business_' || event, later.id, reason);
end
$$;
comment on function app.record_business_action(public.businesses, public.businesses, text, text) is
  'Adds the history row, audit row and mail of an action on an approved business. For the functions in this file.';

create function public.update_business_status(
  business_id uuid, new_status text, reason text default null, tier int default null,
  seen_certificate text default null, seen_update timestamptz default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  acting_admin text := app.current_admin();
  earlier public.businesses;
  later public.businesses;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif update_business_status.business_id is null then
    raise exception 'Missing business ID' using errcode = 'TN001';
  elsif new_status is null or new_status not in ('pending', 'approved', 'rejected') then
    raise exception 'Invalid status' using errcode = 'TN002';
  elsif update_business_status.tier not between 1 and 3 then
    raise exception 'Invalid tier' using errcode = 'TN003';
  elsif new_status = 'pending' then
    -- A valid status, but not a decision.
    return false;
  end if;

  select * into earlier from public.businesses b where b.id = update_business_status.business_id
  for update;
  update public.businesses b set
    status = new_status,
    tier = coalesce(update_business_status.tier, b.tier),
    rejection_reason = case when new_status = 'rejected' then update_business_status.reason end,
    reviewed_at = now(),
    updated_at = now()
  where b.id = update_business_status.business_id and b.status = 'pending' and b.erased_at is null
    and (seen_certificate is null or seen_certificate = coalesce(b.certificate_url, ''))
    and (seen_update is null or seen_update = b.updated_at)
  returning b.* into later;
  if not found then
    return false;
  end if;

  insert into public.business_history (business_id, event, status, tier, reason, admin_id)
  values (later.id, new_status, later.status, later.tier, update_business_status.reason, acting_admin);
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after, reason)
  select a.user_id, a.email, 'business.' || new_status, 'business', later.id::text,
    jsonb_build_object('status', earlier.status, 'tier', earlier.tier),
    jsonb_build_object('status', later.status, 'tier', later.tier),
    update_business_status.reason
  from public.admins a where a.user_id = acting_admin;
  insert into public.outbox (kind, subject_id, reason)
  values ('business_' || new_status, later.id, later.rejection_reason);
  return true;
end
$$;
comment on function public.update_business_status(uuid, text, text, int, text, timestamptz) is
  'Records an admin''s decision on a pending business. seen_certificate ('''' for none) and seen_update (its updated_at) are what the admin saw; null skips that check. False when no row was updated, because the business changed or is not pending.';
grant execute on function public.update_business_status(uuid, text, text, int, text, timestamptz)
  to tenora_admin;

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
    and (b.suspended_at is null) = suspend and b.erased_at is null
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
  perform app.record_business_action(earlier, later,
    case when suspend then 'suspended' else 'reinstated' end, set_business_suspension.reason);
  return true;
end
$$;
comment on function public.set_business_suspension(uuid, boolean, text) is
  'Suspends an approved business or reinstates a suspended one, for an admin. False when no row was updated.';
grant execute on function public.set_business_suspension(uuid, boolean, text) to tenora_admin;

create function public.change_business_tier(
  business_id uuid, new_tier int, reason text, seen_tier int default null
) returns boolean
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
    and b.tier = coalesce(seen_tier, b.tier) and b.erased_at is null
  for update;
  if not found then
    return false;
  end if;
  update public.businesses b set tier = new_tier, updated_at = now()
  where b.id = earlier.id
  returning b.* into later;
  perform app.record_business_action(earlier, later, 'tier_changed', change_business_tier.reason);
  return true;
end
$$;
comment on function public.change_business_tier(uuid, int, text, int) is
  'Moves an approved business from the tier that the admin saw to another. False when no row was updated.';
grant execute on function public.change_business_tier(uuid, int, text, int) to tenora_admin;

-- SQLSTATE TN082: the business has been erased.
create function public.add_business_comment(business_id uuid, comment text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
  business public.businesses;
  comment_id bigint;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  -- Locked, so that a concurrent erasure overwrites the comment or the comment is rejected.
  select * into business from public.businesses b where b.id = add_business_comment.business_id for share;
  if not found then
    return false;
  elsif business.erased_at is not null then
    raise exception 'The business has been erased' using errcode = 'TN082';
  end if;
  insert into public.business_comments (business_id, admin_id, comment)
  values (business.id, acting_admin, add_business_comment.comment)
  returning id into comment_id;
  -- Without the text: it may contain personal data, and the audit log is permanent.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'business.note_added', 'business',
    add_business_comment.business_id::text, jsonb_build_object('comment', comment_id)
  from public.admins a where a.user_id = acting_admin;
  return true;
end
$$;
comment on function public.add_business_comment(uuid, text) is
  'Adds an admin''s comment to a business. False when there is no such business.';
grant execute on function public.add_business_comment(uuid, text) to tenora_admin;

create trigger append_only before update or delete on public.business_comments
  for each row execute function app.reject_change_except_erasure();
create trigger append_only_truncate before truncate on public.business_comments
  for each statement execute function app.reject_change();
