-- As 750 has it for investors: only a signed-in admin learns which requests need a second reviewer.

create or replace function app.second_reviewer_from() returns integer
language sql stable security definer set search_path = ''
as $$
  select r.second_reviewer_from from public.review_rules r where app.current_admin() is not null
$$;
comment on function app.second_reviewer_from() is
  'From which face value, in whole stablecoins, a funding request is attested by somebody else than those who checked it, for an admin; null: never.';

create or replace function app.needs_second_reviewer(p_terms jsonb, p_token_decimals int) returns boolean
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
