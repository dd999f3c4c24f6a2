-- A customer confirms with the wallet that the terms name. What they signed stays beside their answer: with it
-- the exchange lists the receivable as debtor-confirmed.

alter table public.acknowledgements
  add column message jsonb,
  add column signature text check (signature ~ '^0x([0-9a-f]{2})+$' and length(signature) <= 8194),
  add constraint acknowledgements_signed check (
    (message is null) = (signature is null) and (signature is null or answer = 'confirmed'));
comment on column public.acknowledgements.message is
  'What the customer''s wallet signed, as the exchange takes it. Null for an answer without a wallet, and once erased.';
comment on column public.acknowledgements.signature is
  'The signature of the customer''s wallet under the message (EIP-712), in lower case.';
create policy "members see what their customers' wallets signed" on public.acknowledgements
  for select to tenora_member using (business_id = (select app.own_business_id()));
grant select (request_id, submitted_at, message, signature) on public.acknowledgements to tenora_member;
grant select (message, signature) on public.acknowledgements to tenora_admin;

alter table public.funding_request_checks drop constraint funding_request_checks_method_check;
alter table public.funding_request_checks drop constraint funding_request_checks_by_customer;
alter table public.funding_request_checks
  add constraint funding_request_checks_method_check check (method in (
    'register', 'website', 'phone', 'email', 'written-order', 'meeting', 'other', 'link', 'wallet')),
  add constraint funding_request_checks_by_customer check (
    (admin_id is null) = (method in ('link', 'wallet')) and (admin_id is not null or subject = 'debt'));
comment on column public.funding_request_checks.method is
  'How it was checked. link, wallet: the customer confirmed the debt on the page of our link, without or with their wallet.';

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

drop function app.acknowledgement_by_token(bytea);
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

create or replace function app.erase_acknowledgements() returns trigger
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
