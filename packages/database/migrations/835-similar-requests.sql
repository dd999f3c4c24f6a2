-- A request is compared with others by what tells its invoice and its customer, however that was typed, and
-- nothing is attested before a reviewer has recorded that no other request is this invoice. Requests that are
-- submitted by the version before are compared from the next start on.

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

-- What they served is compared by keys now.
drop index public.funding_requests_invoice;
drop index public.funding_requests_amount_and_dates;

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

drop function app.submit_funding_request(uuid, int, text, jsonb, text, text, int, timestamptz);
-- As in 174, but for p_comparison.
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

create function app.similar_requests(p_id uuid)
returns table (request_id uuid, same_fingerprint boolean, same_file boolean, matches text[])
language sql stable security definer set search_path = ''
as $$
  with mine as materialized (
    select k.*, div(k.amount * 99 + 99, 100) as least, div(k.amount * 100, 99) as most
    from public.funding_request_keys k where k.request_id = p_id),
  found as (
    select o.request_id from mine m
    join public.funding_request_keys o on o.kind = m.kind and o.key = m.key and o.due_date = m.due_date
    union
    select o.request_id from mine m
    join public.funding_request_keys o on o.kind = m.kind and o.key = m.key
      and o.currency = m.currency and o.amount between m.least and m.most
    union
    -- A number tells more than a customer: with the same seller or customer it is enough.
    select o.request_id from mine m
    join public.funding_request_keys o on o.kind = 'number' and o.key = m.key
    where m.kind = 'number' and (o.business_id = m.business_id or exists (
      select from mine c join public.funding_request_keys d on d.kind = c.kind and d.key = c.key
      where c.kind in ('name', 'domain', 'wallet', 'registry') and d.request_id = o.request_id))
    union
    select r.id from public.funding_requests me
    join public.funding_requests r on r.fingerprint = me.fingerprint
    where me.id = p_id and r.submitted_at is not null
    union
    select d.request_id from public.funding_request_documents m
    join public.funding_request_documents d on d.sha256 = m.sha256
    join public.funding_requests r on r.id = d.request_id and r.submitted_at is not null
    where m.request_id = p_id and m.removed_at is null
  )
  select f.request_id, r.fingerprint is not distinct from me.fingerprint,
    exists (
      select from public.funding_request_documents m
      join public.funding_request_documents d on d.sha256 = m.sha256
      where m.request_id = p_id and m.removed_at is null and d.request_id = f.request_id),
    array(
      select m.kind from mine m
      join public.funding_request_keys o on o.kind = m.kind and o.key = m.key
      where o.request_id = f.request_id
      union
      select facts.name from mine m
      join public.funding_request_keys o on o.request_id = f.request_id
      cross join lateral (values
        ('due', o.due_date = m.due_date),
        ('amount', o.currency = m.currency and o.amount between m.least and m.most)
      ) facts (name, is_same)
      where facts.is_same
      order by 1)
  from found f
  join public.funding_requests r on r.id = f.request_id
  join public.funding_requests me on me.id = p_id
  where f.request_id <> p_id
    -- The owner prepares a demonstration, whose reviewers have no session.
    and (app.current_admin() is not null or session_user = current_user)
$$;
comment on function app.similar_requests(uuid) is
  'Submitted requests of any business that may be about the same invoice: by fingerprint, by a file, by the number with the same seller or customer, or by the number, both dates and the amount, or the customer (name, mail domain, wallet, registry number) with the same due date or an amount within 1 %. matches: the keys that are equal, and due and amount.';
grant execute on function app.similar_requests(uuid) to tenora_admin;

create function app.similar_submissions(p_id uuid) returns text[]
language sql stable set search_path = ''
as $$
  select coalesce(array_agg(submission order by submission), '{}') from (
    select s.request_id || ' ' || (extract(epoch from r.submitted_at) * 1000)::bigint as submission
    from app.similar_requests(p_id) s join public.funding_requests r on r.id = s.request_id) its
$$;
comment on function app.similar_submissions(uuid) is
  'The requests that are similar to this one, each as it was submitted last.';
grant execute on function app.similar_submissions(uuid) to tenora_admin;

create function app.similar_digest(p_submissions text[]) returns text
language sql immutable set search_path = ''
return encode(sha256(array_to_string(p_submissions, ',')::bytea), 'hex');
comment on function app.similar_digest(text[]) is
  'What a page names the similar requests by that it showed: SHA-256 of app.similar_submissions, in hex.';
grant execute on function app.similar_digest(text[]) to tenora_admin;

alter table public.funding_request_checks
  add column compared_with text[],
  drop constraint funding_request_checks_subject_check,
  drop constraint funding_request_checks_method_check;
alter table public.funding_request_checks
  add constraint funding_request_checks_subject_check
    check (subject in ('contact', 'debt', 'duplicates', 'campaign')),
  add constraint funding_request_checks_method_check check (method in (
    'register', 'website', 'phone', 'email', 'written-order', 'meeting', 'other', 'link', 'wallet',
    'comparison')),
  add constraint funding_request_checks_compared check (
    (subject = 'duplicates') = (compared_with is not null)
    and (subject = 'duplicates') = (method = 'comparison'));
comment on column public.funding_request_checks.subject is
  'contact: the contact works for the customer. debt: the customer confirmed what they owe. duplicates: no other request is this invoice. campaign: the story is true as far as can be told, and from what the business repays.';
comment on column public.funding_request_checks.method is
  'How it was checked. link, wallet: the customer confirmed the debt on the page of our link, without or with their wallet. comparison: with the similar requests.';
comment on column public.funding_request_checks.compared_with is
  'The similar requests that the reviewer saw (app.similar_submissions); null for other subjects.';
