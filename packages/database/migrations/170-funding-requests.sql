-- The life of a funding request until it is listed; the same table of transitions as
-- packages/domain/src/funding-request/funding-request.ts.

create function app.own_business_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select b.id from public.businesses b
  where b.wallet_address = app.current_wallet() and b.erased_at is null
$$;
comment on function app.own_business_id() is 'The business of the member''s wallet; null without one.';
grant execute on function app.own_business_id() to tenora_member;

-- SQLSTATE TN170: not approved. TN171: suspended.
create function app.lock_active_business() returns public.businesses
language plpgsql security definer set search_path = ''
as $$
declare
  business public.businesses;
begin
  if app.current_wallet() is null then
    raise exception 'No wallet is signed in' using errcode = '42501';
  end if;
  -- Locked, so that a suspension comes before this transaction or after it.
  select b.* into business from public.businesses b where b.id = app.own_business_id() for share;
  if business.status is distinct from 'approved' then
    raise exception 'The business is not approved' using errcode = 'TN170';
  elsif business.suspended_at is not null then
    raise exception 'The business is suspended' using errcode = 'TN171';
  end if;
  return business;
end
$$;
comment on function app.lock_active_business() is
  'The approved business of the member''s wallet, locked against its suspension. For the functions in this file.';

create function app.tier_limit(tier int) returns bigint
language sql immutable set search_path = ''
return case tier when 3 then 10000 when 2 then 100000 end;
comment on function app.tier_limit(int) is
  'The most that a business of this tier may owe investors, in whole stablecoins; null without a limit. The same as tier-limits.ts.';

create table public.funding_requests (
  id uuid primary key,
  business_id uuid not null references public.businesses (id) on delete restrict,
  status text not null default 'draft' check (status in (
    'draft', 'submitted', 'changes-requested', 'attested', 'rejected', 'withdrawn', 'listed')),
  version integer not null default 1 check (version > 0),
  draft jsonb not null check (jsonb_typeof(draft) = 'object' and octet_length(draft::text) <= 16384),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  submitted_at timestamptz(3),
  reviewed_at timestamptz(3),
  requested_changes jsonb check (jsonb_typeof(requested_changes) = 'array'),
  rejection_reason text check (char_length(rejection_reason) <= 2000),
  fingerprint text check (fingerprint ~ '^0x[0-9a-f]{64}$'),
  terms jsonb check (jsonb_typeof(terms) = 'object'),
  terms_digest text check (terms_digest ~ '^0x[0-9a-f]{64}$'),
  seller_signature text check (
    seller_signature ~ '^0x([0-9a-f]{2})+$' and octet_length(seller_signature) <= 8194),
  token_decimals smallint check (token_decimals between 0 and 6),
  repayment bigint generated always as (
    (terms ->> 'repayPerUnit')::bigint * (terms ->> 'totalUnits')::bigint) stored,
  attestation jsonb check (jsonb_typeof(attestation) = 'object'),
  attestor text check (attestor ~ '^0x[0-9a-f]{40}$'),
  attestor_signature text check (
    attestor_signature ~ '^0x([0-9a-f]{2})+$' and octet_length(attestor_signature) <= 8194),
  attestation_expires_at timestamptz(3),
  listing_id bigint check (listing_id > 0),
  listing_transaction text check (listing_transaction ~ '^0x[0-9a-f]{64}$'),
  listed_at timestamptz(3),
  constraint funding_requests_signed_when_submitted check (
    status not in ('submitted', 'changes-requested', 'attested', 'rejected', 'listed')
    or num_nulls(fingerprint, terms, terms_digest, seller_signature, token_decimals, submitted_at) = 0),
  constraint funding_requests_attested check (
    status not in ('attested', 'listed')
    or num_nulls(attestation, attestor, attestor_signature, attestation_expires_at) = 0),
  constraint funding_requests_listed check (
    (status = 'listed') = (listing_id is not null) and (status = 'listed') = (listed_at is not null))
);
comment on table public.funding_requests is
  'Receivables that businesses ask to sell, until they are listed. Afterwards the chain has the truth.';
