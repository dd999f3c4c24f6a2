-- The country of a business is part of the identity of its invoices, so a reviewer sets it and no request types
-- it: else one invoice of a business would have as many identities as there are countries.

alter table public.businesses
  add column country_code text check (country_code ~ '^[A-Z]{2}$');
comment on column public.businesses.country_code is
  'The country of its company register, ISO 3166-1 alpha-2, as a reviewer has confirmed it; null before the approval, and of one that was approved when nobody was asked.';

create function app.named_country_code(country text) returns text
language sql immutable strict parallel safe set search_path = ''
return case country
  when 'Singapore' then 'SG' when 'Hong Kong' then 'HK' when 'Malaysia' then 'MY'
  when 'Thailand' then 'TH' when 'Indonesia' then 'ID' when 'Vietnam' then 'VN' end;
comment on function app.named_country_code(text) is
  'The code of a country that onboarding offers by name, null for "Other". The same as countryCodeOf in onboarding.ts.';

-- What onboarding named was reviewed with the certificate; of "Other" nobody knows which.
update public.businesses b set country_code = app.named_country_code(b.country)
where b.status = 'approved';

create function app.clear_country_code() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.country_code := null;
  return new;
end
$$;
comment on function app.clear_country_code() is
  'Forgets the confirmed country of a business that waits for another review.';
create trigger clear_country_code before update of status on public.businesses
  for each row when (new.status <> 'approved') execute function app.clear_country_code();

-- SQLSTATE TN830: an approval needs a country, and onboarding names none.
drop function public.update_business_status(uuid, text, text, int, text, timestamptz, bigint);
-- As in 780, but for country_code.
create function public.update_business_status(
  business_id uuid, new_status text, reason text default null, tier int default null,
  seen_certificate text default null, seen_update timestamptz default null,
  seen_check bigint default null, country_code text default null
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
    country_code = coalesce(update_business_status.country_code, app.named_country_code(b.country)),
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
  if new_status = 'approved' and later.country_code is null then
    raise exception 'Missing country' using errcode = 'TN830';
  elsif new_status = 'approved' and exists (
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
      || case when new_status = 'approved'
        then jsonb_build_object('country', later.country_code) || app.open_business_checks(later)
        else '{}' end,
    update_business_status.reason
  from public.admins a where a.user_id = acting_admin;
  insert into public.outbox (kind, subject_id, reason)
  values ('business_' || new_status, later.id, later.rejection_reason);
  return true;
end
$$;
comment on function public.update_business_status(uuid, text, text, int, text, timestamptz, bigint, text) is
  'Records an admin''s decision on a pending business; an approval with the country of its company register, by default the one that onboarding names. seen_certificate ('''' for none), seen_update (its updated_at) and seen_check (its newest check, 0 for none: an approval is refused while a newer one is a concern) are what the admin saw; null skips that check. The audit row of an approval says the country, and how many checks aren''t recorded and how many are a concern. False when no row was updated, because the business changed or is not pending.';
grant execute on function
  public.update_business_status(uuid, text, text, int, text, timestamptz, bigint, text) to tenora_admin;

create function public.set_business_country(
  business_id uuid, country_code text, seen_country_code text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.businesses;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif set_business_country.country_code is null then
    raise exception 'Missing country' using errcode = 'TN830';
  end if;
  select * into earlier from public.businesses b
  where b.id = set_business_country.business_id and b.status = 'approved' and b.erased_at is null
    and b.country_code is not distinct from seen_country_code
    and b.country_code is distinct from set_business_country.country_code
  for update;
  if not found then
    return false;
  end if;
  update public.businesses b
  set country_code = set_business_country.country_code, updated_at = now()
  where b.id = earlier.id;
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after)
  select a.user_id, a.email, 'business.country_set', 'business', earlier.id::text,
    jsonb_build_object('country', earlier.country_code),
    jsonb_build_object('country', set_business_country.country_code)
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;
comment on function public.set_business_country(uuid, text, text) is
  'Sets the country of an approved business whose country is the one that the admin saw (null: none), with an audit row. False when no row was updated.';
grant execute on function public.set_business_country(uuid, text, text) to tenora_admin;

alter table public.funding_requests
  add column seller_country text check (seller_country ~ '^[A-Z]{2}$');
comment on column public.funding_requests.seller_country is
  'The country of its business when it was submitted, of which its fingerprint is made; ISO 3166-1 alpha-2.';
-- Before, onboarding told it, or the business typed it where that said "Other".
update public.funding_requests r set seller_country = coalesce(
  b.country_code,
  case when r.draft ->> 'sellerCountry' ~ '^[A-Z]{2}$' then r.draft ->> 'sellerCountry' end)
from public.businesses b where b.id = r.business_id and r.submitted_at is not null;

-- SQLSTATE TN831: the country of the business isn't confirmed. TN832: it is another than when the request was
-- submitted.
create function app.take_seller_country() returns trigger
language plpgsql set search_path = ''
as $$
declare
  country constant text :=
    (select b.country_code from public.businesses b where b.id = new.business_id);
begin
  if tg_op = 'UPDATE' and new.status = 'attested' then
    if new.seller_country is distinct from country then
      raise exception 'The country of the business has changed' using errcode = 'TN832';
    end if;
    return new;
  elsif tg_op = 'UPDATE' and country is null then
    raise exception 'The country of the business is not confirmed' using errcode = 'TN831';
  end if;
  new.seller_country := country;
  return new;
end
$$;
comment on function app.take_seller_country() is
  'Takes the country of a request that is submitted from its business, and refuses to attest one that was submitted with another.';
create trigger take_seller_country_of_new before insert on public.funding_requests
  for each row when (new.status <> 'draft') execute function app.take_seller_country();
create trigger take_seller_country before update of status on public.funding_requests
  for each row when (new.status in ('submitted', 'attested') and new.status <> old.status)
  execute function app.take_seller_country();
