-- The market is read by a role of its own, because functions in a view run with the rights of whoever
-- reads it, and the indexer may replace its views. This removes what earlier versions read the market
-- with: stop their machines first.
grant usage on schema market, app, public to tenora_market;
revoke all on schema market from tenora_visitor, tenora_member, tenora_admin, tenora_worker;
alter default privileges for role tenora_indexer in schema market
  revoke select on tables from tenora_visitor, tenora_member, tenora_admin, tenora_worker;
alter default privileges for role tenora_indexer in schema market
  grant select on tables to tenora_market;
revoke all on all tables in schema market
  from tenora_visitor, tenora_member, tenora_admin, tenora_worker;
grant select on all tables in schema market to tenora_market;

-- Lists filter and search by what is public of their sellers. Row security, not only a view's
-- condition: a function that is cheap enough would be called with the rows that the view leaves out.
grant select (wallet_address, company_name, tier, country) on public.businesses to tenora_market;
create policy "the market shows approved sellers" on public.businesses
  for select to tenora_market using (status = 'approved' and erased_at is null);
create or replace view public.sellers with (security_invoker = true) as
  select b.wallet_address, b.company_name as name, b.tier, b.country from public.businesses b;
revoke all on public.sellers from tenora_visitor, tenora_member, tenora_admin, tenora_worker;
grant select on public.sellers to tenora_market;

-- The search's index serves no condition that row security has to come before, so a function asks it.
create function app.sellers_named(pattern text) returns setof text
language sql stable security definer set search_path = '' rows 100
as $$
  select b.wallet_address from public.businesses b
  where b.status = 'approved' and b.erased_at is null and lower(b.company_name) like pattern
$$;
comment on function app.sellers_named(text) is
  'Wallets of approved sellers whose name, in lower case, is like this pattern.';
grant execute on function app.sellers_named(text) to tenora_market;

revoke all on function app.receivable_status(
  integer, integer, integer, integer, integer, bigint, bigint, bigint, integer, integer, bigint
) from tenora_visitor, tenora_member, tenora_admin, tenora_worker;
grant execute on function app.receivable_status(
  integer, integer, integer, integer, integer, bigint, bigint, bigint, integer, integer, bigint
) to tenora_market;
