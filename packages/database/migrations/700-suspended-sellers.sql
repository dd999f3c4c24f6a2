-- What a business did on the exchange stays public while it is suspended; what it says of itself doesn't.
-- A request stays listed however its receivable ends, so one that has published always has.

create or replace view public.seller_profiles with (security_barrier) as
  select b.slug, b.wallet_address, b.company_name as name, b.tier, b.country,
    coalesce(p.description, '') as description, p.website, p.industry, p.founded, p.logo_url,
    b.suspended_at
  from public.businesses b
  left join public.business_profiles p on p.business_id = b.id and b.suspended_at is null
  where b.status = 'approved' and b.erased_at is null and b.slug is not null
    and (b.suspended_at is null or exists (
      select from public.funding_requests r where r.business_id = b.id and r.status = 'listed'));
comment on view public.seller_profiles is
  'What everybody may read on the page of a business. While it is suspended, its register entry alone, and only if it has ever published a receivable.';

create or replace view public.seller_slugs with (security_barrier) as
  select b.slug, b.wallet_address, b.company_name as name,
    b.suspended_at is null or exists (
      select from public.funding_requests r where r.business_id = b.id and r.status = 'listed')
      as has_page,
    case when b.suspended_at is null then p.logo_url end as logo_url,
    b.suspended_at is not null as is_suspended
  from public.businesses b left join public.business_profiles p on p.business_id = b.id
  where b.status = 'approved' and b.erased_at is null and b.slug is not null;
