-- Nothing is left in an erased record that could be reviewed: no act reaches it, until its person
-- sends anew what there is to review.
create or replace function public.update_business_status(
  business_id uuid, new_status text, reason text default null, tier int default null,
  seen_certificate text default null
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

create or replace function public.set_business_suspension(business_id uuid, suspend boolean, reason text)
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
  perform app.note_business_act(earlier, later,
    case when suspend then 'suspended' else 'reinstated' end, set_business_suspension.reason);
  return true;
end
$$;

create or replace function public.change_business_tier(business_id uuid, new_tier int, reason text)
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
    and b.erased_at is null
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

create or replace function public.update_investor_status(
  investor_id uuid, new_status text, reason text default null
) returns boolean
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
  where i.id = update_investor_status.investor_id and i.erased_at is null
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

create or replace function public.set_investor_suspension(investor_id uuid, suspend boolean, reason text)
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
    and (i.suspended_at is null) = suspend and i.erased_at is null
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

create or replace function public.reveal_government_id(investor_id uuid) returns bytea
language plpgsql security definer set search_path = ''
as $$
declare
  sealed bytea;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select i.registration_number_encrypted into sealed
  from public.investors i
  where i.id = reveal_government_id.investor_id and i.erased_at is null;
  if found then
    insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
    select a.user_id, a.email, 'investor.id_revealed', 'investor', reveal_government_id.investor_id::text
    from public.admins a where a.user_id = app.current_admin();
  end if;
  return sealed;
end
$$;

create or replace function public.submit_investor(
  p_investor_name text, p_country text, p_registration_number bytea, p_wallet_address text,
  p_certificate_url text, p_certificate_info jsonb
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  own_wallet text := app.current_wallet();
  investor_id uuid;
begin
  if own_wallet is null or own_wallet is distinct from lower(p_wallet_address) then
    raise exception 'This wallet is not signed in' using errcode = '42501';
  end if;
  insert into public.investors as i (wallet_address, investor_name, country,
    registration_number_encrypted, certificate_url, certificate_info)
  values (own_wallet, p_investor_name, p_country, p_registration_number, p_certificate_url,
    coalesce(p_certificate_info, '{}'))
  -- Of whoever was erased nothing is known: he registers as for the first time.
  on conflict (wallet_address) do update set
    investor_name = excluded.investor_name,
    country = excluded.country,
    registration_number_encrypted = excluded.registration_number_encrypted,
    certificate_url = excluded.certificate_url,
    certificate_info = excluded.certificate_info,
    status = 'pending',
    created_at = now(),
    reviewed_at = null,
    rejection_reason = null,
    suspended_at = null,
    suspension_reason = null,
    erased_at = null
  where i.erased_at is not null
  returning i.id into investor_id;
  if investor_id is not null then
    insert into public.outbox (kind, subject_id) values ('investor_submitted', investor_id);
    return investor_id;
  end if;
  select i.id into investor_id from public.investors i where i.wallet_address = own_wallet;
  return investor_id;
end
$$;
comment on function public.submit_investor(text, text, bytea, text, text, jsonb) is
  'Registers the member''s wallet as investor, anew after an erasure; any other repeat returns the existing id and changes nothing.';

-- So he is not told that he is registered, which would keep the form from him.
create or replace function app.investor_exists(wallet text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.investors i where i.wallet_address = lower(wallet) and i.erased_at is null)
$$;

create or replace function app.own_investor_standing()
returns table (status text, suspended boolean, rejection_reason text)
language sql stable security definer set search_path = ''
as $$
  select i.status, i.suspended_at is not null, i.rejection_reason
  from public.investors i
  where i.wallet_address = app.current_wallet() and i.erased_at is null
$$;

create or replace function app.restart_onboarding(
  p_company_name text, p_country text, p_registration_number text, p_director_name text,
  p_director_email text, p_certificate_url text, p_certificate_info jsonb, p_submission_key uuid,
  p_consent_at timestamptz, p_consent_version text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.businesses;
begin
  select b.* into earlier from public.businesses b
  where b.wallet_address = app.current_wallet() and b.status = 'rejected'
  for update;
  if not found then
    return null;
  end if;
  update public.businesses b set
    company_name = p_company_name,
    country = p_country,
    registration_number = p_registration_number,
    director_name = p_director_name,
    director_email = p_director_email,
    certificate_url = p_certificate_url,
    certificate_info = p_certificate_info,
    submission_key = p_submission_key,
    consent_at = p_consent_at,
    consent_version = p_consent_version,
    status = 'pending',
    tier = 3,
    rejection_reason = null,
    reviewed_at = null,
    updated_at = now(),
    erased_at = null
  where b.id = earlier.id;
  insert into public.business_history (business_id, event, status, tier, replaced_certificate_url)
  values (earlier.id, 'restarted', 'pending', 3, app.document_or_null(earlier.certificate_url));
  insert into public.outbox (kind, subject_id) values ('business_submitted', earlier.id);
  return earlier.id;
end
$$;

-- Whoever has started again after his erasure by now has something to review.
update public.businesses b set erased_at = null
where b.erased_at is not null and b.company_name <> '[erased]';