comment on column public.funding_requests.id is 'Chosen by the form, so that a repeated request creates one row.';
comment on column public.funding_requests.status is
  'draft and changes-requested: the business may edit. submitted: waiting for review. attested: may be listed until attestation_expires_at. rejected, withdrawn, listed: final.';
comment on column public.funding_requests.version is
  'Rises with every change; a change names the version it was made on.';
comment on column public.funding_requests.draft is 'The answers as typed.';
comment on column public.funding_requests.requested_changes is
  'What the reviewer wants changed: field and comment. Null once submitted again.';
comment on column public.funding_requests.fingerprint is 'Identity of the invoice, computed by the server at submission.';
comment on column public.funding_requests.terms is 'What the seller signed, as the exchange takes it.';
comment on column public.funding_requests.repayment is 'Owed to investors if everything is sold, in base units.';
comment on column public.funding_requests.attestation_expires_at is
  'The last moment to list, by the clock of the exchange.';
comment on column public.funding_requests.listing_id is 'The id of the listing on the exchange.';
create index funding_requests_of_business on public.funding_requests (business_id, created_at desc, id desc);
create index funding_requests_queue on public.funding_requests (status, submitted_at, id);
create index funding_requests_newest on public.funding_requests (created_at desc, id desc);
create index funding_requests_fingerprint on public.funding_requests (fingerprint);
create unique index funding_requests_listing on public.funding_requests (listing_id)
  where listing_id is not null;
-- Decides between two reviewers who attest the same invoice at the same time.
create unique index funding_requests_attested_once on public.funding_requests (fingerprint)
  where status = 'attested';
alter table public.funding_requests enable row level security, force row level security;
create policy "the owner's functions see every row" on public.funding_requests
  to current_user using (true) with check (true);
create policy "members see the requests of their own business" on public.funding_requests
  for select to tenora_member using (business_id = (select app.own_business_id()));
create policy "admins see funding requests that were submitted" on public.funding_requests
  for select to tenora_admin using (submitted_at is not null);
grant select on public.funding_requests to tenora_member, tenora_admin;

