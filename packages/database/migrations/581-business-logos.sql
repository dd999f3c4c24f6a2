-- A logo beside a business's name on its public pages.

alter table public.business_profiles
  add column logo_url text check (logo_url ~ '^/logos/[0-9a-f-]{36}\.jpg$'),
  add constraint business_profiles_logo unique (logo_url);
comment on column public.business_profiles.logo_url is
  'Where the logo is in the store; another one has another address.';

create function app.save_business_logo(p_url text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own_id constant uuid := (app.lock_active_business()).id;
begin
  insert into public.business_profiles (business_id, description, logo_url)
  values (own_id, '', p_url)
  on conflict (business_id) do update set logo_url = excluded.logo_url, updated_at = now();
exception when unique_violation then
  raise exception 'The logo belongs to another business' using errcode = '23514';
end
$$;
comment on function app.save_business_logo(text) is
  'Puts this stored picture beside the name of the member''s approved business, or takes its logo away (null). The sweep deletes the file of the one before.';
grant execute on function app.save_business_logo(text) to tenora_member;

create function app.erase_logo(p_wallet text) returns setof text
language sql set search_path = ''
as $$
  update public.business_profiles p set logo_url = null
  from (
    select l.business_id, l.logo_url
    from public.business_profiles l join public.businesses b on b.id = l.business_id
    where b.wallet_address = lower(p_wallet)
  ) old
  where p.business_id = old.business_id and old.logo_url is not null
  returning old.logo_url
$$;
comment on function app.erase_logo(text) is
  'Takes the logo of a wallet''s business away and returns it, to be removed. For the owner, in the transaction of app.erase_person and before it, which deletes the profile.';

create or replace view public.seller_profiles with (security_barrier) as
  select b.slug, b.wallet_address, b.company_name as name, b.tier, b.country,
    coalesce(p.description, '') as description, p.website, p.industry, p.founded, p.logo_url
  from public.businesses b left join public.business_profiles p on p.business_id = b.id
  where b.status = 'approved' and b.suspended_at is null and b.erased_at is null
    and b.slug is not null;

create or replace view public.seller_slugs with (security_barrier) as
  select b.slug, b.wallet_address, b.company_name as name, b.suspended_at is null as has_page,
    case when b.suspended_at is null then p.logo_url end as logo_url
  from public.businesses b left join public.business_profiles p on p.business_id = b.id
  where b.status = 'approved' and b.erased_at is null and b.slug is not null;

-- The sweep checks logos as well.
create or replace function app.orphaned_documents(certificate_urls text[]) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query select named.url from unnest(certificate_urls) named (url)
  where not exists (select from public.businesses b where b.certificate_url = named.url)
    and not exists (
      select from public.business_history h where h.replaced_certificate_url = named.url)
    and not exists (select from public.investors i where i.certificate_url = named.url)
    and not exists (select from public.blog_posts_brand a where a.cover_image_url = named.url)
    and not exists (
      select from public.funding_request_documents d where d.url = named.url)
    and not exists (select from public.rewards r where r.picture_url = named.url)
    and not exists (select from public.campaign_pictures p where p.url = named.url)
    and not exists (select from public.business_profiles l where l.logo_url = named.url);
end
$$;
