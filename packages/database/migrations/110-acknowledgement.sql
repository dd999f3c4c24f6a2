-- The customer confirms what a funding request says they owe, or disputes it, on a page that a mail to their
-- verified contact leads to. The same table of transitions as acknowledgement.ts.
create table public.acknowledgements (
  id uuid primary key,
  request_id uuid not null references public.funding_requests (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  submitted_at timestamptz(3) not null,
  admin_id text not null,
  asked_at timestamptz(3) not null default clock_timestamp(),
  expires_at timestamptz(3) not null,
  token_hash bytea unique check (octet_length(token_hash) = 32),
  replaced_at timestamptz(3),
  answer text check (answer in ('confirmed', 'disputed')),
  answered_at timestamptz(3),
  reason text check (char_length(reason) between 1 and 2000),
  resolution text check (char_length(resolution) between 1 and 2000),
  resolved_at timestamptz(3),
  resolved_by text,
  message jsonb,
  signature text check (signature ~ '^0x([0-9a-f]{2})+$' and length(signature) <= 8194),
  -- The business is told what a dispute is about, not what the customer writes.
  dispute_kind text
    check (dispute_kind in ('amount', 'date', 'delivery', 'paid', 'unknown', 'other')),
  constraint acknowledgements_answered check (
    (answer is null) = (answered_at is null) and (answer is null or replaced_at is null)),
  constraint acknowledgements_reason check (reason is null or answer = 'disputed'),
  constraint acknowledgements_resolved check (
    (resolved_at is null) = (resolved_by is null) and (resolved_at is null or answer = 'disputed')),
  constraint acknowledgements_signed check (
    (message is null) = (signature is null) and (signature is null or answer = 'confirmed')),
  constraint acknowledgements_dispute_kind check (dispute_kind is null or answer = 'disputed')
);
comment on table public.acknowledgements is
  'What customers were asked to confirm, each by a link of its own, and what they answered.';
comment on column public.acknowledgements.submitted_at is
  'The submission that the customer was asked about; a later one is asked about again.';
comment on column public.acknowledgements.admin_id is 'The admin who asked.';
comment on column public.acknowledgements.token_hash is
  'SHA-256 of the token in the mail; no role reads it. Null until the mail is written.';
comment on column public.acknowledgements.replaced_at is 'When a newer link ended this one.';
comment on column public.acknowledgements.reason is
  'Why the customer disputes it, in their words; for reviewers only. Null once erased.';
comment on column public.acknowledgements.resolution is
  'How a reviewer settled the dispute, in words. Null once erased.';
comment on column public.acknowledgements.message is
  'What the customer''s wallet signed, as the exchange takes it. Null for an answer without a wallet, and once erased.';
comment on column public.acknowledgements.signature is
  'The signature of the customer''s wallet under the message (EIP-712), in lower case.';
comment on column public.acknowledgements.dispute_kind is
  'What a dispute is about: amount, date, delivery (not received, or not right), paid (already), unknown (the invoice), other. Null for those from before it was asked.';
create index acknowledgements_of_request on public.acknowledgements (request_id, asked_at desc, id);
create index acknowledgements_of_business on public.acknowledgements (business_id);
create unique index acknowledgements_one_open on public.acknowledgements (request_id)
  where answer is null and replaced_at is null;
alter table public.acknowledgements enable row level security, force row level security;
create policy "the owner's functions see every row" on public.acknowledgements
  to current_user using (true) with check (true);
create policy "admins see what customers were asked" on public.acknowledgements
  for select to tenora_admin using (true);
-- A customer confirms with the wallet that the terms name. What they signed stays beside their answer: with it
-- the exchange lists the receivable as debtor-confirmed.
create policy "members see what their customers' wallets signed" on public.acknowledgements
  for select to tenora_member using (business_id = (select app.own_business_id()));
grant select (id, request_id, business_id, submitted_at, admin_id, asked_at, expires_at, replaced_at, answer,
  answered_at, reason, resolution, resolved_at, resolved_by) on public.acknowledgements to tenora_admin;
grant select (request_id, submitted_at, message, signature) on public.acknowledgements to tenora_member;
grant select (message, signature) on public.acknowledgements to tenora_admin;
grant select (dispute_kind) on public.acknowledgements to tenora_admin;

create function app.acknowledgement_state(a public.acknowledgements, r public.funding_requests) returns text
language sql stable set search_path = ''
as $$
  select case
    when a.answer is not null then a.answer
    when a.replaced_at is not null then 'replaced'
    when r.status <> 'submitted' or r.submitted_at <> a.submitted_at then 'closed'
    when a.expires_at <= now() then 'expired'
    else 'open' end
$$;
comment on function app.acknowledgement_state(public.acknowledgements, public.funding_requests) is
  'Whether a link can be answered: open; confirmed, disputed; replaced, closed or expired. For the functions in this file.';

create function app.has_open_dispute(p_request_id uuid, p_submitted_at timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.acknowledgements a
    where a.request_id = p_request_id and a.submitted_at = p_submitted_at
      and a.answer = 'disputed' and a.resolved_at is null)
$$;
comment on function app.has_open_dispute(uuid, timestamptz) is
  'Whether the customer disputes a submission and no reviewer has settled it. For the functions in this file.';

-- The business first, as an attestation does: in another order two of them could wait for each other.
create function app.lock_submitted_request(p_id uuid, p_version int) returns public.funding_requests
language plpgsql set search_path = ''
as $$
declare
  request public.funding_requests;
begin
  perform from public.businesses b join public.funding_requests r on r.business_id = b.id
  where r.id = p_id for share of b;
  select * into request from public.funding_requests r
  where r.id = p_id and r.status = 'submitted' and (p_version is null or r.version = p_version)
  for update;
  return request;
end
$$;
comment on function app.lock_submitted_request(uuid, int) is
  'A submitted request of this version, or of any, locked with its business; otherwise a row of nulls. For the functions in this file.';

create function app.record_customer_event(
  request public.funding_requests, p_event text, p_admin text
) returns void
language sql set search_path = ''
as $$
  with risen as (
    -- The version rises: a repeated call does nothing, and an admin can't attest what they haven't seen.
    update public.funding_requests r set version = r.version + 1 where r.id = request.id
    returning r.version
  )
  insert into public.funding_request_history (request_id, business_id, event, version, admin_id)
  select request.id, request.business_id, p_event, risen.version, p_admin from risen
$$;
comment on function app.record_customer_event(public.funding_requests, text, text) is
  'Adds the history row of what the customer was asked or answered, without anybody''s words: the business reads it. For the functions in this file.';

create function app.record_customer_action(request public.funding_requests, p_action text) returns void
language sql set search_path = ''
as $$
  -- Without words and addresses: the audit log is permanent.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, p_action, 'funding_request', request.id::text,
    jsonb_build_object('version', request.version + 1)
  from public.admins a where a.user_id = app.current_admin()
$$;
comment on function app.record_customer_action(public.funding_requests, text) is
  'Adds the audit row of what an admin did about a customer''s answer. For the functions in this file.';

-- SQLSTATE TN540: the contact is not verified. TN541: a dispute is open. TN542: it is confirmed already.
create function public.ask_customer(request_id uuid, seen_version int, acknowledgement_id uuid)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin constant text := app.current_admin();
  request public.funding_requests;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  request := app.lock_submitted_request(ask_customer.request_id, seen_version);
  if request.id is null then
    return false;
  elsif not 'debt' = any (app.required_checks(request.draft)) then
    raise exception 'No customer is behind this request' using errcode = '23514';
  elsif exists (
    select from public.businesses b where b.id = request.business_id and b.suspended_at is not null
  ) then
    raise exception 'The business is suspended' using errcode = 'TN171';
  elsif not exists (
    select from public.funding_request_checks c
    where c.request_id = request.id and c.submitted_at = request.submitted_at and c.subject = 'contact'
  ) then
    raise exception 'The contact is not verified' using errcode = 'TN540';
  elsif app.has_open_dispute(request.id, request.submitted_at) then
    raise exception 'A dispute is open' using errcode = 'TN541';
  elsif exists (
    select from public.acknowledgements a
    where a.request_id = request.id and a.submitted_at = request.submitted_at and a.answer = 'confirmed'
  ) then
    raise exception 'The customer has confirmed' using errcode = 'TN542';
  end if;
  update public.acknowledgements a set replaced_at = now()
  where a.request_id = request.id and a.answer is null and a.replaced_at is null;
  insert into public.acknowledgements
    (id, request_id, business_id, submitted_at, admin_id, expires_at)
  values (acknowledgement_id, request.id, request.business_id, request.submitted_at, acting_admin,
    now() + interval '14 days');
  perform app.record_customer_event(request, 'customer-asked', acting_admin);
  insert into public.outbox (kind, subject_id) values ('customer_asked', acknowledgement_id);
  perform app.record_customer_action(request, 'funding_request.customer_asked');
  return true;
end
$$;
comment on function public.ask_customer(uuid, int, uuid) is
  'Asks the verified contact of a submitted request''s customer to confirm the debt, for an admin who saw this version: by a link for 14 days, which ends the one before. False when the request has changed since.';
grant execute on function public.ask_customer(uuid, int, uuid) to tenora_admin;

create function public.resolve_dispute(request_id uuid, seen_version int, resolution text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin constant text := app.current_admin();
  request public.funding_requests;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif resolve_dispute.resolution is null then
    raise exception 'How it was settled is missing' using errcode = '23514';
  end if;
  request := app.lock_submitted_request(resolve_dispute.request_id, seen_version);
  if request.id is null then
    return false;
  end if;
  update public.acknowledgements a set
    resolution = resolve_dispute.resolution, resolved_at = now(), resolved_by = acting_admin
  where a.request_id = request.id and a.submitted_at = request.submitted_at
    and a.answer = 'disputed' and a.resolved_at is null;
  if not found then
    return false;
  end if;
  perform app.record_customer_event(request, 'dispute-resolved', acting_admin);
  perform app.record_customer_action(request, 'funding_request.dispute_resolved');
  return true;
end
$$;
comment on function public.resolve_dispute(uuid, int, text) is
  'Records how an admin who saw this version settled the customer''s dispute. False when the request has changed since, or nobody disputes it.';
grant execute on function public.resolve_dispute(uuid, int, text) to tenora_admin;

create function app.acknowledgement_by_token(p_hash bytea)
returns table (state text, answered_at timestamptz, expires_at timestamptz, is_signed boolean,
  seller_name text, seller_number text, draft jsonb, terms jsonb, token_decimals int)
language sql stable security definer set search_path = ''
as $$
  select s.state, a.answered_at, a.expires_at, a.signature is not null,
    case when t.is_shown then b.company_name end, case when t.is_shown then b.registration_number end,
    case when t.is_shown then r.draft end, case when t.is_shown then r.terms end,
    case when t.is_shown then r.token_decimals::int end
  from public.acknowledgements a
  join public.funding_requests r on r.id = a.request_id
  join public.businesses b on b.id = a.business_id
  cross join lateral (select app.acknowledgement_state(a, r) as state) s
  -- What was answered is still read until the link expires, and what can't be answered isn't.
  cross join lateral (
    select s.state in ('open', 'confirmed', 'disputed') and a.expires_at > now()
      and r.submitted_at = a.submitted_at and b.erased_at is null as is_shown) t
  where a.token_hash = p_hash
$$;
comment on function app.acknowledgement_by_token(bytea) is
  'What the link with this token asks its customer, and how it stands; without the request once it can''t be answered any more. No row for an unknown token.';
grant execute on function app.acknowledgement_by_token(bytea) to tenora_visitor;

create function app.take_customer_answer(
  p_hash bytea, p_answer text, p_reason text, p_method text, p_kind text default null
) returns text
language plpgsql set search_path = ''
as $$
declare
  asked public.acknowledgements;
  request public.funding_requests;
  its_state text;
begin
  select a.* into asked from public.acknowledgements a where a.token_hash = p_hash;
  if not found then
    return null;
  end if;
  request := app.lock_submitted_request(asked.request_id, null);
  -- Again, since it may have waited for another answer.
  select a.* into asked from public.acknowledgements a where a.id = asked.id;
  select app.acknowledgement_state(asked, r) into its_state
  from public.funding_requests r where r.id = asked.request_id;
  if its_state <> 'open' then
    return its_state;
  elsif p_answer = 'disputed' and coalesce(trim(p_reason), '') = '' then
    raise exception 'The reason is missing' using errcode = '23514';
  end if;
  update public.acknowledgements a set
    answer = p_answer, answered_at = now(),
    reason = case p_answer when 'disputed' then p_reason end,
    dispute_kind = case p_answer when 'disputed' then coalesce(p_kind, 'other') end
  where a.id = asked.id;
  if p_answer = 'confirmed' then
    insert into public.funding_request_checks (request_id, business_id, submitted_at, subject, method)
    values (request.id, request.business_id, request.submitted_at, 'debt', p_method);
  end if;
  perform app.record_customer_event(request, 'customer-' || p_answer, null);
  -- To the admin who has the request now, or else to the one who asked.
  insert into public.outbox (kind, subject_id, recipient)
  select 'admin_customer_answered', asked.id, m.user_id
  from public.admins m
  where m.revoked_at is null and m.user_id in (asked.admin_id, (
    select s.admin_id from public.assignments s where s.subject_id = request.id))
  order by m.user_id = asked.admin_id
  limit 1;
  return p_answer;
end
$$;
comment on function app.take_customer_answer(bytea, text, text, text, text) is
  'Answers what a link asks, if it can still be answered; returns how it stands then. p_method: the check that a confirmation is. p_kind: what a dispute is about. Null for an unknown token. For the functions that answer.';

create function app.answer_acknowledgement(p_hash bytea, p_answer text, p_reason text, p_kind text)
returns text
language sql security definer set search_path = ''
as $$
  select app.take_customer_answer(p_hash, p_answer, p_reason, 'link', p_kind)
$$;
comment on function app.answer_acknowledgement(bytea, text, text, text) is
  'Confirms or disputes what a link asks, if it can still be answered; returns how it stands then. Null for an unknown token.';
grant execute on function app.answer_acknowledgement(bytea, text, text, text) to tenora_visitor;

create function app.is_confirmation_of(p_message jsonb, p_terms jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(p_terms ->> 'debtor' <> '0x' || repeat('0', 40), false)
    and jsonb_typeof(p_message -> 'counter') = 'number'
    and p_message - 'counter' = jsonb_build_object(
      'fingerprint', p_terms -> 'fingerprint', 'debtor', p_terms -> 'debtor',
      'seller', p_terms -> 'seller', 'token', p_terms -> 'token', 'face', p_terms -> 'face',
      'maturity', p_terms -> 'maturity', 'previous', p_terms -> 'previous',
      'deadline', p_terms -> 'deadline')
$$;
comment on function app.is_confirmation_of(jsonb, jsonb) is
  'Whether a message confirms the debt of these terms, for the wallet that they name; the same members as acknowledgementOf in packages/chain. For the functions in this file.';

create function app.confirm_acknowledgement(p_hash bytea, p_message jsonb, p_signature text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  asked public.acknowledgements;
  request public.funding_requests;
  its_state text;
begin
  select a.* into asked from public.acknowledgements a where a.token_hash = p_hash;
  if not found then
    return null;
  end if;
  request := app.lock_submitted_request(asked.request_id, null);
  -- Again, since it may have waited for another answer.
  select app.acknowledgement_state(a, r) into its_state
  from public.acknowledgements a join public.funding_requests r on r.id = a.request_id
  where a.id = asked.id;
  if its_state <> 'open' then
    return its_state;
  elsif p_signature is null or not coalesce(app.is_confirmation_of(p_message, request.terms), false) then
    raise exception 'This is not what the customer was asked' using errcode = '23514';
  end if;
  perform app.take_customer_answer(p_hash, 'confirmed', null, 'wallet');
  update public.acknowledgements a set message = p_message, signature = lower(p_signature)
  where a.id = asked.id;
  return 'confirmed';
end
$$;
comment on function app.confirm_acknowledgement(bytea, jsonb, text) is
  'Confirms what a link asks with a signature of the customer''s wallet, which the caller has verified, if the link can still be answered; returns how it stands then. Null for an unknown token.';
grant execute on function app.confirm_acknowledgement(bytea, jsonb, text) to tenora_visitor;

-- SQLSTATE TN543: the attestation says that the customer's wallet confirmed, and none has.
create function app.require_level_of_confirmation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.attestation ->> 'level' = '2' and not exists (
    select from public.acknowledgements a
    where a.request_id = new.id and a.submitted_at = new.submitted_at and a.signature is not null
  ) then
    raise exception 'The customer has not confirmed with a wallet' using errcode = 'TN543';
  end if;
  return new;
end
$$;
comment on function app.require_level_of_confirmation() is
  'Rejects an attestation at level debtor-confirmed without the customer''s signature under the same submission.';
create trigger require_level_of_confirmation before update on public.funding_requests
  for each row when (new.status = 'attested' and old.status is distinct from new.status)
  execute function app.require_level_of_confirmation();

-- What a customer confirmed to a business is told to the mailbox that confirmed it, and to no other: while its
-- answers can change, the mailbox's owner is uncertain.
create function app.earlier_confirmations(p_hash bytea)
returns table (number text, face_value text, currency text, due_date text, answered_at timestamptz,
  listing_id bigint, is_alike boolean)
language sql stable security definer set search_path = ''
as $$
  select its.invoice_number, its.face_value, its.currency, its.due_date::text, e.answered_at, r.listing_id,
    alike.is_alike
  from public.acknowledgements a
  join public.funding_requests me on me.id = a.request_id
    and me.status in ('submitted', 'attested', 'listed')
  join public.acknowledgements e on e.business_id = a.business_id and e.request_id <> a.request_id
    and e.answer = 'confirmed' and e.answered_at < coalesce(a.answered_at, now())
  join public.funding_requests r on r.id = e.request_id and r.submitted_at = e.submitted_at
    and r.status in ('submitted', 'attested', 'listed')
  cross join app.request_answers(r.draft) its
  cross join app.request_answers(me.draft) mine
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
    and (lower(its.customer_email) = lower(mine.customer_email)
      -- A wallet that a seller only names hasn't shown that it is the customer's.
      or a.signature is not null and e.signature is not null
        and r.terms ->> 'debtor' = me.terms ->> 'debtor')
  order by alike.is_alike desc, e.answered_at desc, e.id
  limit 10
$$;
comment on function app.earlier_confirmations(bytea) is
  'What the customer whom the link with this token asks has confirmed to the same business before and still stands, by the same mailbox or wallet: what may be the same invoice first, at most ten. Nothing once the link tells nothing any more.';
grant execute on function app.earlier_confirmations(bytea) to tenora_visitor;

-- The recipient and the subject of the mail, as of when it is read.
create function app.acknowledgement_of_mail(p_id uuid)
returns table (request_id uuid, email text, customer_name text, seller_name text, invoice text,
  face_value text, currency text, due_date text, expires_at timestamptz, answer text,
  dispute_kind text, is_open boolean)
language sql stable security definer set search_path = ''
as $$
  select r.id, its.customer_email, its.customer_name, b.company_name, its.invoice_number, its.face_value,
    its.currency, its.due_date::text, a.expires_at, a.answer, a.dispute_kind,
    app.acknowledgement_state(a, r) = 'open' and its.customer_email is not null
  from public.acknowledgements a
  join public.funding_requests r on r.id = a.request_id
  cross join app.request_answers(r.draft) its
  join public.businesses b on b.id = a.business_id and b.erased_at is null
  where a.id = p_id
$$;
comment on function app.acknowledgement_of_mail(uuid) is
  'Whom a mail asks to confirm what, with the sum and the due date as its business typed them, whether its link can still be answered, and what was answered.';
grant execute on function app.acknowledgement_of_mail(uuid) to tenora_worker, tenora_admin;

create function app.keep_acknowledgement_token(p_id uuid, p_hash bytea) returns void
language sql security definer set search_path = ''
as $$
  update public.acknowledgements a set token_hash = p_hash
  where a.id = p_id and a.answer is null and a.replaced_at is null
$$;
comment on function app.keep_acknowledgement_token(uuid, bytea) is
  'Makes the token in a mail that is being sent work, while its link can be answered.';
grant execute on function app.keep_acknowledgement_token(uuid, bytea) to tenora_worker;

create function app.erase_acknowledgements() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.acknowledgements a set
    reason = null, resolution = null, message = null, signature = null
  where a.business_id = new.id;
  update public.outbox o set
    recipient_key = null, next_attempt_at = null,
    last_error = case when o.sent_at is null then 'ERASED' else o.last_error end,
    sent_at = coalesce(o.sent_at, now())
  where o.kind in ('customer_asked', 'admin_customer_answered') and o.subject_id in (
    select a.id from public.acknowledgements a where a.business_id = new.id);
  return null;
end
$$;
comment on function app.erase_acknowledgements() is
  'Removes the words about the disputes of a business that is erased and the signatures of its customers, and cancels unsent mails to them.';
create trigger erase_acknowledgements after update of erased_at on public.businesses
  for each row when (new.erased_at is not null) execute function app.erase_acknowledgements();