create table public.funding_request_history (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.funding_requests (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  at timestamptz(3) not null default clock_timestamp(),
  event text not null check (event in (
    'created', 'submitted', 'changes-requested', 'attested', 'rejected', 'withdrawn', 'listed')),
  version integer not null,
  reason text check (char_length(reason) <= 2000),
  changes jsonb,
  submission jsonb,
  admin_id text
);
comment on table public.funding_request_history is
  'What happened to a funding request, in order. Append-only.';
comment on column public.funding_request_history.changes is 'What the reviewer wanted changed.';
comment on column public.funding_request_history.submission is
  'The answers, documents, terms and signature of a submission, as evidence of what was reviewed.';
comment on column public.funding_request_history.admin_id is 'The admin who acted; null when the business did.';
create index on public.funding_request_history (request_id, id);
create index on public.funding_request_history (business_id);
alter table public.funding_request_history enable row level security, force row level security;
create policy "the owner's functions see every row" on public.funding_request_history
  to current_user using (true) with check (true);
create policy "members see the history of their own requests" on public.funding_request_history
  for select to tenora_member using (business_id = (select app.own_business_id()));
create function app.is_submitted_request(p_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.funding_requests r where r.id = p_id and r.submitted_at is not null)
$$;
comment on function app.is_submitted_request(uuid) is 'Whether a request was submitted at least once.';
grant execute on function app.is_submitted_request(uuid) to tenora_admin;
create policy "admins see histories of requests that were submitted" on public.funding_request_history
  for select to tenora_admin using (app.is_submitted_request(request_id));
grant select (id, request_id, business_id, at, event, version, reason, changes)
  on public.funding_request_history to tenora_member;
grant select on public.funding_request_history to tenora_admin;
create trigger append_only before update or delete on public.funding_request_history
  for each row execute function app.reject_change_except_erasure();
create trigger append_only_truncate before truncate on public.funding_request_history
  for each statement execute function app.reject_change();

create table public.funding_request_documents (
  id uuid primary key,
  request_id uuid not null references public.funding_requests (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  url text not null check (url like '/documents/%' and app.is_certificate(url)),
  file_name text not null check (char_length(file_name) between 1 and 200),
  bytes integer not null check (bytes between 1 and 10485760),
  sha256 bytea not null check (octet_length(sha256) = 32),
  for_investors boolean not null default false,
  added_at timestamptz(3) not null default now(),
  removed_at timestamptz(3),
  constraint funding_request_documents_url unique (url)
);
comment on table public.funding_request_documents is 'The files of funding requests.';
comment on column public.funding_request_documents.id is 'Chosen by the form, so that a repeated upload adds one file.';
comment on column public.funding_request_documents.for_investors is
  'The business shows this file to investors as well, for example a redacted copy.';
comment on column public.funding_request_documents.removed_at is
  'When the business took out a file that a reviewer may have seen: it is kept as evidence.';
create index on public.funding_request_documents (request_id, added_at, id);
create index on public.funding_request_documents (business_id);
alter table public.funding_request_documents enable row level security, force row level security;
create policy "the owner's functions see every row" on public.funding_request_documents
  to current_user using (true) with check (true);
create policy "members see the files of their own requests" on public.funding_request_documents
  for select to tenora_member using (business_id = (select app.own_business_id()));
grant select on public.funding_request_documents to tenora_member, tenora_admin;

create function app.is_submitted_document(
  p_request_id uuid, p_added_at timestamptz, p_removed_at timestamptz
) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.funding_request_history h
    where h.request_id = p_request_id and h.event = 'submitted' and h.at >= p_added_at
      and (p_removed_at is null or h.at <= p_removed_at))
$$;
comment on function app.is_submitted_document(uuid, timestamptz, timestamptz) is
  'Whether a file was part of a submission: added before, and not removed until then.';
grant execute on function app.is_submitted_document(uuid, timestamptz, timestamptz) to tenora_admin;
create policy "admins see files that were submitted" on public.funding_request_documents
  for select to tenora_admin using (app.is_submitted_document(request_id, added_at, removed_at));

-- A business must not be able to name another's document and receive a link to it.
create function app.reject_used_document() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.businesses b where b.certificate_url = new.url)
    or exists (select from public.business_history h where h.replaced_certificate_url = new.url)
    or exists (select from public.rejected_submissions r where r.certificate_url = new.url)
    or exists (select from public.investors i where i.certificate_url = new.url)
  then
    raise exception 'The document belongs to another record' using errcode = '23514';
  end if;
  return new;
end
$$;
comment on function app.reject_used_document() is 'Rejects a document that belongs to another record.';
create trigger reject_used_document before insert or update of url
  on public.funding_request_documents for each row execute function app.reject_used_document();

