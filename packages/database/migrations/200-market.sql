-- The status of the domain (receivable-status.ts), for filters: a test compares the two. It is inlined
-- into queries, so it has no settings of its own.
-- From its due date on a sale can't be released any more, also with its minimum reached; anybody may cancel it.
create function app.receivable_status(
  state integer, flags integer, sold_units integer, total_units integer, min_units integer,
  paid_in bigint, funding_deadline bigint, maturity bigint, grace_days integer,
  delay_days integer, at bigint
) returns text
language sql immutable parallel safe
return case state
  when 1 then case
    when flags & 16 = 0 and paid_in = 0 and at <= funding_deadline and sold_units < total_units
      then 'open'
    when sold_units >= min_units and at <= maturity then 'closing'
    else 'failed' end
  when 2 then case
    when flags & 16 = 0 and paid_in = 0 and at <= funding_deadline and sold_units < total_units
      then 'selling'
    when at <= maturity then 'running'
    when at <= maturity + grace_days * 86400::bigint then 'grace'
    when at <= maturity + (grace_days + delay_days) * 86400::bigint then 'late'
    else 'overdue' end
  when 3 then 'settled'
  when 4 then 'defaulted'
  when 5 then 'cancelled'
  else 'none' end;
comment on function app.receivable_status(
  integer, integer, integer, integer, integer, bigint, bigint, bigint, integer, integer, bigint
) is 'The status of a receivable with this ledger at a time, in seconds since 1970.';
grant execute on function app.receivable_status(
  integer, integer, integer, integer, integer, bigint, bigint, bigint, integer, integer, bigint
) to tenora_market;

-- The sellers on the exchange are public; everything else of a business is not.
create view public.sellers with (security_invoker = true) as
  select b.wallet_address, b.company_name as name, b.tier, b.country from public.businesses b;
comment on view public.sellers is 'What everybody may know of an approved business, by its wallet.';
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

-- What holders of repaid receivables say of the businesses that sold them. Whether a wallet held one is on
-- the chain, which functions of ours never read (decision 077): readers count a rating only where the market's
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

-- Searches of the exchange that people save. What is newly on sale and matches one is mailed to them. The
-- worker reads the market with the market's login, and hands over here what it found; this decides who is
-- told, and that it is once.
create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  wallet text not null check (wallet ~ '^0x[0-9a-f]{40}$'),
  name text not null check (char_length(name) between 1 and 80),
  query text not null check (query ~ '^(\?[A-Za-z0-9%+=&._*-]+)?$' and query !~* '%([01][0-9a-f]|7f)' and char_length(query) <= 4000),
  alerts boolean not null,
  chain text check (char_length(chain) <= 100),
  seen bigint not null check (seen >= 0),
  rests_until bigint not null default 0,
  created_at timestamptz(3) not null default clock_timestamp(),
  constraint saved_searches_once unique (wallet, query),
  constraint saved_searches_name_shows check (app.is_visible(name))
);
comment on table public.saved_searches is 'Searches of the exchange that the owners of wallets keep, at most 20 each.';
comment on column public.saved_searches.query is 'The filters as the address of the exchange writes them, without order and page.';
comment on column public.saved_searches.alerts is 'Whether what is newly on sale and matches is mailed.';
comment on column public.saved_searches.chain is
  'What the chain of `seen` began with; null while nobody has looked: then everything listed until the first look is old.';
comment on column public.saved_searches.seen is 'The highest number of a listing that was looked at. Higher ones are new.';
comment on column public.saved_searches.rests_until is
  'No mail is written before this time of the chain''s, in seconds since 1970.';
-- What there is to look at, by itself: searches that have seen everything are not read.
create index saved_searches_to_match on public.saved_searches (chain, seen, rests_until) where alerts;
alter table public.saved_searches enable row level security, force row level security;
create policy "the owner's functions see every row" on public.saved_searches
  to current_user using (true) with check (true);
create policy "members see their own searches" on public.saved_searches
  for select to tenora_member using (wallet = (select app.current_wallet()));
grant select on public.saved_searches to tenora_member;

-- SQLSTATE TN590: 20 searches.
create function app.save_search(p_name text, p_query text, p_alerts boolean, p_chain text, p_seen bigint)
returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  its_wallet constant text := app.require_wallet();
  its_id uuid;
