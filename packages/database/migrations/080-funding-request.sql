-- The life of a funding request until it is listed; the same table of transitions as
-- packages/domain/src/funding-request/funding-request.ts.

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
  'The approved business of the member''s wallet, locked against its suspension. For the functions of members.';

create function app.tier_limit(tier int) returns bigint
language sql immutable set search_path = ''
return case tier when 3 then 10000 when 2 then 100000 end;
comment on function app.tier_limit(int) is
  'The most that a business of this tier may owe investors, in whole stablecoins; null without a limit. The same as tier-limits.ts.';

-- What a tier allows beside its limit: to whom a business may sell, and whether notes can be passed on.
create function app.tier_allows_audience(tier int, audience text) returns boolean
language sql immutable set search_path = ''
return case tier
  when 1 then audience in ('eligible', 'link', 'invited')
  when 2 then audience in ('link', 'invited')
  when 3 then audience = 'invited'
  else false end;
comment on function app.tier_allows_audience(int, text) is
  'Whether a business of this tier may sell to this audience; the same as audiencesOf in tier-limits.ts.';

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
  risk jsonb check (jsonb_typeof(risk) = 'object'),
  -- Columns of their own: an index serves a filter on them behind a security barrier.
  risk_grade text generated always as (risk ->> 'grade') stored,
  customer_country text generated always as (upper(nullif(draft ->> 'customerCountry', ''))) stored,
  customer_industry text generated always as (nullif(draft ->> 'customerIndustry', '')) stored,
  customer_number text generated always as (lower(nullif(draft ->> 'customerRegistryNumber', ''))) stored,
  search_text text not null generated always as (
    lower(coalesce(draft ->> 'customerName', '') || E'\n' || coalesce(draft ->> 'invoiceNumber', '')
      || E'\n' || coalesce(draft ->> 'customerRegistryNumber', '')
      || E'\n' || coalesce(draft ->> 'campaignName', ''))) stored,
  names_debtor boolean not null default true,
  seller_country text check (seller_country ~ '^[A-Z]{2}$'),
  constraint funding_requests_signed_when_submitted check (
    status not in ('submitted', 'changes-requested', 'attested', 'rejected', 'listed')
    or num_nulls(fingerprint, terms, terms_digest, seller_signature, token_decimals, submitted_at) = 0),
  constraint funding_requests_attested check (
    status not in ('attested', 'listed')
    or num_nulls(attestation, attestor, attestor_signature, attestation_expires_at) = 0),
  constraint funding_requests_listed check (
    (status = 'listed') = (listing_id is not null) and (status = 'listed') = (listed_at is not null)),
  -- An erased request has no answers left.
  constraint funding_requests_campaign_terms check (
    status not in ('submitted', 'attested', 'listed') or draft = '{}'
    or case when draft ->> 'kind' = 'community'
      then terms ->> 'kind' = '1'
        and terms ->> 'debtor' = '0x0000000000000000000000000000000000000000'
        and (terms ->> 'face')::bigint
          = (terms ->> 'repayPerUnit')::bigint * (terms ->> 'totalUnits')::bigint
      else coalesce(terms ->> 'kind', '0') = '0' end)
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
comment on column public.funding_requests.risk is
  'The risk grade with its factors, as it was at the attestation.';
comment on column public.funding_requests.search_text is 'The text of the admins'' substring search.';
comment on column public.funding_requests.risk_grade is 'Of the risk, for filters.';
comment on column public.funding_requests.customer_country is 'Of the answers; ISO 3166-1 alpha-2.';
comment on column public.funding_requests.customer_industry is 'Of the answers; a word of industries.ts.';
comment on column public.funding_requests.customer_number is
  'Of the answers, in lower case: with the country it tells which requests are of the same customer.';
comment on column public.funding_requests.names_debtor is
  'The form said that approved investors see the customer''s name once it is listed. False for requests from before.';
comment on column public.funding_requests.seller_country is
  'The country of its business when it was submitted, of which its fingerprint is made; ISO 3166-1 alpha-2.';
create index funding_requests_of_business on public.funding_requests (business_id, created_at desc, id desc);
create index funding_requests_queue on public.funding_requests (status, submitted_at, id);
create index funding_requests_newest on public.funding_requests (created_at desc, id desc);
create index funding_requests_fingerprint on public.funding_requests (fingerprint);
create unique index funding_requests_listing on public.funding_requests (listing_id)
  where listing_id is not null;
-- Decides between two reviewers who attest the same invoice at the same time.
create unique index funding_requests_attested_once on public.funding_requests (fingerprint)
  where status = 'attested';
