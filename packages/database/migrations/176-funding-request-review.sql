-- What reviewers decide, each with its history row and its audit row.

create function app.record_funding_request_action(
  earlier public.funding_requests, later public.funding_requests, reason text, changes jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.funding_request_history
    (request_id, business_id, event, version, reason, changes, admin_id)
  values (later.id, later.business_id, later.status, later.version, reason, changes, app.current_admin());
  -- Without changes and reason: they may contain personal data, and the audit log is permanent.
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after)
  select a.user_id, a.email, 'funding_request.' || replace(later.status, '-', '_'),
    'funding_request', later.id::text,
    jsonb_build_object('status', earlier.status, 'version', earlier.version),
    jsonb_build_object('status', later.status, 'version', later.version,
      'hasReason', record_funding_request_action.reason is not null)
  from public.admins a where a.user_id = app.current_admin();
end
$$;
comment on function app.record_funding_request_action(
  public.funding_requests, public.funding_requests, text, jsonb
) is 'Adds the history row and the audit row of an admin''s action. For the functions of the review.';

create function public.review_funding_request(
  request_id uuid, seen_version int, decision text, reason text default null,
  changes jsonb default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.funding_requests;
  later public.funding_requests;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif decision is null or decision not in ('changes-requested', 'rejected') then
    raise exception 'Invalid status' using errcode = 'TN002';
  elsif decision = 'changes-requested'
    and coalesce(jsonb_array_length(review_funding_request.changes), 0) = 0 then
    raise exception 'Nothing to change' using errcode = 'TN003';
  end if;
  select * into earlier from public.funding_requests r
  where r.id = review_funding_request.request_id and r.version = seen_version
    and (r.status = 'submitted' or r.status = 'changes-requested' and decision = 'rejected')
  for update;
  if not found then
    return false;
  end if;
  update public.funding_requests r set
    status = decision,
    requested_changes = case decision when 'changes-requested' then review_funding_request.changes end,
    rejection_reason = case decision when 'rejected' then review_funding_request.reason end,
    version = r.version + 1,
    reviewed_at = now(),
    updated_at = now()
  where r.id = earlier.id
  returning r.* into later;
  perform app.record_funding_request_action(
    earlier, later, review_funding_request.reason, later.requested_changes);
  return true;
end
$$;
comment on function public.review_funding_request(uuid, int, text, text, jsonb) is
  'Asks for changes of a submitted request, or rejects it, for an admin who saw this version. False when it has changed since.';
grant execute on function public.review_funding_request(uuid, int, text, text, jsonb) to tenora_admin;

-- SQLSTATE TN170, TN171: the business is not approved, or suspended. TN174: another request has this
-- invoice. TN176: beyond the limit of the tier.
create function public.attest_funding_request(
  request_id uuid, seen_version int, attestation jsonb, attestor text, signature text,
  expires_at timestamptz, outstanding bigint, p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.funding_requests;
  later public.funding_requests;
  expired public.funding_requests;
  business public.businesses;
  open_repayment numeric;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select b.* into business from public.businesses b
  join public.funding_requests r on r.business_id = b.id
  where r.id = attest_funding_request.request_id
  -- One attestation for a business at a time: the limit counts the others.
  for update of b;
  if not found then
    return false;
  elsif business.status <> 'approved' or business.erased_at is not null then
    raise exception 'The business is not approved' using errcode = 'TN170';
  elsif business.suspended_at is not null then
    raise exception 'The business is suspended' using errcode = 'TN171';
  end if;
  select * into earlier from public.funding_requests r
  where r.id = attest_funding_request.request_id and r.version = seen_version
    and r.status = 'submitted'
  for update;
  if not found then
    return false;
  end if;
  -- In base units at six decimals. A withdrawn request counts while its signatures could be listed.
  select coalesce(sum(r.repayment * 10 ^ (6 - r.token_decimals)), 0) into open_repayment
  from public.funding_requests r
  where r.business_id = business.id and r.listing_id is null and r.id <> earlier.id
    and r.attestation_expires_at >= p_now;
  if open_repayment + earlier.repayment * 10 ^ (6 - earlier.token_decimals)
    + attest_funding_request.outstanding > app.tier_limit(business.tier) * 1000000::numeric then
    raise exception 'Beyond the limit of the tier' using errcode = 'TN176';
  end if;
  if exists (
    select from public.funding_requests r
    where r.fingerprint = earlier.fingerprint and r.id <> earlier.id and r.status = 'attested'
      and r.attestation_expires_at >= p_now
  ) then
    raise exception 'Another request for this invoice is attested' using errcode = 'TN174';
  end if;
  -- An expired attestation of the same invoice no longer blocks this one.
  for expired in
    select r.* from public.funding_requests r
    where r.fingerprint = earlier.fingerprint and r.id <> earlier.id and r.status = 'attested'
    for update
  loop
    update public.funding_requests r set
      status = 'changes-requested',
      attestation = null, attestor = null, attestor_signature = null, attestation_expires_at = null,
      version = r.version + 1, updated_at = now()
    where r.id = expired.id
    returning r.* into later;
    perform app.record_funding_request_action(expired, later, 'The approval has expired.', null);
  end loop;
  update public.funding_requests r set
    status = 'attested',
    attestation = attest_funding_request.attestation,
    attestor = lower(attest_funding_request.attestor),
    attestor_signature = attest_funding_request.signature,
    attestation_expires_at = attest_funding_request.expires_at,
    version = r.version + 1,
    reviewed_at = now(),
    updated_at = now()
  where r.id = earlier.id
  returning r.* into later;
  perform app.record_funding_request_action(earlier, later, null, null);
  return true;
end
$$;
comment on function public.attest_funding_request(
  uuid, int, jsonb, text, text, timestamptz, bigint, timestamptz
) is 'Stores an attestor''s signature on a submitted request that an admin saw in this version. outstanding: what the business owes investors on the exchange, in base units at six decimals. p_now: the time of the exchange, which decides what has expired. False when the request has changed since.';
grant execute on function public.attest_funding_request(
  uuid, int, jsonb, text, text, timestamptz, bigint, timestamptz) to tenora_admin;