create function app.funding_request_papers(p_request_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select '0x' || encode(sha256(string_agg(d.sha256, ''::bytea order by d.sha256)), 'hex')
  from public.funding_request_documents d
  where d.request_id = p_request_id and d.removed_at is null
$$;
comment on function app.funding_request_papers(uuid) is
  'The hash of the documents in the terms: SHA-256 over the SHA-256 of each, in ascending order. Null without a document.';

-- SQLSTATE TN172: 50 requests of the business are open.
create function app.create_funding_request(p_id uuid, p_draft jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  business constant public.businesses := app.lock_active_business();
begin
  -- One at a time, so that each counts the others.
  perform pg_advisory_xact_lock(hashtextextended('tenora.new-request:' || business.id, 0));
  if exists (select from public.funding_requests r where r.id = p_id) then
    return false;
  elsif (
    -- A draft that was thrown away counts for a day: its row remains.
    select count(*) from public.funding_requests r
    where r.business_id = business.id and (r.status not in ('rejected', 'withdrawn', 'listed')
      or r.submitted_at is null and r.created_at > now() - interval '1 day')
  ) >= 50 then
    raise exception 'Too many open requests' using errcode = 'TN172';
  end if;
  insert into public.funding_requests (id, business_id, draft) values (p_id, business.id, p_draft)
  on conflict (id) do nothing;
  if not found then
    return false;
  end if;
  insert into public.funding_request_history (request_id, business_id, event, version)
  values (p_id, business.id, 'created', 1);
  return true;
end
$$;
comment on function app.create_funding_request(uuid, jsonb) is
  'Creates a draft of the member''s business; false when a request has this id already.';
grant execute on function app.create_funding_request(uuid, jsonb) to tenora_member;

create function app.lock_editable_request(p_id uuid, p_now timestamptz)
returns public.funding_requests
language plpgsql security definer set search_path = ''
as $$
declare
  business constant public.businesses := app.lock_active_business();
  request public.funding_requests;
begin
  select r.* into request from public.funding_requests r
  where r.id = p_id and r.business_id = business.id
    and (r.status in ('draft', 'changes-requested')
      or r.status = 'attested' and r.attestation_expires_at < p_now)
  for update;
  return request;
end
$$;
comment on function app.lock_editable_request(uuid, timestamptz) is
  'The request of the member''s business if it may be edited at this time, locked; otherwise a row of nulls. For the functions in this file.';

create function app.save_funding_request(
  p_id uuid, p_version int, p_draft jsonb, p_now timestamptz
) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_id, p_now);
  saved int;
begin
  update public.funding_requests r set
    draft = p_draft,
    status = case r.status when 'attested' then 'changes-requested' else r.status end,
    -- An expired attestation is of answers that are no longer these.
    attestation = null, attestor = null, attestor_signature = null, attestation_expires_at = null,
    version = r.version + 1,
    updated_at = now()
  where r.id = request.id and r.version = p_version
  returning r.version into saved;
  return saved;
end
$$;
comment on function app.save_funding_request(uuid, int, jsonb, timestamptz) is
  'Saves the answers of a request that may be edited and still has this version; returns the new one, or null.';
grant execute on function app.save_funding_request(uuid, int, jsonb, timestamptz) to tenora_member;

-- SQLSTATE TN174: another request for this invoice is open. TN175: the documents are not those in
-- the terms.
create function app.submit_funding_request(
  p_id uuid, p_version int, p_fingerprint text, p_terms jsonb, p_terms_digest text,
  p_signature text, p_token_decimals int, p_now timestamptz
) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_id, p_now);
  submitted public.funding_requests;
begin
  if request.id is null or request.version <> p_version then
    return null;
  elsif lower(p_terms ->> 'seller') is distinct from app.current_wallet()
    or p_terms ->> 'fingerprint' is distinct from p_fingerprint then
    raise exception 'The terms are not of this request' using errcode = '23514';
  elsif p_terms ->> 'papers' is distinct from app.funding_request_papers(p_id) then
    raise exception 'The documents are not those in the terms' using errcode = 'TN175';
  end if;
  -- One request of an invoice at a time, also when two are submitted at once.
  perform pg_advisory_xact_lock(hashtextextended('tenora.fingerprint:' || p_fingerprint, 0));
  if exists (
    select from public.funding_requests r
    where r.fingerprint = p_fingerprint and r.id <> p_id
      and r.business_id = request.business_id
      and r.status in ('submitted', 'changes-requested', 'attested')
  ) then
    raise exception 'Another request for this invoice is open' using errcode = 'TN174';
  end if;
  update public.funding_requests r set
    status = 'submitted',
    version = r.version + 1,
    fingerprint = p_fingerprint,
    terms = p_terms,
    terms_digest = p_terms_digest,
    seller_signature = p_signature,
    token_decimals = p_token_decimals,
    attestation = null, attestor = null, attestor_signature = null, attestation_expires_at = null,
    requested_changes = null,
    submitted_at = now(),
    updated_at = now()
  where r.id = p_id
  returning r.* into submitted;
  insert into public.funding_request_history (request_id, business_id, event, version, submission)
  values (p_id, submitted.business_id, 'submitted', submitted.version, jsonb_build_object(
    'draft', submitted.draft, 'terms', p_terms, 'signature', p_signature,
    'documents', (
      select jsonb_agg(jsonb_build_object('id', d.id, 'fileName', d.file_name,
        'sha256', encode(d.sha256, 'hex'), 'forInvestors', d.for_investors) order by d.added_at, d.id)
      from public.funding_request_documents d
      where d.request_id = p_id and d.removed_at is null)));
  return submitted.version;
