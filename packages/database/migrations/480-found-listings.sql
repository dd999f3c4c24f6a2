-- Listings that nobody has reported: the worker finds them in the market and records them, so that no
-- request depends on the tab that published it.

create function app.comparable_terms(p_terms jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_object_agg(t.key, lower(t.value)) from jsonb_each_text(p_terms) t
$$;
comment on function app.comparable_terms(jsonb) is
  'Terms in one spelling: addresses in lower case, numbers as text. Null without any.';

create function app.fingerprints_to_find(p_since timestamptz)
returns table (fingerprint text)
language sql stable security definer set search_path = ''
as $$
  select distinct r.fingerprint
  from public.funding_requests r join public.businesses b on b.id = r.business_id
  where b.erased_at is null and (
    r.status = 'attested'
    -- Whoever holds its signatures may still list it, until they expire.
    or r.status = 'withdrawn' and r.attestation_expires_at >= p_since
    -- The owner's page has recorded it, which doesn't know the transaction.
    or r.status = 'listed' and r.listing_transaction is null)
$$;
comment on function app.fingerprints_to_find(timestamptz) is
  'Fingerprints of requests whose listing, or its transaction, is not recorded. Withdrawn ones are left out when their attestation expired before this time.';
grant execute on function app.fingerprints_to_find(timestamptz) to tenora_worker;

create function app.record_found_listing(
  p_listing_id bigint, p_transaction text, p_listed_at timestamptz, p_fingerprint text, p_attestor text, p_terms jsonb
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  found_request public.funding_requests;
  listed public.funding_requests;
begin
  select r.* into found_request
  from public.funding_requests r join public.businesses b on b.id = r.business_id
  where r.fingerprint = p_fingerprint and b.erased_at is null
    and r.attestor_signature is not null and r.attestor = lower(p_attestor)
    and app.comparable_terms(r.terms) = app.comparable_terms(p_terms)
    and (r.status in ('attested', 'withdrawn') or r.listing_id = p_listing_id)
  order by r.status = 'listed' desc, r.status = 'attested' desc, r.submitted_at desc
  limit 1;
  if not found then
    return false;
  end if;
  -- Not between the two sums of an attestation, nor beside the owner's page that records the same.
  perform from public.businesses b where b.id = found_request.business_id for update;
  update public.funding_requests r set listing_transaction = p_transaction
  where r.id = found_request.id and r.listing_id = p_listing_id and r.listing_transaction is null;
  if found then
    return true;
  end if;
  update public.funding_requests r set
    status = 'listed', listing_id = p_listing_id, listing_transaction = p_transaction,
    listed_at = p_listed_at, version = r.version + 1, updated_at = now()
  where r.id = found_request.id and r.version = found_request.version
    and r.status in ('attested', 'withdrawn')
    -- A local chain that was made again has other listings of the same numbers.
    and not exists (
      select from public.funding_requests other where other.listing_id = p_listing_id)
  returning r.* into listed;
  if not found then
    return false;
  end if;
  insert into public.funding_request_history (request_id, business_id, at, event, version)
  values (listed.id, listed.business_id, p_listed_at, 'listed', listed.version);
  return true;
end
$$;
comment on function app.record_found_listing(bigint, text, timestamptz, text, text, jsonb) is
  'Records a listing of the exchange for the request whose terms and attestor it has, or only its transaction; false when there is no such request, or both are recorded.';
grant execute on function app.record_found_listing(bigint, text, timestamptz, text, text, jsonb) to tenora_worker;
