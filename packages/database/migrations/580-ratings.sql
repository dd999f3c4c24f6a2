-- What holders of repaid receivables say of the businesses that sold them. Whether a wallet held one is on
-- the chain, which functions of ours never read (077): readers count a rating only where the market's
-- views support it.

create table public.ratings (
  id uuid primary key default gen_random_uuid(),
  wallet text not null check (wallet ~ '^0x[0-9a-f]{40}$'),
  listing_id bigint not null check (listing_id > 0),
  fingerprint text not null check (fingerprint ~ '^0x[0-9a-f]{64}$'),
  seller text not null check (seller ~ '^0x[0-9a-f]{40}$'),
  stars smallint not null check (stars between 1 and 5),
  words text not null check (char_length(words) <= 500),
  rated_at timestamptz(3) not null default clock_timestamp(),
  hidden_at timestamptz(3),
  hidden_reason text check (char_length(hidden_reason) between 1 and 2000),
  constraint ratings_once unique (wallet, listing_id, fingerprint),
  constraint ratings_of_others check (wallet <> seller),
  check ((hidden_at is null) = (hidden_reason is null))
);
comment on table public.ratings is
  'One rating per wallet and listing. It counts only while the market says that the wallet holds a note.';
comment on column public.ratings.fingerprint is
  'With the listing''s number: the same number on another chain is another listing.';
comment on column public.ratings.seller is
  'As read from the chain when it was rated; readers compare it with the seller of the listing.';
comment on column public.ratings.words is 'Plain text; empty for none.';
comment on column public.ratings.hidden_at is 'When an admin hid the words. The stars count on.';
create index ratings_of_seller on public.ratings (seller, rated_at);
alter table public.ratings enable row level security, force row level security;
create policy "the owner's functions see every row" on public.ratings
  to current_user using (true) with check (true);
create policy "members see their own ratings" on public.ratings
  for select to tenora_member using (wallet = (select app.current_wallet()));
create policy "admins see every rating" on public.ratings for select to tenora_admin using (true);
grant select on public.ratings to tenora_member, tenora_admin;

create view public.seller_ratings with (security_barrier) as
  select r.id, r.wallet, r.listing_id, r.fingerprint, r.seller, r.stars,
    case when r.hidden_at is null then r.words else '' end as words, r.rated_at
  from public.ratings r;
comment on view public.seller_ratings is
  'Ratings without hidden words. Pages show neither the wallet nor the listing of one.';
grant select on public.seller_ratings to tenora_visitor;

create function app.rate_listing(
  p_listing bigint, p_fingerprint text, p_seller text, p_stars int, p_words text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  its_wallet constant text := app.require_wallet();
begin
  insert into public.ratings (wallet, listing_id, fingerprint, seller, stars, words)
  values (its_wallet, p_listing, lower(p_fingerprint), lower(p_seller), p_stars, p_words)
  on conflict on constraint ratings_once do nothing;
  return found or exists (
    select from public.ratings r
    where r.wallet = its_wallet and r.listing_id = p_listing
      and r.fingerprint = lower(p_fingerprint) and r.stars = p_stars and r.words = p_words);
end
$$;
comment on function app.rate_listing(bigint, text, text, int, text) is
  'Rates the seller of a listing, whom the caller has read from the chain, for the member''s wallet. False where it has rated it otherwise before; the same again changes nothing.';
grant execute on function app.rate_listing(bigint, text, text, int, text) to tenora_member;

create function public.hide_rating(
  business_id uuid, rating_id uuid, hide boolean, reason text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  if hide_rating.reason is null or hide_rating.hide is null then
    raise exception 'The reason is missing' using errcode = '23514';
  end if;
  update public.ratings r set
    hidden_at = case when hide_rating.hide then now() end,
    hidden_reason = case when hide_rating.hide then hide_rating.reason end
  from public.businesses b
  where r.id = hide_rating.rating_id and b.id = hide_rating.business_id
    and r.seller = b.wallet_address and (r.hidden_at is null) = hide_rating.hide and r.words <> '';
  if not found then
    return false;
  end if;
  -- About the business, and without the words: the audit log is permanent.
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, after, reason)
  select a.user_id, a.email,
    case when hide_rating.hide then 'business.rating_hidden' else 'business.rating_shown' end,
    'business', hide_rating.business_id::text, jsonb_build_object('rating', hide_rating.rating_id),
    hide_rating.reason
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;
comment on function public.hide_rating(uuid, uuid, boolean, text) is
  'Hides the words of a rating of a business, or shows them again, with an audit row. False when there was nothing to change.';
grant execute on function public.hide_rating(uuid, uuid, boolean, text) to tenora_admin;

create function app.erase_ratings(p_wallet text) returns void
language sql set search_path = ''
as $$
  delete from public.ratings r where r.wallet = lower(p_wallet)
$$;
comment on function app.erase_ratings(text) is
  'Deletes what a wallet rated. What others said of its business stays theirs, and has no page any more. For the owner.';