comment on table public.funding_request_checks is
  'How a reviewer verified the customer''s contact, how the customer confirmed the debt, and with what a request was compared; of a campaign, what was checked of it. Append-only.';

create or replace function app.required_checks(draft jsonb) returns text[]
language sql immutable set search_path = ''
return case when draft ->> 'kind' = 'community' then array['campaign']
  else array['contact', 'debt', 'duplicates'] end;

create function app.is_current_check(
  checked public.funding_request_checks, request public.funding_requests
) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when checked.subject is null then null
    when checked.submitted_at is distinct from request.submitted_at then false
    when checked.subject = 'duplicates' then
      checked.compared_with @> app.similar_submissions(request.id)
    else true end
$$;
comment on function app.is_current_check(public.funding_request_checks, public.funding_requests) is
  'Whether a check counts: it is of the present submission, and no similar request was submitted since one was compared.';
grant execute on function app.is_current_check(public.funding_request_checks, public.funding_requests)
  to tenora_admin;

drop function public.record_funding_request_check(uuid, int, text, text, text);
-- SQLSTATE TN835: a similar request was submitted that the admin hasn't seen.
create function public.record_funding_request_check(
  request_id uuid, seen_version int, subject text, method text, comment text,
  seen_similar text default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  request public.funding_requests;
  similar_requests text[];
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
  if record_funding_request_check.subject = 'duplicates' then
    similar_requests := app.similar_submissions(request.id);
    if app.similar_digest(similar_requests) is distinct from seen_similar then
      raise exception 'Other requests are similar by now' using errcode = 'TN835';
    elsif similar_requests <> '{}' and record_funding_request_check.comment is null then
      raise exception 'Why none of them is this invoice is missing' using errcode = '23514';
    end if;
  end if;
  insert into public.funding_request_checks
    (request_id, business_id, submitted_at, subject, method, comment, admin_id, compared_with)
  values (request.id, request.business_id, request.submitted_at,
    record_funding_request_check.subject, record_funding_request_check.method,
    record_funding_request_check.comment, app.current_admin(), similar_requests);
  -- Without the comment: it may name people, and the audit log is permanent.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email,
    case record_funding_request_check.subject
      when 'contact' then 'funding_request.contact_verified'
      when 'debt' then 'funding_request.debt_confirmed'
      when 'duplicates' then 'funding_request.duplicates_checked'
      else 'funding_request.campaign_checked' end,
    'funding_request', request.id::text,
    jsonb_build_object('method', record_funding_request_check.method, 'version', request.version)
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;
comment on function public.record_funding_request_check(uuid, int, text, text, text, text) is
  'Records a check of a submitted request that an admin saw in this version, with an audit row. seen_similar: app.similar_digest of the similar requests that they saw, for the check that none is the same invoice. False when the request has changed since.';
grant execute on function public.record_funding_request_check(uuid, int, text, text, text, text)
  to tenora_admin;

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
  elsif app.has_open_dispute(new.id, new.submitted_at) then
    raise exception 'A dispute is open' using errcode = 'TN541';
  elsif exists (
    select from unnest(app.required_checks(new.draft)) needed
    where not exists (
      select from public.funding_request_checks c
      where c.request_id = new.id and c.subject = needed and app.is_current_check(c, new))
  ) then
    raise exception 'A similar request was submitted since' using errcode = 'TN835';
  end if;
  return new;
end
$$;
comment on function app.require_funding_request_checks() is
  'Rejects an attestation of a submission of which a required check is missing, which the customer disputes, or to which a similar request was submitted after it was compared.';

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

-- What a customer confirmed to a business is told to the mailbox that confirmed it, and to no other: while its
-- answers can change, nobody knows whose it is.
create function app.earlier_confirmations(p_hash bytea)
returns table (number text, face_value text, currency text, due_date text, answered_at timestamptz,
  listing_id bigint, is_alike boolean)
language sql stable security definer set search_path = ''
as $$
  select r.draft ->> 'invoiceNumber', r.draft ->> 'faceValue', r.draft ->> 'currency',
    r.draft ->> 'dueDate', e.answered_at, r.listing_id, alike.is_alike
  from public.acknowledgements a
  join public.funding_requests me on me.id = a.request_id
    and me.status in ('submitted', 'attested', 'listed')
  join public.acknowledgements e on e.business_id = a.business_id and e.request_id <> a.request_id
    and e.answer = 'confirmed' and e.answered_at < coalesce(a.answered_at, now())
  join public.funding_requests r on r.id = e.request_id and r.submitted_at = e.submitted_at
    and r.status in ('submitted', 'attested', 'listed')
  cross join lateral (
    select exists (
      select from public.funding_request_keys m
      join public.funding_request_keys o on o.request_id = r.id
      where m.request_id = me.id and (
        m.kind = 'number' and o.kind = 'number' and o.key = m.key
        or o.due_date = m.due_date and o.currency = m.currency and o.amount = m.amount)) as is_alike
  ) alike
  where a.token_hash = p_hash
    and exists (select from app.acknowledgement_by_token(p_hash) t where t.draft is not null)
    and (lower(r.draft ->> 'customerEmail') = lower(me.draft ->> 'customerEmail')
      -- A wallet that a seller only names hasn't shown that it is the customer's.
      or a.signature is not null and e.signature is not null
        and r.terms ->> 'debtor' = me.terms ->> 'debtor')
  order by alike.is_alike desc, e.answered_at desc, e.id
  limit 10
$$;
comment on function app.earlier_confirmations(bytea) is
  'What the customer whom the link with this token asks has confirmed to the same business before and still stands, by the same mailbox or wallet: what may be the same invoice first, at most ten. Nothing once the link tells nothing any more.';
grant execute on function app.earlier_confirmations(bytea) to tenora_visitor;
