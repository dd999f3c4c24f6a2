-- What an approved business says of itself in public, and the address of its page.

create table public.business_profiles (
  business_id uuid primary key references public.businesses (id) on delete restrict,
  description text not null check (char_length(description) <= 2000),
  website text check (website ~ '^https://[^\s/]+' and char_length(website) <= 200),
  industry text check (industry ~ '^[a-z]+(-[a-z]+)*$' and char_length(industry) <= 20),
  founded smallint check (founded between 1600 and 2200),
  updated_at timestamptz(3) not null default now()
);
comment on table public.business_profiles is
  'What approved businesses say of themselves. Public while they are approved and not suspended.';
comment on column public.business_profiles.description is 'Plain text; empty for none.';
comment on column public.business_profiles.industry is 'A word of industries.ts.';
comment on column public.business_profiles.founded is 'The year.';
alter table public.business_profiles enable row level security, force row level security;
create policy "the owner's functions see every row" on public.business_profiles
  to current_user using (true) with check (true);
create policy "members see the profile of their own business" on public.business_profiles
  for select to tenora_member using (business_id = (select app.own_business_id()));
grant select on public.business_profiles to tenora_member;

create function app.save_business_profile(
  p_description text, p_website text, p_industry text, p_founded int
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own_id constant uuid := (app.lock_active_business()).id;
begin
  insert into public.business_profiles (business_id, description, website, industry, founded)
  values (own_id, p_description, p_website, p_industry, p_founded)
  on conflict (business_id) do update set
    description = excluded.description, website = excluded.website,
    industry = excluded.industry, founded = excluded.founded, updated_at = now();
end
$$;
comment on function app.save_business_profile(text, text, text, int) is
  'Saves what the member''s approved business says of itself; the last to save wins.';
grant execute on function app.save_business_profile(text, text, text, int) to tenora_member;

-- With its name and slug.
create function app.erase_business_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  delete from public.business_profiles p where p.business_id = new.id;
  return null;
end
$$;
comment on function app.erase_business_profile() is 'Deletes the profile of a business that is erased.';
create trigger erase_business_profile after update of erased_at on public.businesses
  for each row when (new.erased_at is not null) execute function app.erase_business_profile();

create view public.seller_profiles with (security_barrier) as
  select b.slug, b.wallet_address, b.company_name as name, b.tier, b.country,
    coalesce(p.description, '') as description, p.website, p.industry, p.founded
  from public.businesses b left join public.business_profiles p on p.business_id = b.id
  where b.status = 'approved' and b.suspended_at is null and b.erased_at is null
    and b.slug is not null;
comment on view public.seller_profiles is
  'What everybody may read on the page of a business; a suspended one has none.';
grant select on public.seller_profiles to tenora_visitor;

create or replace view public.seller_slugs with (security_barrier) as
  select b.slug, b.wallet_address, b.company_name as name, b.suspended_at is null as has_page
  from public.businesses b
  where b.status = 'approved' and b.erased_at is null and b.slug is not null;
