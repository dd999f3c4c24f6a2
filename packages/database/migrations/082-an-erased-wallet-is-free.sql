-- Of whoever was erased nothing is known: his wallet counts as one that never registered, whatever
-- his business was, and its record is written anew when he sends a new request.
create or replace function app.business_standing(wallet text)
returns table (status text, tier smallint)
language sql stable security definer set search_path = ''
as $$
  select b.status, b.tier from public.businesses b
  where b.wallet_address = lower(wallet) and b.erased_at is null
$$;
alter policy "members see their own business" on public.businesses
  using (wallet_address = (select app.current_wallet()) and erased_at is null);

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
  where b.wallet_address = app.current_wallet()
    and (b.status = 'rejected' or b.erased_at is not null)
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
    created_at = case when b.erased_at is null then b.created_at else now() end,
    rejection_reason = null,
    suspended_at = null,
    suspension_reason = null,
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
comment on function app.restart_onboarding(
  text, text, text, text, text, text, jsonb, uuid, timestamptz, text
) is 'The member''s own rejected or erased business becomes pending again; null when there is none.';

-- SQLSTATEs TN011: too many in a day. TN082: the business has been erased.
create or replace function app.replace_certificate(
  p_certificate_url text, p_certificate_info jsonb, p_replacement_key uuid
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.businesses;
begin
  select b.* into earlier from public.businesses b
  where b.wallet_address = app.current_wallet()
  for update;
  if not found then
    return null;
  elsif earlier.erased_at is not null then
    raise exception 'The business has been erased' using errcode = 'TN082';
  elsif exists (
    select from public.business_history h
    where h.business_id = earlier.id and h.replacement_key = p_replacement_key
  ) then
    return 'repeated';
  elsif earlier.status not in ('pending', 'rejected') then
    return null;
  elsif (
    select count(*) from public.business_history h
    where h.business_id = earlier.id and h.event = 'certificate_replaced'
      and h.at > now() - interval '1 day'
  ) >= 5 then
    raise exception 'Too many certificates in a day' using errcode = 'TN011';
  end if;
  update public.businesses b set
    certificate_url = p_certificate_url,
    certificate_info = p_certificate_info,
    updated_at = now()
  where b.id = earlier.id;
  insert into public.business_history
    (business_id, event, status, tier, replaced_certificate_url, replacement_key)
  values (earlier.id, 'certificate_replaced', earlier.status, earlier.tier,
    app.document_or_null(earlier.certificate_url), p_replacement_key);
  return 'replaced';
end
$$;

-- SQLSTATE TN082: the business has been erased.
create or replace function public.add_business_note(business_id uuid, note text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
  known public.businesses;
  note_id bigint;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  -- Locked: an erasure that comes meanwhile finds the note, or the note finds the erasure.
  select * into known from public.businesses b where b.id = add_business_note.business_id for share;
  if not found then
    return false;
  elsif known.erased_at is not null then
    raise exception 'The business has been erased' using errcode = 'TN082';
  end if;
  insert into public.business_notes (business_id, admin_id, note)
  values (known.id, acting_admin, add_business_note.note)
  returning id into note_id;
  -- The words stay in one place: they may be about people, and the audit log is for ever.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'business.note_added', 'business',
    add_business_note.business_id::text, jsonb_build_object('note', note_id)
  from public.admins a where a.user_id = acting_admin;
  return true;
end
$$;
