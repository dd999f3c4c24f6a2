-- Community campaigns: a business asks people it knows for money and repays them itself. No customer
-- is behind the request, so other things are signed, checked and shown.

-- SHA-256 of the story is one of the hashes in the terms: it can't change after the signature.
create or replace function app.funding_request_papers(p_request_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select '0x' || encode(sha256(string_agg(hash, ''::bytea order by hash)), 'hex')
  from (
    select d.sha256 as hash from public.funding_request_documents d
    where d.request_id = p_request_id and d.removed_at is null
    union all
    select sha256(convert_to(r.draft ->> 'story', 'UTF8')) from public.funding_requests r
    where r.id = p_request_id and r.draft ->> 'kind' = 'community' and r.draft ->> 'story' <> ''
  ) hashes
$$;
comment on function app.funding_request_papers(uuid) is
  'The hash of the documents in the terms: SHA-256 over the SHA-256 of each, and of a campaign''s story in UTF-8, in ascending order. Null without any.';
-- An erased request has no answers left.
alter table public.funding_requests add constraint funding_requests_campaign_terms check (
  status not in ('submitted', 'attested', 'listed') or draft = '{}'
  or case when draft ->> 'kind' = 'community'
    then terms ->> 'kind' = '1'
      and terms ->> 'debtor' = '0x0000000000000000000000000000000000000000'
      and (terms ->> 'face')::bigint
        = (terms ->> 'repayPerUnit')::bigint * (terms ->> 'totalUnits')::bigint
    else coalesce(terms ->> 'kind', '0') = '0' end);
comment on constraint funding_requests_campaign_terms on public.funding_requests is
  'A campaign has no debtor, and its face is what the business repays; every other request is of a customer''s debt.';

alter table public.funding_request_checks drop constraint funding_request_checks_subject_check;
alter table public.funding_request_checks add constraint funding_request_checks_subject_check
  check (subject in ('contact', 'debt', 'campaign'));
comment on column public.funding_request_checks.subject is
  'contact: the contact works for the customer. debt: the customer confirmed what they owe. campaign: the story is true as far as can be told, and from what the business repays.';
comment on table public.funding_request_checks is
  'How a reviewer verified the customer''s contact, and how the customer confirmed the debt; of a campaign, what was checked of it. Append-only.';

create function app.required_checks(draft jsonb) returns text[]
language sql immutable set search_path = ''
return case when draft ->> 'kind' = 'community' then array['campaign'] else array['contact', 'debt'] end;
comment on function app.required_checks(jsonb) is
  'What has to be checked of a request with these answers; the same as requiredChecks in request-check.ts.';

create or replace function public.record_funding_request_check(
  request_id uuid, seen_version int, subject text, method text, comment text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  request public.funding_requests;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  -- The version rises, so that a repeated call records nothing.
  update public.funding_requests r set version = r.version + 1
  where r.id = record_funding_request_check.request_id and r.version = seen_version
    and r.status = 'submitted'
  returning r.* into request;
  if not found then
    return false;
  elsif record_funding_request_check.subject <> all (app.required_checks(request.draft)) then
    raise exception 'Not a check of this kind of request' using errcode = '23514';
  end if;
  insert into public.funding_request_checks
    (request_id, business_id, submitted_at, subject, method, comment, admin_id)
  values (request.id, request.business_id, request.submitted_at,
    record_funding_request_check.subject, record_funding_request_check.method,
    record_funding_request_check.comment, app.current_admin());
  -- Without the comment: it may name people, and the audit log is permanent.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email,
    case record_funding_request_check.subject
      when 'contact' then 'funding_request.contact_verified'
      when 'debt' then 'funding_request.debt_confirmed'
      else 'funding_request.campaign_checked' end,
    'funding_request', request.id::text,
    jsonb_build_object('method', record_funding_request_check.method, 'version', request.version)
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;

create or replace function app.require_funding_request_checks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from unnest(app.required_checks(new.draft)) needed
    where not exists (
      select from public.funding_request_checks c
      where c.request_id = new.id and c.submitted_at = new.submitted_at and c.subject = needed)
  ) then
    raise exception 'The request was not checked' using errcode = 'TN177';
  end if;
  return new;
end
$$;
comment on function app.require_funding_request_checks() is
  'Rejects an attestation of a submission of which a required check is missing.';

create or replace view public.listed_requests with (security_barrier) as
  select r.listing_id, r.fingerprint, r.risk, r.risk_grade,
    r.customer_country as debtor_country, r.customer_industry as debtor_industry,
    case when r.draft ->> 'kind' = 'community' then nullif(r.draft ->> 'campaignName', '') end
      as campaign_name,
    case when r.draft ->> 'kind' = 'community' then nullif(r.draft ->> 'story', '') end as story
  from public.funding_requests r
  where r.status = 'listed';
comment on view public.listed_requests is
  'What everybody may know of the request behind a listing: its risk grade, where and in what its customer trades, never who they are; and what a campaign tells its backers.';

-- Also by the name of a campaign. PostgreSQL 15 can't change what a column is generated from.
alter table public.funding_requests drop column search_text;
alter table public.funding_requests add column search_text text not null generated always as (
  lower(coalesce(draft ->> 'customerName', '') || E'\n' || coalesce(draft ->> 'invoiceNumber', '')
    || E'\n' || coalesce(draft ->> 'customerRegistryNumber', '')
    || E'\n' || coalesce(draft ->> 'campaignName', ''))) stored;
comment on column public.funding_requests.search_text is 'The text of the admins'' substring search.';
create index funding_requests_search on public.funding_requests
  using gin (search_text extensions.gin_trgm_ops) where submitted_at is not null;
