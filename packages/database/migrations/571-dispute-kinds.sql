-- A customer who disputes an invoice says what it is about. The business is told that, not what they write.

alter table public.acknowledgements
  add column dispute_kind text
    check (dispute_kind in ('amount', 'date', 'delivery', 'paid', 'unknown', 'other')),
  add constraint acknowledgements_dispute_kind check (dispute_kind is null or answer = 'disputed');
comment on column public.acknowledgements.dispute_kind is
  'What a dispute is about: amount, date, delivery (not received, or not right), paid (already), unknown (the invoice), other. Null for those from before it was asked.';
grant select (dispute_kind) on public.acknowledgements to tenora_admin;

drop function app.take_customer_answer(bytea, text, text, text);
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

drop function app.answer_acknowledgement(bytea, text, text);
create function app.answer_acknowledgement(p_hash bytea, p_answer text, p_reason text, p_kind text)
returns text
language sql security definer set search_path = ''
as $$
  select app.take_customer_answer(p_hash, p_answer, p_reason, 'link', p_kind)
$$;
comment on function app.answer_acknowledgement(bytea, text, text, text) is
  'Confirms or disputes what a link asks, if it can still be answered; returns how it stands then. Null for an unknown token.';
grant execute on function app.answer_acknowledgement(bytea, text, text, text) to tenora_visitor;

drop function app.acknowledgement_of_mail(uuid);
create function app.acknowledgement_of_mail(p_id uuid)
returns table (request_id uuid, email text, customer_name text, seller_name text, invoice text,
  expires_at timestamptz, answer text, dispute_kind text, is_open boolean)
language sql stable security definer set search_path = ''
as $$
  select r.id, r.draft ->> 'customerEmail', r.draft ->> 'customerName', b.company_name,
    nullif(r.draft ->> 'invoiceNumber', ''), a.expires_at, a.answer, a.dispute_kind,
    app.acknowledgement_state(a, r) = 'open' and r.draft ->> 'customerEmail' <> ''
  from public.acknowledgements a
  join public.funding_requests r on r.id = a.request_id
  join public.businesses b on b.id = a.business_id and b.erased_at is null
  where a.id = p_id
$$;
comment on function app.acknowledgement_of_mail(uuid) is
  'Whom a mail asks to confirm what, whether its link can still be answered, and what was answered.';
grant execute on function app.acknowledgement_of_mail(uuid) to tenora_worker, tenora_admin;

drop function app.request_of_mail(uuid);
create function app.request_of_mail(p_outbox_id uuid)
returns table (request_id uuid, invoice text, reason text, changes jsonb, expires_at timestamptz,
  dispute_kind text)
language sql stable security definer set search_path = ''
as $$
  select r.id, nullif(r.draft ->> 'invoiceNumber', ''), h.reason, h.changes, r.attestation_expires_at, (
    select a.dispute_kind from public.acknowledgements a
    where h.event = 'customer-disputed' and a.request_id = r.id and a.answer = 'disputed'
      and a.answered_at <= h.at
    order by a.answered_at desc limit 1)
  from public.outbox o
  join public.funding_request_history h on h.id = (o.details ->> 'history')::bigint
  join public.funding_requests r on r.id = h.request_id
  where o.id = p_outbox_id and o.kind like 'business\_request\_%' and h.business_id = o.subject_id
$$;
comment on function app.request_of_mail(uuid) is
  'The funding request that a mail is about, what its reviewer wrote, and what its customer disputes. Read when it is sent, so that erased texts are in no mail.';
grant execute on function app.request_of_mail(uuid) to tenora_worker, tenora_admin;
