-- A request whose approval expired loses it with the first change, whatever is changed: before, its files
-- could change under a signature by which somebody had listed it in the last moment.
create or replace function app.lock_editable_request(p_id uuid, p_now timestamptz)
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
  if request.status = 'attested' then
    -- The version stays: the change itself raises it, and names the one that its person saw.
    update public.funding_requests r set
      status = 'changes-requested',
      attestation = null, attestor = null, attestor_signature = null, attestation_expires_at = null
    where r.id = request.id
    returning r.* into request;
  end if;
  return request;
end
$$;
comment on function app.lock_editable_request(uuid, timestamptz) is
  'The request of the member''s business if it may be edited at this time, locked, and without an approval that expired; otherwise a row of nulls. For the functions of members.';
