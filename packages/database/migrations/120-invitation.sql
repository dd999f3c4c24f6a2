-- Invitations and share links that sellers signed, and wallets that ask to be invited. The gates on
-- the chain decide who buys; these rows carry the signatures to the buyers.
create table public.invitations (
  digest text primary key check (digest ~ '^0x[0-9a-f]{64}$'),
  listing_id bigint not null check (listing_id > 0),
  seller text not null check (seller ~ '^0x[0-9a-f]{40}$'),
  wallet text not null check (wallet ~ '^0x[0-9a-f]{40}$'),
  name text not null check (char_length(name) between 1 and 80),
  cap bigint not null check (cap > 0),
  counter bigint not null check (counter >= 0),
  deadline bigint not null check (deadline > 0),
  signature text not null check (
    signature ~ '^0x([0-9a-f]{2})+$' and octet_length(signature) <= 8194),
  created_at timestamptz(3) not null default clock_timestamp(),
  constraint invitations_name_shows check (app.is_visible(name))
);
comment on table public.invitations is 'Signatures of sellers that let one wallet buy a receivable.';
comment on column public.invitations.digest is 'EIP-712 digest: what was signed, and what a revocation names.';
comment on column public.invitations.name is 'Whom the seller invited, for the seller alone.';
comment on column public.invitations.cap is 'The most units that the wallet can buy, as signed.';
comment on column public.invitations.counter is 'The seller''s counter at the exchange, as signed.';
comment on column public.invitations.deadline is 'The last second, as signed.';
create index invitations_of_listing on public.invitations (listing_id, seller, created_at);
create index invitations_of_wallet on public.invitations (wallet, listing_id);
create index invitations_of_seller on public.invitations (seller);
alter table public.invitations enable row level security, force row level security;
create policy "the owner's functions see every row" on public.invitations
  to current_user using (true) with check (true);
create policy "members see the invitations that they signed" on public.invitations
  for select to tenora_member using (seller = (select app.current_wallet()));
grant select on public.invitations to tenora_member;

create table public.join_requests (
  listing_id bigint not null check (listing_id > 0),
  wallet text not null check (wallet ~ '^0x[0-9a-f]{40}$'),
  seller text not null check (seller ~ '^0x[0-9a-f]{40}$'),
  name text not null check (char_length(name) between 1 and 80),
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (listing_id, wallet),
  constraint join_requests_name_shows check (app.is_visible(name))
);
comment on table public.join_requests is
  'Wallets that ask the seller of a receivable for an invitation; deleted once they are invited.';
create index join_requests_of_wallet on public.join_requests (wallet);
create index join_requests_of_seller on public.join_requests (seller);
alter table public.join_requests enable row level security, force row level security;
create policy "the owner's functions see every row" on public.join_requests
  to current_user using (true) with check (true);
create policy "members see the requests that they made or received" on public.join_requests
  for select to tenora_member
  using ((select app.current_wallet()) in (wallet, seller));
grant select on public.join_requests to tenora_member;

create table public.share_links (
  digest text primary key check (digest ~ '^0x[0-9a-f]{64}$'),
  listing_id bigint not null check (listing_id > 0),
  seller text not null check (seller ~ '^0x[0-9a-f]{40}$'),
  key text not null check (key ~ '^0x[0-9a-f]{40}$'),
  name text not null check (char_length(name) between 1 and 80),
  wallet_cap bigint not null check (wallet_cap > 0),
  total_cap bigint not null check (total_cap >= wallet_cap),
  counter bigint not null check (counter >= 0),
  deadline bigint not null check (deadline > 0),
  signature text not null check (
    signature ~ '^0x([0-9a-f]{2})+$' and octet_length(signature) <= 8194),
  created_at timestamptz(3) not null default clock_timestamp(),
  constraint share_links_key unique (listing_id, key),
  constraint share_links_name_shows check (app.is_visible(name))
);
comment on table public.share_links is
  'Signatures of sellers that let the holders of a link buy. The link''s private key never reaches the server.';
comment on column public.share_links.key is 'The address of the link''s key.';
comment on column public.share_links.name is 'What the seller calls the link, for the seller alone.';
comment on column public.share_links.wallet_cap is 'The most units that one wallet can buy, as signed.';
comment on column public.share_links.total_cap is 'The most units that all of them can buy, as signed.';
create index share_links_of_seller on public.share_links (seller);
alter table public.share_links enable row level security, force row level security;
create policy "the owner's functions see every row" on public.share_links
  to current_user using (true) with check (true);
create policy "members see the links that they signed" on public.share_links
  for select to tenora_member using (seller = (select app.current_wallet()));
grant select on public.share_links to tenora_member;

