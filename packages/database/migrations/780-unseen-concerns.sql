-- Nobody approves a business past a concern that a colleague recorded while they were reading.

-- SQLSTATE TN780: a concern is in force that the admin hasn't seen.
drop function public.update_business_status(uuid, text, text, int, text, timestamptz);
-- As in 760, but for seen_check. Whoever records a check locks the business as well.
create function public.update_business_status(
  business_id uuid, new_status text, reason text default null, tier int default null,
  seen_certificate text default null, seen_update timestamptz default null,
  seen_check bigint default null
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
  if new_status = 'approved' and exists (
    select from app.current_business_checks(later) c
    where c.outcome = 'concern' and c.id > update_business_status.seen_check
  ) then
    raise exception 'A concern was recorded meanwhile' using errcode = 'TN780';
  end if;

  insert into public.business_history (business_id, event, status, tier, reason, admin_id)
  values (later.id, new_status, later.status, later.tier, update_business_status.reason, acting_admin);
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after, reason)
  select a.user_id, a.email, 'business.' || new_status, 'business', later.id::text,
    jsonb_build_object('status', earlier.status, 'tier', earlier.tier),
    jsonb_build_object('status', later.status, 'tier', later.tier)
      || case when new_status = 'approved' then app.open_business_checks(later) else '{}' end,
    update_business_status.reason
  from public.admins a where a.user_id = acting_admin;
  insert into public.outbox (kind, subject_id, reason)
  values ('business_' || new_status, later.id, later.rejection_reason);
  return true;
end
$$;
comment on function public.update_business_status(uuid, text, text, int, text, timestamptz, bigint) is
  'Records an admin''s decision on a pending business. seen_certificate ('''' for none), seen_update (its updated_at) and seen_check (its newest check, 0 for none: an approval is refused while a newer one is a concern) are what the admin saw; null skips that check. The audit row of an approval says how many checks aren''t recorded and how many are a concern. False when no row was updated, because the business changed or is not pending.';
grant execute on function
  public.update_business_status(uuid, text, text, int, text, timestamptz, bigint) to tenora_admin;
