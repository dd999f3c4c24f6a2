-- What reviewers decide, each with its history row and its audit row.
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
) is 'Adds the history row and the audit row of an admin''s action. For the functions of the review.';

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

create function public.store_request_risk(request_id uuid, risk jsonb, debtor_record jsonb default null)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  update public.funding_requests r set risk = store_request_risk.risk
  where r.id = store_request_risk.request_id and r.status = 'attested';
  if not found then
    return;
  end if;
  delete from public.graded_debtor_records g where g.request_id = store_request_risk.request_id;
  if debtor_record is not null then
    insert into public.graded_debtor_records (request_id, ended, on_time, defaulted)
    values (store_request_risk.request_id, (debtor_record ->> 'ended')::int,
      (debtor_record ->> 'onTime')::int, (debtor_record ->> 'defaulted')::int);
  end if;
end
$$;
comment on function public.store_request_risk(uuid, jsonb, jsonb) is
  'Stores the risk grade of a request, and the customer''s record behind it, in the transaction that attests it.';
grant execute on function public.store_request_risk(uuid, jsonb, jsonb) to tenora_admin;

-- How the customer of a receivable had paid when it was graded: what one score of its risk grade was computed
-- from. A table of its own, since a business reads its requests whole and must not learn how others were paid
-- (decision 100).
create table public.graded_debtor_records (
  request_id uuid primary key references public.funding_requests (id) on delete cascade,
  ended int not null check (ended >= 0),
  on_time int not null check (on_time between 0 and ended),
  defaulted int not null check (defaulted between 0 and ended)
);
comment on table public.graded_debtor_records is
  'The counts behind the score of a customer''s record, as they were at the attestation. Read through app.listed_debtor alone.';
comment on column public.graded_debtor_records.ended is
  'Receivables of the same customer that were repaid, in default, or unpaid after their grace period.';
alter table public.graded_debtor_records enable row level security, force row level security;
create policy "the owner's functions see every row" on public.graded_debtor_records
  to current_user using (true) with check (true);

