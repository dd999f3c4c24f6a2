-- From a face value on, nobody attests what they have checked themselves: an amount in place of 680's yes or no.
-- Removes what the version before uses (upgrade.md, step 4): its servers can't show a review or attest.

alter table public.review_rules add column second_reviewer_from integer check (second_reviewer_from >= 0);
update public.review_rules set second_reviewer_from = case when needs_second_reviewer then 0 end;
alter table public.review_rules drop column needs_second_reviewer;
comment on column public.review_rules.second_reviewer_from is
  'The face value, in whole stablecoins, from which the admin who attests a funding request has recorded none of the checks of its submission. 0: every request. Null: none.';

create function app.second_reviewer_from() returns integer
language sql stable security definer set search_path = ''
as $$
  select r.second_reviewer_from from public.review_rules r where app.current_admin() is not null
$$;
comment on function app.second_reviewer_from() is
  'From which face value, in whole stablecoins, a funding request is attested by somebody else than those who checked it, for an admin; null: never.';
grant execute on function app.second_reviewer_from() to tenora_admin;

drop function app.needs_second_reviewer();
create function app.needs_second_reviewer(p_terms jsonb, p_token_decimals int) returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.current_admin() is not null and exists (
    select from public.review_rules r
    where r.second_reviewer_from is not null
      -- Terms that say no face value need one whatever the amount.
      and ((p_terms ->> 'face')::numeric >= r.second_reviewer_from * 10::numeric ^ p_token_decimals)
        is not false)
$$;
comment on function app.needs_second_reviewer(jsonb, int) is
  'Whether terms that the seller signed, in a stablecoin of these decimals, are attested by somebody else than those who checked the request, for an admin. Every stablecoin counts at par.';
grant execute on function app.needs_second_reviewer(jsonb, int) to tenora_admin;

create or replace function app.require_second_reviewer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (
    app.needs_second_reviewer(new.terms, new.token_decimals)
    -- What is signed is not what is stored here: then its amount isn't known.
    or app.second_reviewer_from() is not null
      and new.attestation ->> 'terms' is distinct from new.terms_digest
  ) and exists (
    select from public.funding_request_checks c
    where c.request_id = new.id and c.submitted_at = new.submitted_at
      and c.admin_id = app.current_admin()
  ) then
    raise exception 'A second reviewer has to attest' using errcode = 'TN680';
  end if;
  return new;
end
$$;
comment on function app.require_second_reviewer() is
  'Rejects an attestation by an admin who recorded a check of the same submission, where its face value requires a second reviewer, or where the attestation is of other terms than those of the submission.';