begin
  -- One at a time, so that each counts the others.
  perform pg_advisory_xact_lock(hashtextextended('tenora.saved-searches:' || its_wallet, 0));
  if (select count(*) from public.saved_searches s where s.wallet = its_wallet) >= 20 then
    raise exception 'Too many saved searches' using errcode = 'TN590';
  end if;
  insert into public.saved_searches (wallet, name, query, alerts, chain, seen)
  values (its_wallet, p_name, p_query, p_alerts, p_chain, p_seen)
  returning id into its_id;
  return its_id;
end
$$;
comment on function app.save_search(text, text, boolean, text, bigint) is
  'Keeps a search of the member''s wallet, whose filters the caller has checked. What is listed up to p_seen on this chain is old to it.';
grant execute on function app.save_search(text, text, boolean, text, bigint) to tenora_member;

create function app.change_search(p_id uuid, p_name text, p_alerts boolean, p_chain text, p_seen bigint)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update public.saved_searches s set
    name = p_name,
    alerts = p_alerts,
    -- Turned on, it begins with what is listed from now on.
    seen = case
      when not p_alerts or s.alerts then s.seen
      when s.chain = p_chain then greatest(s.seen, p_seen)
      else p_seen end,
    chain = case when not p_alerts or s.alerts then s.chain else p_chain end
  where s.id = p_id and s.wallet = app.require_wallet();
  return found;
end
$$;
comment on function app.change_search(uuid, text, boolean, text, bigint) is
  'Renames a search of the member''s, and turns its mails on or off; false without such a search.';
grant execute on function app.change_search(uuid, text, boolean, text, bigint) to tenora_member;

