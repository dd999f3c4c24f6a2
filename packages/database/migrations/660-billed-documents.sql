-- A customer whose wallet confirmed a debt knows it by the number on their invoice, which nobody else is told.

create function app.billed_documents(p_listing_ids bigint[], p_fingerprints text[])
returns table (listing_id bigint, kind text, number text)
language sql stable security definer set search_path = ''
as $$
  select r.listing_id, r.draft ->> 'kind', r.draft ->> 'invoiceNumber'
  from unnest(p_listing_ids, p_fingerprints) asked (listing_id, fingerprint)
  join public.funding_requests r
    on r.listing_id = asked.listing_id and r.fingerprint = asked.fingerprint
  where r.status = 'listed'
    -- A seller may name any wallet: at this level it has signed that it owes this.
    and r.attestation ->> 'level' = '2'
    and lower(r.terms ->> 'debtor') = app.current_wallet()
    and r.draft ->> 'invoiceNumber' <> ''
$$;
comment on function app.billed_documents(bigint[], text[]) is
  'What these listings are about, invoice or order, and its number, for the member whose wallet confirmed by signature that it owes them; no row of any other, nor once their business is erased.';
revoke all on function app.billed_documents(bigint[], text[]) from public;
grant execute on function app.billed_documents(bigint[], text[]) to tenora_member;