create index funding_requests_submitted on public.funding_requests (submitted_at desc, id desc)
  where submitted_at is not null;
create index funding_requests_customer on public.funding_requests (customer_number)
  where submitted_at is not null;
create index funding_requests_listed_grade on public.funding_requests (risk_grade)
  where status = 'listed';
create index funding_requests_listed_country on public.funding_requests (customer_country)
  where status = 'listed';
create index funding_requests_listed_industry on public.funding_requests (customer_industry)
  where status = 'listed';
create index funding_requests_search on public.funding_requests
  using gin (search_text extensions.gin_trgm_ops) where submitted_at is not null;
alter table public.funding_requests enable row level security, force row level security;
create policy "the owner's functions see every row" on public.funding_requests
  to current_user using (true) with check (true);
create policy "members see the requests of their own business" on public.funding_requests
  for select to tenora_member using (business_id = (select app.own_business_id()));
create policy "admins see funding requests that were submitted" on public.funding_requests
  for select to tenora_admin using (submitted_at is not null);
grant select on public.funding_requests to tenora_member, tenora_admin;

-- Without a search_path of its own, so that a query takes it in as if it were written there.
create function app.request_answers(draft jsonb)
returns table (
  kind text, audience text, recourse text, campaign_name text, story text,
  customer_name text, customer_email text,
  invoice_number text, face_value text, currency text, issue_date date, due_date date)
language sql stable
begin atomic
  select
    draft ->> 'kind', nullif(draft ->> 'audience', ''), nullif(draft ->> 'recourse', ''),
    nullif(draft ->> 'campaignName', ''), nullif(draft ->> 'story', ''),
    nullif(trim(draft ->> 'customerName'), ''), nullif(draft ->> 'customerEmail', ''),
    nullif(trim(draft ->> 'invoiceNumber'), ''), nullif(draft ->> 'faceValue', ''), nullif(draft ->> 'currency', ''),
    case when draft ->> 'issueDate' ~ '^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
        and jsonb_path_exists(draft, '$.issueDate.datetime("yyyy-mm-dd")', silent => true)
      then (draft ->> 'issueDate')::date end,
    case when draft ->> 'dueDate' ~ '^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
        and jsonb_path_exists(draft, '$.dueDate.datetime("yyyy-mm-dd")', silent => true)
      then (draft ->> 'dueDate')::date end;
end;
comment on function app.request_answers(jsonb) is
  'The answers that SQL reads, by their types; null where there is none, or no day. Columns and constraints of the table alone read the draft beside it. The amount stays as typed: parseTypedAmount reads it.';
-- A view calls its functions with the rights of who reads it.
grant execute on function app.request_answers(jsonb)
  to tenora_visitor, tenora_member, tenora_admin, tenora_worker;

