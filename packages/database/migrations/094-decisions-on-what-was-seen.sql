-- Two admins may look at the same business at once, and a business may send anew meanwhile: an act
-- names what its admin saw, and the second is told. A version of before does not name it, and is
-- served as it was.

-- Where the store refused the file the certificate is one constant sentence, so that a request which
-- was rejected and sent anew looked like the one before. So the decision also names when what was
-- looked at was sent: in milliseconds, which survive the way to a page and back. The form's own key
-- would not do, for who sends a form chooses it.
drop function public.update_business_status(uuid, text, text, int, text);
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
    -- A valid word, but no decision leads there.
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
  'An admin decides on a pending business, once, on the certificate that he saw ('''' for none) and on what was sent by then (its updated_at); null: whichever it is. False when no row was updated.';
grant execute on function public.update_business_status(uuid, text, text, int, text, timestamptz)
  to tenora_admin;

-- Moved from the same tier by two, a business would end where neither of them meant it to.
drop function public.change_business_tier(uuid, int, text);
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
  perform app.note_business_act(earlier, later, 'tier_changed', change_business_tier.reason);
  return true;
end
$$;
comment on function public.change_business_tier(uuid, int, text, int) is
  'An admin moves an approved business from the tier he saw to another; audited. False: it stands otherwise.';
grant execute on function public.change_business_tier(uuid, int, text, int) to tenora_admin;
