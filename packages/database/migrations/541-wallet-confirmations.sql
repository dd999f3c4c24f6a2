-- A customer confirms with the wallet that the terms name. What they signed stays beside their answer: with it
-- the exchange lists the receivable as debtor-confirmed.

create policy "members see what their customers' wallets signed" on public.acknowledgements
  for select to tenora_member using (business_id = (select app.own_business_id()));
grant select (request_id, submitted_at, message, signature) on public.acknowledgements to tenora_member;
grant select (message, signature) on public.acknowledgements to tenora_admin;

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
