-- A payer finds a bill in their books by its number and its day: the same rows as before, for the same wallet
-- alone, with the day of issue.
drop function app.billed_documents(bigint[], text[]);
create function app.billed_documents(p_listing_ids bigint[], p_fingerprints text[])
returns table (listing_id bigint, kind text, number text, issued text)
language sql stable security definer set search_path = ''
as $$
  select r.listing_id, r.draft ->> 'kind', r.draft ->> 'invoiceNumber', nullif(r.draft ->> 'issueDate', '')
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
  'What these listings are about, invoice or order, its number and its day of issue (null without one), for the member whose wallet confirmed by signature that it owes them; no row of any other, nor once their business is erased.';
revoke all on function app.billed_documents(bigint[], text[]) from public;
grant execute on function app.billed_documents(bigint[], text[]) to tenora_member;
