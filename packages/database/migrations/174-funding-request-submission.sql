-- What a business does with its requests: draft, submit, withdraw, publish.

-- SQLSTATE TN172: 50 requests of the business are open.
create function app.create_funding_request(p_id uuid, p_draft jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  business constant public.businesses := app.lock_active_business();
begin
  -- One at a time, so that each counts the others.
  perform pg_advisory_xact_lock(hashtextextended('tenora.new-request:' || business.id, 0));
  if exists (select from public.funding_requests r where r.id = p_id) then
    return false;
  elsif (
    -- A draft that was thrown away counts for a day: its row remains.
    select count(*) from public.funding_requests r
    where r.business_id = business.id and (r.status not in ('rejected', 'withdrawn', 'listed')
      or r.submitted_at is null and r.created_at > now() - interval '1 day')
  ) >= 50 then
    raise exception 'Too many open requests' using errcode = 'TN172';
  end if;
  insert into public.funding_requests (id, business_id, draft) values (p_id, business.id, p_draft)
  on conflict (id) do nothing;
  if not found then
    return false;
  end if;
  insert into public.funding_request_history (request_id, business_id, event, version)
  values (p_id, business.id, 'created', 1);
  return true;
end
$$;
comment on function app.create_funding_request(uuid, jsonb) is
  'Creates a draft of the member''s business; false when a request has this id already.';
grant execute on function app.create_funding_request(uuid, jsonb) to tenora_member;

create function app.lock_editable_request(p_id uuid, p_now timestamptz)
returns public.funding_requests
language plpgsql security definer set search_path = ''
as $$
declare
  business constant public.businesses := app.lock_active_business();
  request public.funding_requests;
begin
  select r.* into request from public.funding_requests r
  where r.id = p_id and r.business_id = business.id
    and (r.status in ('draft', 'changes-requested')
      or r.status = 'attested' and r.attestation_expires_at < p_now)
  for update;
  return request;
end
$$;
comment on function app.lock_editable_request(uuid, timestamptz) is
  'The request of the member''s business if it may be edited at this time, locked; otherwise a row of nulls. For the functions of members.';

create function app.save_funding_request(
  p_id uuid, p_version int, p_draft jsonb, p_now timestamptz
) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_id, p_now);
  saved int;
begin
  update public.funding_requests r set
    draft = p_draft,
    status = case r.status when 'attested' then 'changes-requested' else r.status end,
    -- An expired attestation is of answers that are no longer these.
    attestation = null, attestor = null, attestor_signature = null, attestation_expires_at = null,
    version = r.version + 1,
    updated_at = now()
  where r.id = request.id and r.version = p_version
  returning r.version into saved;
  return saved;
end
$$;
comment on function app.save_funding_request(uuid, int, jsonb, timestamptz) is
  'Saves the answers of a request that may be edited and still has this version; returns the new one, or null.';
grant execute on function app.save_funding_request(uuid, int, jsonb, timestamptz) to tenora_member;

-- SQLSTATE TN174: another request for this invoice is open. TN175: the documents are not those in
-- the terms.
create function app.submit_funding_request(
  p_id uuid, p_version int, p_fingerprint text, p_terms jsonb, p_terms_digest text,
  p_signature text, p_token_decimals int, p_now timestamptz
) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_id, p_now);
  submitted public.funding_requests;