create table public.funding_request_history (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.funding_requests (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  at timestamptz(3) not null default clock_timestamp(),
  event text not null check (event in (
    'created', 'submitted', 'changes-requested', 'attested', 'rejected', 'withdrawn', 'listed',
    'customer-asked', 'customer-confirmed', 'customer-disputed', 'dispute-resolved')),
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
comment on column public.funding_request_history.admin_id is
  'The admin who acted; null when the business or its customer did.';
create index on public.funding_request_history (request_id, id);
create index on public.funding_request_history (business_id);
alter table public.funding_request_history enable row level security, force row level security;
create policy "the owner's functions see every row" on public.funding_request_history
  to current_user using (true) with check (true);
create policy "members see the history of their own requests" on public.funding_request_history
  for select to tenora_member using (business_id = (select app.own_business_id()));
grant select (id, request_id, business_id, at, event, version, reason, changes)
  on public.funding_request_history to tenora_member;
grant select on public.funding_request_history to tenora_admin;
create trigger append_only before update or delete on public.funding_request_history
  for each row execute function app.reject_change_except_erasure();
create trigger append_only_truncate before truncate on public.funding_request_history
  for each statement execute function app.reject_change();

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

-- A request is compared with others by what tells its invoice and its customer, however that was typed, and
-- nothing is attested before a reviewer has recorded that no other request is this invoice.
create table public.funding_request_keys (
  request_id uuid not null references public.funding_requests (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  kind text not null check (kind in ('number', 'figures', 'name', 'domain', 'wallet', 'registry')),
  key text not null,
  due_date text,
  currency text,
  amount numeric(20, 0) check (amount > 0),
  primary key (request_id, kind)
);
comment on table public.funding_request_keys is
  'By what a submission is compared with those of other requests; comparison.ts computes it. No role reads it.';
comment on column public.funding_request_keys.kind is
  'number: of the invoice or order, or the name of a campaign. figures: both its dates and the amount. name, domain, wallet, registry: its customer.';
comment on column public.funding_request_keys.due_date is 'YYYY-MM-DD; the same in each row of a request, as are currency and amount.';
comment on column public.funding_request_keys.amount is 'In the minor units of the currency.';
create index funding_request_keys_due on public.funding_request_keys (kind, key, due_date);
create index funding_request_keys_amount on public.funding_request_keys (kind, key, currency, amount);
create index funding_request_keys_business on public.funding_request_keys (business_id);
alter table public.funding_request_keys enable row level security, force row level security;
create policy "the owner's functions see every row" on public.funding_request_keys
  to current_user using (true) with check (true);

create function app.store_comparison(p_request_id uuid, p_comparison jsonb) returns void
language sql set search_path = ''
as $$
  delete from public.funding_request_keys k where k.request_id = p_request_id;
  insert into public.funding_request_keys
    (request_id, business_id, kind, key, due_date, currency, amount)
  select r.id, r.business_id, its.kind, its.key, p_comparison ->> 'dueDate',
    p_comparison ->> 'currency', (p_comparison ->> 'amount')::numeric
  from public.funding_requests r, jsonb_each_text(p_comparison -> 'keys') its (kind, key)
  where r.id = p_request_id
$$;
comment on function app.store_comparison(uuid, jsonb) is
  'Stores by what a request is compared, in place of what there was. For the functions of members, and the owner.';

create function app.erase_funding_request_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.funding_request_keys k where k.business_id = new.id;
  return null;
end
$$;
comment on function app.erase_funding_request_keys() is
  'Removes by what the requests of a business that is erased were compared: it names their customers.';
create trigger erase_funding_request_keys after update of erased_at on public.businesses
  for each row when (new.erased_at is not null) execute function app.erase_funding_request_keys();

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

-- A request whose approval expired loses it with the first change, whatever is changed: else its files
-- could change under a signature by which it had been listed in the last moment.
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
  if request.status = 'attested' then
    -- The version stays: the change itself raises it, and names the one that its person saw.
    update public.funding_requests r set
      status = 'changes-requested',
      attestation = null, attestor = null, attestor_signature = null, attestation_expires_at = null
    where r.id = request.id
    returning r.* into request;
  end if;
  return request;
end
$$;
comment on function app.lock_editable_request(uuid, timestamptz) is
  'The request of the member''s business if it may be edited at this time, locked, and without an approval that expired; otherwise a row of nulls. For the functions of members.';

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

-- SQLSTATE TN300: the terms were signed for another tier.
create function app.require_terms_of_tier() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- attest_funding_request has locked the row, so the tier stays until the attestation is stored.
  its_tier constant int := (select b.tier from public.businesses b where b.id = new.business_id);
begin
  if not app.tier_allows_audience(its_tier, coalesce((select a.audience from app.request_answers(new.draft) a), ''))
    or (its_tier = 3) <> (coalesce(new.terms ->> 'rule', '') = '2') then
    raise exception 'The terms are not of this tier' using errcode = 'TN300';
  end if;
  return new;
end
$$;
comment on function app.require_terms_of_tier() is
  'Rejects an attestation of terms whose audience or transfer rule is not that of the business''s tier now, which a reviewer may have changed since they were signed.';
create trigger require_terms_of_tier before update on public.funding_requests
  for each row when (new.status = 'attested' and old.status is distinct from new.status)
  execute function app.require_terms_of_tier();

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
  p_signature text, p_token_decimals int, p_now timestamptz, p_comparison jsonb default '{"keys": {}}'
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
  perform app.store_comparison(p_id, p_comparison);
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
comment on function app.submit_funding_request(
  uuid, int, text, jsonb, text, text, int, timestamptz, jsonb
) is 'Submits a request that may be edited and still has this version, with its signed terms and by what it is compared; returns the new version, or null.';
grant execute on function app.submit_funding_request(
  uuid, int, text, jsonb, text, text, int, timestamptz, jsonb) to tenora_member;

-- A suspended business may withdraw as well.
create function app.withdraw_funding_request(p_id uuid, p_version int) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  withdrawn public.funding_requests;
begin
  update public.funding_requests r set
    status = 'withdrawn',
    -- What no admin has seen needs no evidence.
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
  -- A withdrawn request may be listed by any holder of its signatures: what the chain has, counts.
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

comment on constraint funding_requests_campaign_terms on public.funding_requests is
  'A campaign has no debtor, and its face is what the business repays; every other request is of a customer''s debt.';

-- What is agreed for a customer who doesn't pay, and what operators do when one doesn't.
create function app.recourse_statement(recourse text) returns text
language sql immutable strict set search_path = ''
return case recourse
  when 'with' then 'With recourse: the business repays if its customer doesn''t.'
  when 'without' then 'Without recourse: if the customer doesn''t pay, holders bear the loss.' end;
comment on function app.recourse_statement(text) is
  'The sentence that a business signs; the same, to the letter, as recourse.ts. Null for any other word.';

-- Unreported listings: the worker finds them in the market and records them, so that no
-- request depends on the tab that published it.
create function app.comparable_terms(p_terms jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(t.key, lower(t.value)) from jsonb_each_text(p_terms) t
$$;
comment on function app.comparable_terms(jsonb) is
  'Terms in one spelling: addresses in lower case, numbers as text. Null without any.';

create function app.fingerprints_to_find(p_since timestamptz)
returns table (fingerprint text)
language sql stable security definer set search_path = ''
as $$
  select distinct r.fingerprint
  from public.funding_requests r join public.businesses b on b.id = r.business_id
  where b.erased_at is null and (
    r.status = 'attested'
    -- A holder of its signatures may still list it, until they expire.
    or r.status = 'withdrawn' and r.attestation_expires_at >= p_since
    -- The owner's page has recorded it, which doesn't know the transaction.
    or r.status = 'listed' and r.listing_transaction is null)
$$;
comment on function app.fingerprints_to_find(timestamptz) is
  'Fingerprints of requests whose listing, or its transaction, is not recorded. Withdrawn ones are left out when their attestation expired before this time.';
grant execute on function app.fingerprints_to_find(timestamptz) to tenora_worker;

create function app.record_found_listing(
  p_listing_id bigint, p_transaction text, p_listed_at timestamptz, p_fingerprint text, p_attestor text, p_terms jsonb
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  found_request public.funding_requests;
  listed public.funding_requests;
begin
  select r.* into found_request
  from public.funding_requests r join public.businesses b on b.id = r.business_id
  where r.fingerprint = p_fingerprint and b.erased_at is null
    and r.attestor_signature is not null and r.attestor = lower(p_attestor)
    and app.comparable_terms(r.terms) = app.comparable_terms(p_terms)
    and (r.status in ('attested', 'withdrawn') or r.listing_id = p_listing_id)
  order by r.status = 'listed' desc, r.status = 'attested' desc, r.submitted_at desc
  limit 1;
  if not found then
    return false;
  end if;
  -- Not between the two sums of an attestation, nor beside the owner's page that records the same.
  perform from public.businesses b where b.id = found_request.business_id for update;
  update public.funding_requests r set listing_transaction = p_transaction
  where r.id = found_request.id and r.listing_id = p_listing_id and r.listing_transaction is null;
  if found then
    return true;
  end if;
  update public.funding_requests r set
    status = 'listed', listing_id = p_listing_id, listing_transaction = p_transaction,
    listed_at = p_listed_at, version = r.version + 1, updated_at = now()
  where r.id = found_request.id and r.version = found_request.version
    and r.status in ('attested', 'withdrawn')
    -- A local chain that was made again has other listings of the same numbers.
    and not exists (
      select from public.funding_requests other where other.listing_id = p_listing_id)
  returning r.* into listed;
  if not found then
    return false;
  end if;
  insert into public.funding_request_history (request_id, business_id, at, event, version)
  values (listed.id, listed.business_id, p_listed_at, 'listed', listed.version);
  return true;
end
$$;
comment on function app.record_found_listing(bigint, text, timestamptz, text, text, jsonb) is
  'Records a listing of the exchange for the request whose terms and attestor it has, or only its transaction; false when there is no such request, or both are recorded.';
grant execute on function app.record_found_listing(bigint, text, timestamptz, text, text, jsonb) to tenora_worker;

create function app.erase_funding_requests(p_business_id uuid) returns setof text
language plpgsql set search_path = ''
as $$
begin
  return query select d.url from public.funding_request_documents d
    where d.business_id = p_business_id;
  delete from public.funding_request_documents d where d.business_id = p_business_id;
  return query delete from public.campaign_pictures p where p.business_id = p_business_id
    returning p.url;
  -- A reminder to a customer names the request, not the business.
  update public.outbox o set
    recipient_key = null, next_attempt_at = null,
    last_error = case when o.sent_at is null then 'ERASED' else o.last_error end,
    sent_at = coalesce(o.sent_at, now())
  where o.kind = 'customer_reminder'
    and o.subject_id in (
      select r.id from public.funding_requests r where r.business_id = p_business_id);
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
  'Overwrites the answers and texts of a business''s requests; returns the documents and pictures to remove. For app.erase_person.';