-- SQLSTATE TN270: 200 invitations of a receivable.
create function app.add_invitation(
  p_digest text, p_listing bigint, p_wallet text, p_name text, p_cap bigint, p_counter bigint,
  p_deadline bigint, p_signature text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  its_seller constant text := app.require_wallet();
begin
  -- One at a time, so that each counts the others.
  perform pg_advisory_xact_lock(hashtextextended('tenora.invitations:' || its_seller, 0));
  if exists (select from public.invitations i where i.digest = p_digest) then
    return;
  end if;
  if (select count(*) from public.invitations i
    where i.listing_id = p_listing and i.seller = its_seller) >= 200 then
    raise exception 'Too many invitations' using errcode = 'TN270';
  end if;
  insert into public.invitations
    (digest, listing_id, seller, wallet, name, cap, counter, deadline, signature)
  values (p_digest, p_listing, its_seller, lower(p_wallet), p_name, p_cap, p_counter, p_deadline,
    p_signature);
  delete from public.join_requests r
  where r.listing_id = p_listing and r.wallet = lower(p_wallet) and r.seller = its_seller;
end
$$;
comment on function app.add_invitation(text, bigint, text, text, bigint, bigint, bigint, text) is
  'Stores an invitation that the member signed, which the caller has verified; a repeated one changes nothing.';
grant execute on function
  app.add_invitation(text, bigint, text, text, bigint, bigint, bigint, text) to tenora_member;

create function app.own_invitations(p_listing bigint)
returns table (digest text, seller text, cap bigint, counter bigint, deadline bigint, signature text)
language sql stable security definer set search_path = ''
as $$
  select i.digest, i.seller, i.cap, i.counter, i.deadline, i.signature
  from public.invitations i
  where i.wallet = app.current_wallet() and i.listing_id = p_listing
  order by i.created_at desc limit 20
$$;
comment on function app.own_invitations(bigint) is
  'The invitations of the member''s own wallet to a receivable, newest first, without what the seller calls them.';
grant execute on function app.own_invitations(bigint) to tenora_member;

-- SQLSTATE TN271: 200 requests wait for the seller.
create function app.ask_to_join(p_listing bigint, p_seller text, p_name text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  its_wallet constant text := app.require_wallet();
begin
  perform pg_advisory_xact_lock(hashtextextended('tenora.join-requests:' || p_listing, 0));
  if (select count(*) from public.join_requests r
    where r.listing_id = p_listing and r.wallet <> its_wallet) >= 200 then
    raise exception 'Too many requests to join' using errcode = 'TN271';
  end if;
  insert into public.join_requests (listing_id, wallet, seller, name)
  values (p_listing, its_wallet, lower(p_seller), p_name)
  on conflict (listing_id, wallet) do update
    set name = excluded.name, seller = excluded.seller, created_at = excluded.created_at;
end
$$;
comment on function app.ask_to_join(bigint, text, text) is
  'Asks the seller of a receivable, whom the caller has read from the chain, to invite the member''s wallet.';
grant execute on function app.ask_to_join(bigint, text, text) to tenora_member;

-- SQLSTATE TN272: 50 links of a receivable.
create function app.add_share_link(
  p_digest text, p_listing bigint, p_key text, p_name text, p_wallet_cap bigint,
  p_total_cap bigint, p_counter bigint, p_deadline bigint, p_signature text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  its_seller constant text := app.require_wallet();
begin
  perform pg_advisory_xact_lock(hashtextextended('tenora.share-links:' || its_seller, 0));
  if exists (select from public.share_links l where l.digest = p_digest) then
    return;
  end if;
  if (select count(*) from public.share_links l
    where l.listing_id = p_listing and l.seller = its_seller) >= 50 then
    raise exception 'Too many links' using errcode = 'TN272';
  end if;
  insert into public.share_links
    (digest, listing_id, seller, key, name, wallet_cap, total_cap, counter, deadline, signature)
  values (p_digest, p_listing, its_seller, lower(p_key), p_name, p_wallet_cap, p_total_cap,
    p_counter, p_deadline, p_signature);
end
$$;
comment on function app.add_share_link(text, bigint, text, text, bigint, bigint, bigint, bigint, text) is
  'Stores a share link that the member signed, which the caller has verified; a repeated one changes nothing.';
grant execute on function
  app.add_share_link(text, bigint, text, text, bigint, bigint, bigint, bigint, text) to tenora_member;

create function app.find_share_link(p_listing bigint, p_key text)
returns table (digest text, seller text, wallet_cap bigint, total_cap bigint, counter bigint,
  deadline bigint, signature text)
language sql stable security definer set search_path = ''
as $$
  select l.digest, l.seller, l.wallet_cap, l.total_cap, l.counter, l.deadline, l.signature
  from public.share_links l where l.listing_id = p_listing and l.key = lower(p_key)
$$;
comment on function app.find_share_link(bigint, text) is
  'The link of one exact key, for those who were given its private key. Without that key it admits nobody.';
grant execute on function app.find_share_link(bigint, text) to tenora_visitor;

create function app.erase_invitations(p_wallet text) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from public.join_requests r where lower(p_wallet) in (r.wallet, r.seller);
  delete from public.invitations i where lower(p_wallet) in (i.wallet, i.seller);
  delete from public.share_links l where l.seller = lower(p_wallet);
end
$$;
comment on function app.erase_invitations(text) is
  'Deletes what names a wallet or was named by it. The chain keeps what it has. For the owner.';
