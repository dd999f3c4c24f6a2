-- The mail that asks a customer names the sum and the day, by which they find the invoice in their books.
drop function app.acknowledgement_of_mail(uuid);
create function app.acknowledgement_of_mail(p_id uuid)
returns table (request_id uuid, email text, customer_name text, seller_name text, invoice text,
  face_value text, currency text, due_date text, expires_at timestamptz, answer text,
  dispute_kind text, is_open boolean)
language sql stable security definer set search_path = ''
as $$
  select r.id, r.draft ->> 'customerEmail', r.draft ->> 'customerName', b.company_name,
    nullif(r.draft ->> 'invoiceNumber', ''), nullif(r.draft ->> 'faceValue', ''),
    nullif(r.draft ->> 'currency', ''), nullif(r.draft ->> 'dueDate', ''), a.expires_at, a.answer,
    a.dispute_kind,
    app.acknowledgement_state(a, r) = 'open' and r.draft ->> 'customerEmail' <> ''
  from public.acknowledgements a
  join public.funding_requests r on r.id = a.request_id
  join public.businesses b on b.id = a.business_id and b.erased_at is null
  where a.id = p_id
$$;
comment on function app.acknowledgement_of_mail(uuid) is
  'Whom a mail asks to confirm what, with the sum and the due date as its business typed them, whether its link can still be answered, and what was answered.';
grant execute on function app.acknowledgement_of_mail(uuid) to tenora_worker, tenora_admin;
