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