create function app.delete_search(p_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.saved_searches s where s.id = p_id and s.wallet = app.require_wallet();
  return found;
end
$$;
comment on function app.delete_search(uuid) is 'Deletes a search of the member''s; false without such a search.';
grant execute on function app.delete_search(uuid) to tenora_member;

create function app.hears_of_searches(p_wallet text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.investors i
    where i.wallet_address = p_wallet and i.erased_at is null
      and i.status = 'approved' and i.suspended_at is null
      and coalesce(i.certificate_info ->> 'email', '') <> ''
      and not app.is_mail_stopped('investor_search_alert', i.id))
$$;
comment on function app.hears_of_searches(text) is
  'Whether a wallet''s owner is an approved investor who gets mails about searches: nobody else has proved their address to us. For the functions in this file.';

create function app.searches_to_match(p_chain text, p_newest bigint, p_time bigint, p_limit int)
returns table (id uuid, query text, seen bigint)
language plpgsql security definer set search_path = ''
as $$
begin
  -- Another chain has other listings of these numbers: it is read from its newest on.
  update public.saved_searches s set chain = p_chain, seen = p_newest, rests_until = 0
  where s.id in (
    select o.id from public.saved_searches o
    where o.alerts and (o.chain is null or o.chain < p_chain or o.chain > p_chain)
    limit 5000 for update skip locked);
  -- Without a recipient there is nothing to look for, now or once they want mails again.
  update public.saved_searches s set seen = p_newest
  where s.id in (
    select o.id from public.saved_searches o
    where o.alerts and o.chain = p_chain and o.seen < p_newest and o.rests_until <= p_time
      and not app.hears_of_searches(o.wallet)
    limit 5000 for update skip locked);
  return query
    select s.id, s.query, s.seen from public.saved_searches s
    where s.alerts and s.chain = p_chain and s.seen < p_newest and s.rests_until <= p_time
      and app.hears_of_searches(s.wallet)
    order by s.seen, s.id limit least(p_limit, 500);
end
$$;
comment on function app.searches_to_match(text, bigint, bigint, int) is
  'The searches of people who want mails that haven''t seen the listings up to p_newest of this chain and don''t rest at this time of its.';
grant execute on function app.searches_to_match(text, bigint, bigint, int) to tenora_worker;

create function app.pass_searches(p_chain text, p_newest bigint, p_time bigint, p_passed jsonb) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  written int;
begin
  with given as (
    select p.* from jsonb_to_recordset(p_passed) as p (id uuid, seen bigint, facts jsonb)
  ), locked as (
    -- In one order, so that two workers wait for each other instead of blocking each other.
    select s.id from public.saved_searches s
    where s.id in (select g.id from given g) order by s.id for update
  ), moved as (
    update public.saved_searches s set
      seen = p_newest,
      rests_until = case when g.facts is null then s.rests_until else p_time + 86400 end
    from given g join locked l on l.id = g.id
    -- The second of two workers that looked writes nothing, nor does one after a change of the search.
    where s.id = g.id and s.alerts and s.chain = p_chain and s.seen = g.seen and g.seen < p_newest
    returning s.id, s.wallet, g.facts
  )
  insert into public.outbox (kind, subject_id, event_key, details)
  select 'investor_search_alert', i.id, 'search:' || m.id || ':' || p_chain || ':' || p_newest,
    m.facts || jsonb_build_object('search', m.id)
  from moved m join public.investors i on i.wallet_address = m.wallet
  where m.facts is not null and app.hears_of_searches(m.wallet)
  on conflict (event_key, subject_id) where event_key is not null do nothing;
  get diagnostics written = row_count;
  return written;
end
$$;
comment on function app.pass_searches(text, bigint, bigint, jsonb) is
  'Records that searches have seen the listings up to p_newest, and writes the mails of those that found something: these rest for a day of the chain''s. Returns their number.';
grant execute on function app.pass_searches(text, bigint, bigint, jsonb) to tenora_worker;

-- Names are read when a mail is sent: the outbox holds no user's text.
create function app.search_of_mail(p_outbox_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select s.name
  from public.outbox o join public.saved_searches s on s.id = (o.details ->> 'search')::uuid
  where o.id = p_outbox_id and o.kind = 'investor_search_alert' and s.alerts
$$;
comment on function app.search_of_mail(uuid) is
  'What the owner of the search that a mail is about calls it; null once it was deleted or its mails turned off.';
grant execute on function app.search_of_mail(uuid) to tenora_worker, tenora_admin;

-- Receivables that people watch on the exchange. Nothing is mailed about them.
create table public.watched_listings (
  wallet text not null check (wallet ~ '^0x[0-9a-f]{40}$'),
  listing_id bigint not null check (listing_id > 0),
  listing_transaction text not null check (listing_transaction ~ '^0x[0-9a-f]{64}$'),
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (wallet, listing_id)
);
comment on table public.watched_listings is 'Receivables that the owners of wallets watch, at most 100 each.';
comment on column public.watched_listings.listing_transaction is
  'What listed it: a chain that was made again has other receivables of these numbers.';
alter table public.watched_listings enable row level security, force row level security;
create policy "the owner's functions see every row" on public.watched_listings
  to current_user using (true) with check (true);
create policy "members see what they watch" on public.watched_listings
  for select to tenora_member using (wallet = (select app.current_wallet()));
grant select on public.watched_listings to tenora_member;

-- SQLSTATE TN591: 100 receivables.
create function app.watch_listing(p_listing bigint, p_transaction text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  its_wallet constant text := app.require_wallet();
begin
  -- One at a time, so that each counts the others.
  perform pg_advisory_xact_lock(hashtextextended('tenora.watched-listings:' || its_wallet, 0));
  if (select count(*) from public.watched_listings w
    where w.wallet = its_wallet and w.listing_id <> p_listing) >= 100 then
    raise exception 'Too many watched receivables' using errcode = 'TN591';
  end if;
  insert into public.watched_listings as w (wallet, listing_id, listing_transaction)
  values (its_wallet, p_listing, p_transaction)
  on conflict (wallet, listing_id) do update
    set listing_transaction = excluded.listing_transaction, created_at = excluded.created_at
    where w.listing_transaction <> excluded.listing_transaction;
end
$$;
comment on function app.watch_listing(bigint, text) is
  'Watches a receivable, which the caller has read from the market, for the member''s wallet; a repeated call changes nothing.';
grant execute on function app.watch_listing(bigint, text) to tenora_member;

create function app.unwatch_listing(p_listing bigint) returns void
language sql security definer set search_path = ''
as $$
  delete from public.watched_listings w
  where w.wallet = app.require_wallet() and w.listing_id = p_listing
$$;
comment on function app.unwatch_listing(bigint) is 'Ends that the member''s wallet watches a receivable.';
grant execute on function app.unwatch_listing(bigint) to tenora_member;

create function app.erase_searches(p_wallet text) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.saved_searches s where s.wallet = lower(p_wallet);
  delete from public.watched_listings w where w.wallet = lower(p_wallet);
end
$$;
comment on function app.erase_searches(text) is
  'Deletes the searches that a wallet''s owner saved, and what they watch. For the owner.';