-- What a reviewer has checked of a funding request before it can be attested.
create table public.funding_request_checks (
  id bigint generated always as identity primary key,
  request_id uuid not null references public.funding_requests (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  at timestamptz(3) not null default clock_timestamp(),
  submitted_at timestamptz(3) not null,
  subject text not null check (subject in ('contact', 'debt', 'duplicates', 'campaign')),
  method text not null check (method in (
    'register', 'website', 'phone', 'email', 'written-order', 'meeting', 'other', 'link', 'wallet',
    'comparison')),
  comment text check (char_length(comment) between 1 and 2000),
  admin_id text,
  compared_with text[],
  -- What a customer confirmed is a check that no admin made.
  constraint funding_request_checks_by_customer check (
    (admin_id is null) = (method in ('link', 'wallet')) and (admin_id is not null or subject = 'debt')),
  constraint funding_request_checks_compared check (
    (subject = 'duplicates') = (compared_with is not null)
    and (subject = 'duplicates') = (method = 'comparison'))
);
comment on table public.funding_request_checks is
  'How a reviewer verified the customer''s contact, how the customer confirmed the debt, and with what a request was compared; of a campaign, what was checked of it. Append-only.';
comment on column public.funding_request_checks.submitted_at is
  'The submission that was checked; a later one has to be checked again.';
comment on column public.funding_request_checks.subject is
  'contact: the contact works for the customer. debt: the customer confirmed what they owe. duplicates: no other request is this invoice. campaign: the story is true as far as can be told, and from what the business repays.';
comment on column public.funding_request_checks.method is
  'How it was checked. link, wallet: the customer confirmed the debt on the page of our link, without or with their wallet. comparison: with the similar requests.';
comment on column public.funding_request_checks.admin_id is 'The reviewer; null when the customer confirmed.';
comment on column public.funding_request_checks.compared_with is
  'The similar requests that the reviewer saw (app.similar_submissions); null for other subjects.';
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

create function app.required_checks(draft jsonb) returns text[]
language sql stable set search_path = ''
return (
  select case when a.kind = 'community' then array['campaign'] else array['contact', 'debt', 'duplicates'] end
  from app.request_answers(draft) a);
comment on function app.required_checks(jsonb) is
  'What has to be checked of a request with these answers; the same as requiredChecks in request-check.ts.';

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

-- SQLSTATE TN177: a check of this submission is missing.
create function app.require_funding_request_checks() returns trigger
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
create trigger require_checks before update on public.funding_requests
  for each row when (new.status = 'attested' and old.status is distinct from new.status)
  execute function app.require_funding_request_checks();

create function app.needs_second_reviewer(p_terms jsonb, p_token_decimals int) returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.current_admin() is not null and exists (
    select from public.review_rules r
    where r.second_reviewer_from is not null
      -- Terms that say no face value need one whatever the amount.
      and ((p_terms ->> 'face')::numeric >= r.second_reviewer_from * 10::numeric ^ p_token_decimals)
        is not false)
$$;
comment on function app.needs_second_reviewer(jsonb, int) is
  'Whether terms that the seller signed, in a stablecoin of these decimals, are attested by somebody else than those who checked the request, for an admin. Every stablecoin counts at par.';
grant execute on function app.needs_second_reviewer(jsonb, int) to tenora_admin;

-- SQLSTATE TN680: the admin who attests has recorded a check of this submission. A colleague who records
-- the same check again changes nothing about that.
create function app.require_second_reviewer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (
    app.needs_second_reviewer(new.terms, new.token_decimals)
    -- What is signed is not what is stored here: then its amount isn't known.
    or app.second_reviewer_from() is not null
      and new.attestation ->> 'terms' is distinct from new.terms_digest
  ) and exists (
    select from public.funding_request_checks c
    where c.request_id = new.id and c.submitted_at = new.submitted_at
      and c.admin_id = app.current_admin()
  ) then
    raise exception 'A second reviewer has to attest' using errcode = 'TN680';
  end if;
  return new;
end
$$;
comment on function app.require_second_reviewer() is
  'Rejects an attestation by an admin who recorded a check of the same submission, where its face value requires a second reviewer, or where the attestation is of other terms than those of the submission.';
create trigger require_second_reviewer before update on public.funding_requests
  for each row when (new.status = 'attested' and old.status is distinct from new.status)
  execute function app.require_second_reviewer();

-- What a reviewer has checked of a business or an investor, and what wasn't when it was approved.
create table public.recorded_checks (
  id bigint generated always as identity primary key,
  business_id uuid references public.businesses (id) on delete restrict,
  investor_id uuid references public.investors (id) on delete restrict,
  at timestamptz(3) not null default clock_timestamp(),
  subject text not null,
  outcome text not null check (outcome in ('clear', 'concern')),
  comment text check (char_length(comment) between 1 and 2000),
  admin_id text not null,
  constraint recorded_checks_subject check (case
    when investor_id is null then business_id is not null and subject in ('register', 'authority', 'screening')
    else business_id is null and subject in ('identity', 'sanctions', 'country') end)
);
comment on table public.recorded_checks is
  'What reviewers checked of a business or an investor, the newest of each subject in force. Append-only.';
comment on column public.recorded_checks.at is
  'One from before the newest submission of a business is of what it had sent then; one from before the registration of an investor was received belongs to an erased one of the same wallet.';
comment on column public.recorded_checks.subject is
  'Of a business: register: the public register has its number and name. authority: who acts for it exists and may. screening: sanctions lists, for the company, who acts for it and who owns it. Of an investor: identity: who they are. sanctions: sanctions lists and lists of politically exposed persons. country: whether we serve their country and type of investor.';
comment on column public.recorded_checks.outcome is
  'clear: nothing was found. concern: something was, and an admin decides.';
comment on column public.recorded_checks.comment is
  'What was consulted, and its reference; null where nothing was written, and once erased.';
create index recorded_checks_of_business on public.recorded_checks (business_id, subject, id desc)
  where business_id is not null;
create index recorded_checks_of_investor on public.recorded_checks (investor_id, subject, id desc)
  where investor_id is not null;
alter table public.recorded_checks enable row level security, force row level security;
create policy "the owner's functions see every row" on public.recorded_checks
  to current_user using (true) with check (true);
create policy "admins see all checks of businesses and investors" on public.recorded_checks
  for select to tenora_admin using (true);
grant select on public.recorded_checks to tenora_admin;
create trigger append_only_of_business before update or delete on public.recorded_checks
  for each row when (old.business_id is not null)
  execute function app.reject_change_except_clearing('business_id', '{comment}');
create trigger append_only_of_investor before update or delete on public.recorded_checks
  for each row when (old.investor_id is not null)
  execute function app.reject_change_except_clearing('investor_id', '{comment}');
create trigger append_only_truncate before truncate on public.recorded_checks
  for each statement execute function app.reject_change();

create function app.erase_recorded_checks() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('app.erasing', new.id::text, true);
  update public.recorded_checks c set comment = null
  where c.business_id = new.id or c.investor_id = new.id;
  perform set_config('app.erasing', '', true);
  return null;
end
$$;
comment on function app.erase_recorded_checks() is
  'Removes the words from the checks of a business or an investor that is erased.';
create trigger erase_recorded_checks after update of erased_at on public.businesses
  for each row when (new.erased_at is not null) execute function app.erase_recorded_checks();
create trigger erase_recorded_checks after update of erased_at on public.investors
  for each row when (new.erased_at is not null) execute function app.erase_recorded_checks();

create function app.current_investor_checks(investor public.investors)
returns setof public.recorded_checks
language sql stable set search_path = ''
as $$
  select distinct on (c.subject) c.* from public.recorded_checks c
  where c.investor_id = investor.id and c.at >= investor.created_at
  order by c.subject, c.id desc
$$;
comment on function app.current_investor_checks(public.investors) is
  'The newest check of each subject since the registration was received.';

create function app.business_submitted_at(business public.businesses) returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce(max(h.at), business.created_at) from public.business_history h
  where h.business_id = business.id and h.event in ('submitted', 'restarted')
$$;
comment on function app.business_submitted_at(public.businesses) is
  'When the business sent what is now on record: its name, number and director.';
grant execute on function app.business_submitted_at(public.businesses) to tenora_admin;

create function app.current_business_checks(business public.businesses)
returns setof public.recorded_checks
language sql stable set search_path = ''
as $$
  select distinct on (c.subject) c.* from public.recorded_checks c
  where c.business_id = business.id and c.at >= app.business_submitted_at(business)
  order by c.subject, c.id desc
$$;
comment on function app.current_business_checks(public.businesses) is
  'The newest check of each subject since the newest submission.';
grant execute on function app.current_business_checks(public.businesses) to tenora_admin;

create function public.record_check(
  subject_type text, subject_id uuid, subject text, outcome text, comment text, seen_check bigint,
  seen_submission timestamptz default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  business public.businesses;
  investor public.investors;
  newest bigint;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif subject_type = 'business' then
    select * into business from public.businesses b
    where b.id = record_check.subject_id and b.erased_at is null
    for update;
    select c.id into newest from app.current_business_checks(business) c
    where c.subject = record_check.subject;
  else
    select * into investor from public.investors i
    where i.id = record_check.subject_id and i.erased_at is null
    for update;
    select c.id into newest from app.current_investor_checks(investor) c
    where c.subject = record_check.subject;
  end if;
  -- A repeated call records nothing, an admin can't pass over a colleague's check that they haven't seen, and
  -- no check of an earlier name or director counts for the present ones.
  if coalesce(business.id, investor.id) is null or newest is distinct from seen_check
    or app.business_submitted_at(business) is distinct from seen_submission then
    return false;
  end if;
  insert into public.recorded_checks (business_id, investor_id, subject, outcome, comment, admin_id)
  values (business.id, investor.id, record_check.subject, record_check.outcome, record_check.comment,
    app.current_admin());
  -- Without the comment: it may name people, and the audit log is permanent.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, record_check.subject_type || '.check_recorded', record_check.subject_type,
    record_check.subject_id::text,
    jsonb_build_object('check', record_check.subject, 'outcome', record_check.outcome)
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;
comment on function public.record_check(text, uuid, text, text, text, bigint, timestamptz) is
  'Records a check of a business or an investor by an admin who saw this newest one of its subject (null: none) and, of a business, this newest submission, with an audit row. False when there is a newer one, or no such subject.';
grant execute on function public.record_check(text, uuid, text, text, text, bigint, timestamptz)
  to tenora_admin;

create function app.open_business_checks(business public.businesses) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'checksNotRecorded', nullif(3 - count(*), 0),
    'checksWithConcern', nullif(count(*) filter (where c.outcome = 'concern'), 0)))
  from app.current_business_checks(business) c
