-- The customer behind a listing, for approved investors. Earlier requests were made under the words that
-- investors never see the name: theirs stays with us.
alter table public.funding_requests add column names_debtor boolean not null default false;
alter table public.funding_requests alter column names_debtor set default true;
comment on column public.funding_requests.names_debtor is
  'The form said that approved investors see the customer''s name once it is listed. False for requests from before.';

-- SQLSTATE TN260: not an approved investor.
create function app.listed_debtor(p_listing_id bigint, p_fingerprint text)
returns table (name text, listing_ids bigint[], fingerprints text[])
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.own_approved_investor() is null then
    raise exception 'Not an approved investor' using errcode = 'TN260';
  end if;
  return query
    select me.customer_name, array_agg(o.listing_id order by o.id), array_agg(o.fingerprint order by o.id)
    from (
      select r.id, nullif(r.draft ->> 'customerName', '') as customer_name,
        nullif(lower(r.draft ->> 'customerRegistryNumber'), '') as number, r.customer_country as country
      from public.funding_requests r
      where r.status = 'listed' and r.listing_id = p_listing_id and r.fingerprint = p_fingerprint
        and r.names_debtor
    ) me
    join public.funding_requests o on o.id = me.id
      or o.status = 'listed' and o.submitted_at is not null
        and lower(o.draft ->> 'customerRegistryNumber') = me.number and o.customer_country = me.country
    where me.customer_name is not null
    group by me.id, me.customer_name;
end
$$;
comment on function app.listed_debtor(bigint, text) is
  'The legal name of the customer behind a listing, and all listings of the same customer by registration number and country, whoever sold them; for an approved investor. No row where there is no customer, or the business was told that nobody sees it. The caller checks that the gate admits the investor.';
revoke all on function app.listed_debtor(bigint, text) from public;
grant execute on function app.listed_debtor(bigint, text) to tenora_member;
