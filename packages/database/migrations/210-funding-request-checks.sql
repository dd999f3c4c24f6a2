-- What a reviewer has checked of a funding request before it can be attested.

create table public.funding_request_checks (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.funding_requests (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  at timestamptz(3) not null default clock_timestamp(),
  submitted_at timestamptz(3) not null,
  subject text not null check (subject in ('contact', 'debt')),
  method text not null check (method in (
    'register', 'website', 'phone', 'email', 'written-order', 'meeting', 'other')),
  comment text check (char_length(comment) between 1 and 2000),
  admin_id text not null
);
comment on table public.funding_request_checks is
  'How a reviewer verified the customer''s contact, and how the customer confirmed the debt. Append-only.';
comment on column public.funding_request_checks.submitted_at is
  'The submission that was checked; a later one has to be checked again.';
comment on column public.funding_request_checks.subject is
  'contact: the contact works for the customer. debt: the customer confirmed what they owe.';
create index on public.funding_request_checks (request_id, id);
create index on public.funding_request_checks (business_id);
alter table public.funding_request_checks enable row level security, force row level security;
create policy "the owner's functions see every row" on public.funding_request_checks
  to current_user using (true) with check (true);
create policy "admins see all checks of requests" on public.funding_request_checks
  for select to tenora_admin using (true);
grant select on public.funding_request_checks to tenora_admin;
create trigger append_only before update or delete on public.funding_request_checks
  for each row execute function app.reject_change_except_erasure();
create trigger append_only_truncate before truncate on public.funding_request_checks
  for each statement execute function app.reject_change();

create function public.record_funding_request_check(
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
      else 'funding_request.debt_confirmed' end,
    'funding_request', request.id::text,
    jsonb_build_object('method', record_funding_request_check.method, 'version', request.version)
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;
comment on function public.record_funding_request_check(uuid, int, text, text, text) is
  'Records a check of a submitted request that an admin saw in this version, with an audit row. False when the request has changed since.';
grant execute on function public.record_funding_request_check(uuid, int, text, text, text)
  to tenora_admin;

-- SQLSTATE TN177: a check of this submission is missing.
create function app.require_funding_request_checks() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (
    select count(distinct c.subject) from public.funding_request_checks c
    where c.request_id = new.id and c.submitted_at = new.submitted_at
  ) < 2 then
    raise exception 'The request was not checked' using errcode = 'TN177';
  end if;
  return new;
end
$$;
comment on function app.require_funding_request_checks() is
  'Rejects an attestation of a submission whose contact or debt nobody has checked.';
create trigger require_checks before update on public.funding_requests
  for each row when (new.status = 'attested' and old.status is distinct from new.status)
  execute function app.require_funding_request_checks();

create function public.lock_business_of_request(request_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  perform from public.businesses b
  join public.funding_requests r on r.business_id = b.id
  where r.id = lock_business_of_request.request_id
  for update of b;
end
$$;
comment on function public.lock_business_of_request(uuid) is
  'Locks the business of a request until the end of the transaction, so that what it owes is read and its request attested by one admin at a time.';
grant execute on function public.lock_business_of_request(uuid) to tenora_admin;

create function public.open_funding_request_document(request_id uuid, document_id uuid)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
  document_url text;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  -- A file that the business took out after a review is still evidence.
  select d.url into document_url from public.funding_request_documents d
  join public.funding_requests r on r.id = d.request_id
  where d.id = document_id and d.request_id = open_funding_request_document.request_id
    and app.is_submitted_document(d.request_id, d.added_at, d.removed_at);
  if not found then
    return null;
  end if;
  perform app.acquire_lock('audit_log');
  -- The page requests a link each time it shows the file; within 15 minutes that counts as one view.
  if not exists (
    select from public.audit_log l
    where l.action = 'funding_request.document_opened' and l.admin_id = acting_admin
      and l.at > clock_timestamp() - interval '15 minutes'
      and l.subject_id = open_funding_request_document.request_id::text
      and l.after ->> 'document' = document_id::text
  ) then
    insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
    select a.user_id, a.email, 'funding_request.document_opened', 'funding_request',
      open_funding_request_document.request_id::text, jsonb_build_object('document', document_id)
    from public.admins a where a.user_id = acting_admin;
  end if;
  return document_url;
end
$$;
comment on function public.open_funding_request_document(uuid, uuid) is
  'The address of a submitted request''s file, null without one; adds an audit row, one per file in 15 minutes.';
grant execute on function public.open_funding_request_document(uuid, uuid) to tenora_admin;

alter table public.funding_requests add column risk jsonb check (jsonb_typeof(risk) = 'object');
comment on column public.funding_requests.risk is
  'The risk grade with its factors, as it was at the attestation.';

create function public.store_request_risk(request_id uuid, risk jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  update public.funding_requests r set risk = store_request_risk.risk
  where r.id = store_request_risk.request_id and r.status = 'attested';
end
$$;
comment on function public.store_request_risk(uuid, jsonb) is
  'Stores the risk grade of a request in the transaction that attests it.';
grant execute on function public.store_request_risk(uuid, jsonb) to tenora_admin;

-- The admins' list shows what was submitted at least once.
alter table public.funding_requests add column search_text text not null generated always as (
  lower(coalesce(draft ->> 'customerName', '') || E'\n' || coalesce(draft ->> 'invoiceNumber', '')
    || E'\n' || coalesce(draft ->> 'customerRegistryNumber', ''))) stored;
comment on column public.funding_requests.search_text is 'The text of the admins'' substring search.';
create index funding_requests_search on public.funding_requests
  using gin (search_text extensions.gin_trgm_ops) where submitted_at is not null;
create index funding_requests_submitted on public.funding_requests (submitted_at desc, id desc)
  where submitted_at is not null;

-- Candidates for the same invoice: three equal fields include one of these.
create index funding_requests_customer on public.funding_requests
  (lower(draft ->> 'customerRegistryNumber')) where submitted_at is not null;
create index funding_requests_invoice on public.funding_requests
  (lower(draft ->> 'invoiceNumber')) where submitted_at is not null;
create index funding_requests_amount_and_dates on public.funding_requests
  ((draft ->> 'faceValue'), (draft ->> 'issueDate'), (draft ->> 'dueDate'))
  where submitted_at is not null;
create index funding_request_documents_sha256 on public.funding_request_documents (sha256);
