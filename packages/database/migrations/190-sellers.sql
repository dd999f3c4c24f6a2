-- Who sells on the exchange is public; everything else of a business is not.
create view public.sellers as
  select b.wallet_address, b.company_name as name, b.tier, b.country
  from public.businesses b
  where b.status = 'approved' and b.erased_at is null;
comment on view public.sellers is 'What everybody may know of an approved business, by its wallet.';
grant select on public.sellers to tenora_visitor, tenora_member, tenora_admin, tenora_worker;

create index businesses_approved_name on public.businesses
  using gin (lower(company_name) extensions.gin_trgm_ops)
  where status = 'approved' and erased_at is null;