begin
  if request.id is null or request.version <> p_version then
    return null;
  elsif lower(p_terms ->> 'seller') is distinct from app.current_wallet()
    or p_terms ->> 'fingerprint' is distinct from p_fingerprint then
    raise exception 'The terms are not of this request' using errcode = '23514';
  elsif p_terms ->> 'papers' is distinct from app.funding_request_papers(p_id) then
    raise exception 'The documents are not those in the terms' using errcode = 'TN175';
  end if;
  -- One request of an invoice at a time, also when two are submitted at once.
  perform pg_advisory_xact_lock(hashtextextended('tenora.fingerprint:' || p_fingerprint, 0));
  if exists (
    select from public.funding_requests r
    where r.fingerprint = p_fingerprint and r.id <> p_id
      and r.business_id = request.business_id
      and r.status in ('submitted', 'changes-requested', 'attested')
  ) then
    raise exception 'Another request for this invoice is open' using errcode = 'TN174';
  end if;
  update public.funding_requests r set
    status = 'submitted',
    version = r.version + 1,
    fingerprint = p_fingerprint,
    terms = p_terms,
    terms_digest = p_terms_digest,
    seller_signature = p_signature,
    token_decimals = p_token_decimals,
    attestation = null, attestor = null, attestor_signature = null, attestation_expires_at = null,
    requested_changes = null,
    submitted_at = now(),
    updated_at = now()
  where r.id = p_id
  returning r.* into submitted;
  insert into public.funding_request_history (request_id, business_id, event, version, submission)
  values (p_id, submitted.business_id, 'submitted', submitted.version, jsonb_build_object(
    'draft', submitted.draft, 'terms', p_terms, 'signature', p_signature,
    'documents', (
      select jsonb_agg(jsonb_build_object('id', d.id, 'fileName', d.file_name,
        'sha256', encode(d.sha256, 'hex'), 'forInvestors', d.for_investors) order by d.added_at, d.id)
      from public.funding_request_documents d
      where d.request_id = p_id and d.removed_at is null)));
  return submitted.version;
end
$$;
comment on function app.submit_funding_request(uuid, int, text, jsonb, text, text, int, timestamptz) is
  'Submits a request that may be edited and still has this version, with its signed terms; returns the new version, or null.';
grant execute on function
  app.submit_funding_request(uuid, int, text, jsonb, text, text, int, timestamptz) to tenora_member;

-- A suspended business may withdraw as well.
create function app.withdraw_funding_request(p_id uuid, p_version int) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  withdrawn public.funding_requests;
begin
  update public.funding_requests r set
    status = 'withdrawn',
    -- What nobody has seen needs no evidence.
    draft = case when r.submitted_at is null then '{}' else r.draft end,
    version = r.version + 1,
    updated_at = now()
  where r.id = p_id and r.version = p_version and r.business_id = app.own_business_id()
    and r.status in ('draft', 'submitted', 'changes-requested', 'attested')
  returning r.* into withdrawn;
  if not found then
    return null;
  end if;
  if withdrawn.submitted_at is null then
    delete from public.funding_request_documents d where d.request_id = p_id;
  end if;
  insert into public.funding_request_history (request_id, business_id, event, version)
  values (p_id, withdrawn.business_id, 'withdrawn', withdrawn.version);
  return withdrawn.version;
end
$$;
comment on function app.withdraw_funding_request(uuid, int) is
  'Withdraws a request of the member''s business that still has this version; returns the new one, or null. A draft that was never submitted is emptied.';
grant execute on function app.withdraw_funding_request(uuid, int) to tenora_member;

create function app.record_funding_request_listing(
  p_id uuid, p_listing_id bigint, p_transaction text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  listed public.funding_requests;
begin
  -- Not between the two sums of an attestation: what is open, and what is listed.
  perform from public.businesses b where b.id = app.own_business_id() for update;
  -- A withdrawn request may be listed by whoever holds its signatures: what the chain has, counts.
  update public.funding_requests r set
    status = 'listed', listing_id = p_listing_id, listing_transaction = p_transaction,
    listed_at = now(), version = r.version + 1, updated_at = now()
  where r.id = p_id and r.business_id = app.own_business_id()
    and r.status in ('attested', 'withdrawn') and r.attestor_signature is not null
  returning r.* into listed;
  if not found then
    return exists (
      select from public.funding_requests r
      where r.id = p_id and r.business_id = app.own_business_id() and r.listing_id = p_listing_id);
  end if;
  insert into public.funding_request_history (request_id, business_id, event, version)
  values (p_id, listed.business_id, 'listed', listed.version);
  return true;
end
$$;
comment on function app.record_funding_request_listing(uuid, bigint, text) is
  'Records the listing that the server has found on the exchange for a request of the member''s business; true also when it was recorded before.';
grant execute on function app.record_funding_request_listing(uuid, bigint, text) to tenora_member;
