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
