alter table public.business_history
  add column replaced_certificate_url text check (char_length(replaced_certificate_url) <= 1000),
  drop constraint business_history_event_check,
  add constraint business_history_event_check
    check (event in ('submitted', 'approved', 'rejected', 'restarted', 'certificate_replaced'));
comment on column public.business_history.replaced_certificate_url is
  'The document that this event put aside. It is kept, so that it can be seen what was reviewed.';
create index business_history_replaced on public.business_history (replaced_certificate_url)
  where replaced_certificate_url is not null;
create index businesses_certificate on public.businesses (certificate_url);

-- SQLSTATE TN011: too many in a day.
create function app.replace_certificate(p_certificate_url text, p_certificate_info jsonb)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.businesses;
begin
  select b.* into earlier from public.businesses b
  where b.wallet_address = app.current_wallet() and b.status in ('pending', 'rejected')
  for update;
  if not found then
    return false;
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
  insert into public.business_history (business_id, event, status, tier, replaced_certificate_url)
  values (earlier.id, 'certificate_replaced', earlier.status, earlier.tier,
    app.document_or_null(earlier.certificate_url));
  return true;
end
$$;
comment on function app.replace_certificate(text, jsonb) is
  'The member''s own business gets another document while it is not approved; false when there is none such.';

create function app.document_or_null(certificate_url text) returns text
language sql immutable set search_path = ''
return case when certificate_url like '/documents/%' then certificate_url end;
comment on function app.document_or_null(text) is
  'The address of a document; null for the text that stands there when the upload failed.';
grant execute on function app.replace_certificate(text, jsonb) to tenora_member;

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
    updated_at = now()
  where b.id = earlier.id;
  insert into public.business_history (business_id, event, status, tier, replaced_certificate_url)
  values (earlier.id, 'restarted', 'pending', 3, app.document_or_null(earlier.certificate_url));
  insert into public.outbox (kind, subject_id) values ('business_submitted', earlier.id);
  return earlier.id;
end
$$;

create table public.upload_quota (
  wallet_address text primary key check (wallet_address ~ '^0x[0-9a-f]{40}$'),
  since timestamptz(3) not null default now(),
  uploads integer not null,
  bytes bigint not null
);
comment on table public.upload_quota is 'What each wallet has begun to upload in the last day or so.';
comment on column public.upload_quota.since is 'When the counting began; after a day it begins anew.';
comment on column public.upload_quota.bytes is 'As announced, or the most there could be.';
create index upload_quota_since on public.upload_quota (since);
alter table public.upload_quota enable row level security;
alter table public.upload_quota force row level security;
create policy "the owner's functions see every row" on public.upload_quota
  to current_user using (true) with check (true);

create function app.claim_upload(p_bytes bigint) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own_wallet text := app.current_wallet();
begin
  if own_wallet is null then
    raise exception 'No wallet is signed in' using errcode = '42501';
  end if;
  -- Room for 200 forms sent at once, of which all but one are refused in the end.
  insert into public.upload_quota as q (wallet_address, uploads, bytes)
  values (own_wallet, 1, p_bytes)
  on conflict (wallet_address) do update set
    since = case when q.since < now() - interval '1 day' then now() else q.since end,
    uploads = case when q.since < now() - interval '1 day' then 1 else q.uploads + 1 end,
    bytes = case when q.since < now() - interval '1 day' then p_bytes else q.bytes + p_bytes end
  where q.since < now() - interval '1 day'
    or (q.uploads < 300 and q.bytes + p_bytes <= 250 * 1024 * 1024);
  return found;
end
$$;
comment on function app.claim_upload(bigint) is
  'Counts an upload of the member''s wallet; false when it has had its 300 or its 250 MiB of the day.';
grant execute on function app.claim_upload(bigint) to tenora_member;

create function app.forget_old_uploads() returns bigint
language sql security definer set search_path = ''
as $$
  with gone as (
    delete from public.upload_quota where since < now() - interval '2 days' returning 1
  ) select count(*) from gone
$$;
comment on function app.forget_old_uploads() is 'Removes counts that no longer matter; how many.';
grant execute on function app.forget_old_uploads() to tenora_worker;

create function app.unowned_documents(certificate_urls text[]) returns setof text
language sql stable security definer set search_path = ''
as $$
  select url from unnest(certificate_urls) url
  where not exists (select from public.businesses b where b.certificate_url = url)
    and not exists (
      select from public.business_history h where h.replaced_certificate_url = url)
    and not exists (select from public.investors i where i.certificate_url = url)
$$;
comment on function app.unowned_documents(text[]) is 'Which of these documents belong to no record.';
grant execute on function app.unowned_documents(text[]) to tenora_worker;