end
$$;
comment on function app.submit_funding_request(uuid, int, text, jsonb, text, text, int, timestamptz) is
  'Submits a request that may be edited and still has this version, with its signed terms; returns the new version, or null.';
grant execute on function
  app.submit_funding_request(uuid, int, text, jsonb, text, text, int, timestamptz) to tenora_member;

-- A suspended business may withdraw as well.
create function app.withdraw_funding_request(p_id uuid, p_version int) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  withdrawn public.funding_requests;
begin
  update public.funding_requests r set
    status = 'withdrawn',
    -- What nobody has seen needs no evidence.
    draft = case when r.submitted_at is null then '{}' else r.draft end,
    version = r.version + 1,
    updated_at = now()
  where r.id = p_id and r.version = p_version and r.business_id = app.own_business_id()
    and r.status in ('draft', 'submitted', 'changes-requested', 'attested')
  returning r.* into withdrawn;
  if not found then
    return null;
  end if;
  if withdrawn.submitted_at is null then
    delete from public.funding_request_documents d where d.request_id = p_id;
  end if;
  insert into public.funding_request_history (request_id, business_id, event, version)
  values (p_id, withdrawn.business_id, 'withdrawn', withdrawn.version);
  return withdrawn.version;
end
$$;
comment on function app.withdraw_funding_request(uuid, int) is
  'Withdraws a request of the member''s business that still has this version; returns the new one, or null. A draft that was never submitted is emptied.';
grant execute on function app.withdraw_funding_request(uuid, int) to tenora_member;

-- SQLSTATE TN173: the request has ten documents.
create function app.add_funding_request_document(
  p_request_id uuid, p_id uuid, p_url text, p_file_name text, p_bytes int, p_sha256 bytea,
  p_for_investors boolean, p_now timestamptz
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_request_id, p_now);
begin
  if request.id is null then
    return null;
  elsif exists (
    select from public.funding_request_documents d where d.id = p_id and d.request_id = p_request_id
  ) then
    return 'repeated';
  elsif (
    select count(*) from public.funding_request_documents d
    where d.request_id = p_request_id and d.removed_at is null
  ) >= 10 then
    raise exception 'Too many documents' using errcode = 'TN173';
  end if;
  insert into public.funding_request_documents
    (id, request_id, business_id, url, file_name, bytes, sha256, for_investors)
  values (p_id, p_request_id, request.business_id, p_url, p_file_name, p_bytes, p_sha256, p_for_investors);
  return 'added';
end
$$;
comment on function app.add_funding_request_document(
  uuid, uuid, text, text, int, bytea, boolean, timestamptz
) is 'Adds a file to a request that may be edited. Returns added, repeated when this upload was already processed, or null when there is no such request.';
grant execute on function app.add_funding_request_document(
  uuid, uuid, text, text, int, bytea, boolean, timestamptz) to tenora_member;

create function app.change_funding_request_document(
  p_request_id uuid, p_id uuid, p_for_investors boolean, p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_request_id, p_now);
begin
  update public.funding_request_documents d set for_investors = p_for_investors
  where d.id = p_id and d.request_id = request.id and d.removed_at is null;
  return found;
end
$$;
comment on function app.change_funding_request_document(uuid, uuid, boolean, timestamptz) is
  'Says whether investors see a file of a request that may be edited. False when there is no such file.';
grant execute on function app.change_funding_request_document(uuid, uuid, boolean, timestamptz)
  to tenora_member;

create function app.remove_funding_request_document(p_request_id uuid, p_id uuid, p_now timestamptz)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_request_id, p_now);
  removed_url text;
begin
  if request.submitted_at is null then
    delete from public.funding_request_documents d where d.id = p_id and d.request_id = request.id
    returning d.url into removed_url;
    return removed_url;
  end if;
  update public.funding_request_documents d set removed_at = now()
  where d.id = p_id and d.request_id = request.id and d.removed_at is null;
  return case when found then '' end;
end
$$;
comment on function app.remove_funding_request_document(uuid, uuid, timestamptz) is
  'Takes a file out of a request that may be edited. Returns the address of a file to delete, an empty text when it is kept as evidence, or null when there is no such file.';
grant execute on function app.remove_funding_request_document(uuid, uuid, timestamptz) to tenora_member;

