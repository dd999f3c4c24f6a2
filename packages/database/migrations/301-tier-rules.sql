-- What a tier allows beside its limit: to whom a business may sell, and whether notes can be passed on.

create function app.tier_allows_audience(tier int, audience text) returns boolean
language sql immutable set search_path = ''
return case tier
  when 1 then audience in ('eligible', 'link', 'invited')
  when 2 then audience in ('link', 'invited')
  when 3 then audience = 'invited'
  else false end;
comment on function app.tier_allows_audience(int, text) is
  'Whether a business of this tier may sell to this audience; the same as audiencesOf in tier-limits.ts.';

-- SQLSTATE TN300: the terms were signed for another tier.
create function app.require_terms_of_tier() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- attest_funding_request has locked the row, so the tier stays until the attestation is stored.
  its_tier constant int := (select b.tier from public.businesses b where b.id = new.business_id);
begin
  if not app.tier_allows_audience(its_tier, coalesce(new.draft ->> 'audience', ''))
    or (its_tier = 3) <> (coalesce(new.terms ->> 'rule', '') = '2') then
    raise exception 'The terms are not of this tier' using errcode = 'TN300';
  end if;
  return new;
end
$$;
comment on function app.require_terms_of_tier() is
  'Rejects an attestation of terms whose audience or transfer rule is not that of the business''s tier now, which a reviewer may have changed since they were signed.';
create trigger require_terms_of_tier before update on public.funding_requests
  for each row when (new.status = 'attested' and old.status is distinct from new.status)
  execute function app.require_terms_of_tier();