$$;
comment on function app.open_business_checks(public.businesses) is
  'How many checks aren''t recorded and how many are a concern, for an audit row; empty where all are clear.';

-- Which admin looks after a request, and what a reviewer asks of the business behind a pending one.
create table public.assignments (
  subject_id uuid primary key,
  subject_type text not null check (subject_type in ('business', 'funding_request')),
  admin_id text not null references public.admins (user_id) on delete restrict,
  assigned_at timestamptz(3) not null default now()
);
comment on table public.assignments is
  'Which admin looks after a request: advice for the others, no lock. It counts while the request is open and the admin is one.';
comment on column public.assignments.subject_id is 'The business or the funding request.';
create index on public.assignments (admin_id);
alter table public.assignments enable row level security, force row level security;
create policy "the owner's functions see every row" on public.assignments
  to current_user using (true) with check (true);
create policy "admins see all assignments" on public.assignments
  for select to tenora_admin using (true);
grant select on public.assignments to tenora_admin;

create function public.assign_request(
  subject_type text, subject_id uuid, seen_admin text, assign boolean
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin constant text := app.current_admin();
  earlier public.admins;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  -- Locked, so that of two admins who take it at once one does.
  perform from public.businesses b
  where assign_request.subject_type = 'business' and b.id = assign_request.subject_id
    and b.status = 'pending' and b.erased_at is null
  for update;
  if not found then
    perform from public.funding_requests r
    where assign_request.subject_type = 'funding_request' and r.id = assign_request.subject_id
      and r.status in ('submitted', 'changes-requested')
    for update;
    if not found then
      return false;
    end if;
  end if;
  select m.* into earlier
  from public.assignments a join public.admins m on m.user_id = a.admin_id
  where a.subject_id = assign_request.subject_id and m.revoked_at is null;
  if assign and earlier.user_id = acting_admin then
    return true;
  elsif earlier.user_id is distinct from seen_admin
    or not assign and earlier.user_id is distinct from acting_admin then
    return false;
  end if;
  if assign then
    insert into public.assignments as a (subject_id, subject_type, admin_id)
    values (assign_request.subject_id, assign_request.subject_type, acting_admin)
    on conflict on constraint assignments_pkey
    do update set admin_id = excluded.admin_id, assigned_at = excluded.assigned_at;
  else
    delete from public.assignments a where a.subject_id = assign_request.subject_id;
  end if;
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after)
  select m.user_id, m.email,
    assign_request.subject_type || case when assign then '.assigned' else '.released' end,
    assign_request.subject_type, assign_request.subject_id::text,
    -- Only where a colleague had it: who has it now is who acted.
    case when assign and earlier.user_id is not null
      then jsonb_build_object('assignee', earlier.email) end,
    case when assign and earlier.user_id is not null
      then jsonb_build_object('assignee', m.email) end
  from public.admins m where m.user_id = acting_admin;
  return true;
end
$$;
comment on function public.assign_request(text, uuid, text, boolean) is
  'Assigns an open request to the current admin, or releases it. seen_admin: who had it when the admin looked, null for nobody. False when that changed, or the request is decided.';
grant execute on function public.assign_request(text, uuid, text, boolean) to tenora_admin;