create function app.record_funding_request_listing(
  p_id uuid, p_listing_id bigint, p_transaction text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  listed public.funding_requests;
begin
  -- Not between the two sums of an attestation: what is open, and what is listed.
  perform from public.businesses b where b.id = app.own_business_id() for update;
  -- A withdrawn request may be listed by whoever holds its signatures: what the chain has, counts.
  update public.funding_requests r set
    status = 'listed', listing_id = p_listing_id, listing_transaction = p_transaction,
    listed_at = now(), version = r.version + 1, updated_at = now()
  where r.id = p_id and r.business_id = app.own_business_id()
    and r.status in ('attested', 'withdrawn') and r.attestor_signature is not null
  returning r.* into listed;
  if not found then
    return exists (
      select from public.funding_requests r
      where r.id = p_id and r.business_id = app.own_business_id() and r.listing_id = p_listing_id);
  end if;
  insert into public.funding_request_history (request_id, business_id, event, version)
  values (p_id, listed.business_id, 'listed', listed.version);
  return true;
end
$$;
comment on function app.record_funding_request_listing(uuid, bigint, text) is
  'Records the listing that the server has found on the exchange for a request of the member''s business; true also when it was recorded before.';
grant execute on function app.record_funding_request_listing(uuid, bigint, text) to tenora_member;

create function app.record_funding_request_action(
  earlier public.funding_requests, later public.funding_requests, reason text, changes jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.funding_request_history
    (request_id, business_id, event, version, reason, changes, admin_id)
  values (later.id, later.business_id, later.status, later.version, reason, changes, app.current_admin());
  -- Without changes and reason: they may contain personal data, and the audit log is permanent.
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after)
  select a.user_id, a.email, 'funding_request.' || replace(later.status, '-', '_'),
    'funding_request', later.id::text,
    jsonb_build_object('status', earlier.status, 'version', earlier.version),
    jsonb_build_object('status', later.status, 'version', later.version,
      'hasReason', record_funding_request_action.reason is not null)
  from public.admins a where a.user_id = app.current_admin();
end
$$;
comment on function app.record_funding_request_action(
  public.funding_requests, public.funding_requests, text, jsonb
) is 'Adds the history row and the audit row of an admin''s action. For the functions in this file.';

create function public.review_funding_request(
  request_id uuid, seen_version int, decision text, reason text default null,
  changes jsonb default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.funding_requests;
  later public.funding_requests;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif decision is null or decision not in ('changes-requested', 'rejected') then
    raise exception 'Invalid status' using errcode = 'TN002';
  elsif decision = 'changes-requested'
    and coalesce(jsonb_array_length(review_funding_request.changes), 0) = 0 then
    raise exception 'Nothing to change' using errcode = 'TN003';
  end if;
  select * into earlier from public.funding_requests r
  where r.id = review_funding_request.request_id and r.version = seen_version
    and (r.status = 'submitted' or r.status = 'changes-requested' and decision = 'rejected')
  for update;
  if not found then
    return false;
  end if;
  update public.funding_requests r set
    status = decision,
    requested_changes = case decision when 'changes-requested' then review_funding_request.changes end,
    rejection_reason = case decision when 'rejected' then review_funding_request.reason end,
    version = r.version + 1,
    reviewed_at = now(),
    updated_at = now()
  where r.id = earlier.id
  returning r.* into later;
  perform app.record_funding_request_action(
    earlier, later, review_funding_request.reason, later.requested_changes);
  return true;
end
$$;
comment on function public.review_funding_request(uuid, int, text, text, jsonb) is
  'Asks for changes of a submitted request, or rejects it, for an admin who saw this version. False when it has changed since.';
grant execute on function public.review_funding_request(uuid, int, text, text, jsonb) to tenora_admin;

-- SQLSTATE TN170, TN171: the business is not approved, or suspended. TN174: another request has this
-- invoice. TN176: beyond the limit of the tier.
create function public.attest_funding_request(
  request_id uuid, seen_version int, attestation jsonb, attestor text, signature text,
  expires_at timestamptz, outstanding bigint, p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.funding_requests;
  later public.funding_requests;
  expired public.funding_requests;
  business public.businesses;
  open_repayment numeric;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select b.* into business from public.businesses b
  join public.funding_requests r on r.business_id = b.id
  where r.id = attest_funding_request.request_id
  -- One attestation for a business at a time: the limit counts the others.
  for update of b;
  if not found then
    return false;
  elsif business.status <> 'approved' or business.erased_at is not null then
    raise exception 'The business is not approved' using errcode = 'TN170';
  elsif business.suspended_at is not null then
    raise exception 'The business is suspended' using errcode = 'TN171';
  end if;
  select * into earlier from public.funding_requests r
  where r.id = attest_funding_request.request_id and r.version = seen_version
    and r.status = 'submitted'
  for update;
  if not found then
    return false;
  end if;
  -- In base units at six decimals. A withdrawn request counts while its signatures could be listed.
  select coalesce(sum(r.repayment * 10 ^ (6 - r.token_decimals)), 0) into open_repayment
  from public.funding_requests r
  where r.business_id = business.id and r.listing_id is null and r.id <> earlier.id
    and r.attestation_expires_at >= p_now;
  if open_repayment + earlier.repayment * 10 ^ (6 - earlier.token_decimals)
    + attest_funding_request.outstanding > app.tier_limit(business.tier) * 1000000::numeric then
    raise exception 'Beyond the limit of the tier' using errcode = 'TN176';
  end if;
  if exists (
    select from public.funding_requests r
    where r.fingerprint = earlier.fingerprint and r.id <> earlier.id and r.status = 'attested'
      and r.attestation_expires_at >= p_now
  ) then
    raise exception 'Another request for this invoice is attested' using errcode = 'TN174';
  end if;
  -- An expired attestation of the same invoice no longer blocks this one.
  for expired in
    select r.* from public.funding_requests r
    where r.fingerprint = earlier.fingerprint and r.id <> earlier.id and r.status = 'attested'
    for update
  loop
    update public.funding_requests r set
      status = 'changes-requested',
      attestation = null, attestor = null, attestor_signature = null, attestation_expires_at = null,
      version = r.version + 1, updated_at = now()
    where r.id = expired.id
    returning r.* into later;
    perform app.record_funding_request_action(expired, later, 'The approval has expired.', null);
  end loop;
  update public.funding_requests r set
    status = 'attested',
    attestation = attest_funding_request.attestation,
    attestor = lower(attest_funding_request.attestor),
    attestor_signature = attest_funding_request.signature,
    attestation_expires_at = attest_funding_request.expires_at,
    version = r.version + 1,
    reviewed_at = now(),
    updated_at = now()
  where r.id = earlier.id
  returning r.* into later;
  perform app.record_funding_request_action(earlier, later, null, null);
  return true;
end
$$;
comment on function public.attest_funding_request(
  uuid, int, jsonb, text, text, timestamptz, bigint, timestamptz
) is 'Stores an attestor''s signature on a submitted request that an admin saw in this version. outstanding: what the business owes investors on the exchange, in base units at six decimals. p_now: the time of the exchange, which decides what has expired. False when the request has changed since.';
grant execute on function public.attest_funding_request(
  uuid, int, jsonb, text, text, timestamptz, bigint, timestamptz) to tenora_admin;

create function app.erase_funding_requests(p_business_id uuid) returns setof text
language plpgsql set search_path = ''
as $$
begin
  return query select d.url from public.funding_request_documents d
    where d.business_id = p_business_id;
  delete from public.funding_request_documents d where d.business_id = p_business_id;
  update public.funding_requests r set
    draft = '{}', requested_changes = null,
    rejection_reason = case when r.rejection_reason is not null then '[erased]' end,
    status = case when r.status in ('rejected', 'listed') then r.status else 'withdrawn' end,
    version = r.version + 1, updated_at = now()
  where r.business_id = p_business_id;
  update public.funding_request_history h set reason = null, changes = null, submission = null
  where h.business_id = p_business_id;
  update public.funding_request_checks c set comment = null where c.business_id = p_business_id;
end
$$;
comment on function app.erase_funding_requests(uuid) is
  'Overwrites the answers and texts of a business''s requests; returns the documents to remove. For app.erase_person.';
