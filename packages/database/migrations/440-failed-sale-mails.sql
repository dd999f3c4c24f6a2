-- The mail about a failed sale leads to its request's page, which has the advice from the sale's figures.
create function app.request_of_failed_sale(p_outbox_id uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select r.id
  from public.outbox o
  join public.funding_requests r on r.business_id = o.subject_id
    and r.listing_id = (o.details ->> 'listing')::bigint
    -- The transaction too: a local chain that was made again has other receivables of these numbers.
    and o.event_key = 'sale-failed:' || r.listing_transaction
  where o.id = p_outbox_id and o.kind = 'business_sale_failed'
$$;
comment on function app.request_of_failed_sale(uuid) is
  'The funding request whose sale a mail says has failed; null where none is known.';
grant execute on function app.request_of_failed_sale(uuid) to tenora_worker, tenora_admin;
