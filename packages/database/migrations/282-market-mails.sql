-- Mails about what happens to receivables on the exchange. The worker reads the market with the
-- market's login, and hands over here what it found; this decides who is told, and that it is once.

create table public.market_mail_position (
  is_only boolean primary key default true check (is_only),
  chain text not null check (char_length(chain) <= 100),
  since_block bigint not null,
  since_time bigint not null,
  block bigint not null,
  "time" bigint not null
);
comment on table public.market_mail_position is
  'How far the market was read for its mails. One row, without one nothing was read.';
comment on column public.market_mail_position.chain is
  'What the chain began with: another chain behind the same address is read from its head on.';
comment on column public.market_mail_position.since_block is
  'The head when it was read first. What is older is mailed to nobody.';
comment on column public.market_mail_position.time is 'Of the chain, in seconds since 1970, as since_time.';
alter table public.market_mail_position enable row level security, force row level security;
create policy "the owner's functions see every row" on public.market_mail_position
  to current_user using (true) with check (true);

create table public.market_occasions (
  key text primary key check (char_length(key) <= 200),
  at timestamptz(3) not null default now()
);
comment on table public.market_occasions is
  'What mails were written about, or what a later mail has made pointless. Its key makes that once.';
alter table public.market_occasions enable row level security, force row level security;
create policy "the owner's functions see every row" on public.market_occasions
  to current_user using (true) with check (true);

create function app.find_market_mail_position()
returns table (chain text, since_block bigint, since_time bigint, block bigint, "time" bigint)
language sql stable security definer set search_path = ''
as $$
  select p.chain, p.since_block, p.since_time, p.block, p."time" from public.market_mail_position p
$$;
comment on function app.find_market_mail_position() is 'How far the market was read; no row before the first time.';
grant execute on function app.find_market_mail_position() to tenora_worker;

create function app.begin_market_mails(p_chain text, p_block bigint, p_time bigint) returns void
language sql security definer set search_path = ''
as $$
  insert into public.market_mail_position as p (chain, since_block, since_time, block, "time")
  values (p_chain, p_block, p_time, p_block, p_time)
  on conflict (is_only) do update set chain = excluded.chain, since_block = excluded.since_block,
    since_time = excluded.since_time, block = excluded.block, "time" = excluded."time"
  -- Of two workers that begin, the second changes nothing.
  where p.chain <> excluded.chain or excluded.block < p.since_block
$$;
comment on function app.begin_market_mails(text, bigint, bigint) is
  'Begins to read a chain at its head, which is this block at this time: what is older is mailed to nobody.';
grant execute on function app.begin_market_mails(text, bigint, bigint) to tenora_worker;

create function app.move_market_mails(p_chain text, p_block bigint, p_time bigint) returns void
language sql security definer set search_path = ''
as $$
  update public.market_mail_position p
  set chain = p_chain, block = p_block, "time" = greatest(p."time", p_time)
  -- A chain without a listing has no name yet.
  where p.chain in (p_chain, '')
$$;
comment on function app.move_market_mails(text, bigint, bigint) is
  'Records that the market was read up to this block. A chain''s block falls when it lost some; what its time has reached stays reached.';
grant execute on function app.move_market_mails(text, bigint, bigint) to tenora_worker;

create function app.add_market_mails(p_occasions jsonb) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  written int;
begin
  if jsonb_array_length(p_occasions) > 500 then
    raise exception 'Too many occasions at once' using errcode = '22023';
  end if;
  with given as (
    select o.* from jsonb_to_recordset(p_occasions) as o (key text, replaces text[], facts jsonb,
      "sellerKind" text, "holderKind" text, holders text[], "customerOf" text)
  ), replaced as (
    select unnest(g.replaces) as key from given g
  ), added as (
    insert into public.market_occasions (key)
    -- In one order, so that two workers wait for each other instead of blocking each other.
    select k.key from (select g.key from given g union select r.key from replaced r) k order by k.key
    on conflict do nothing
    returning key
  ), news as (
    select g.* from given g join added a on a.key = g.key
    where g.key not in (select r.key from replaced r)
  ), mails as (
    select n."sellerKind" as kind, b.id as subject_id, n.key, n.facts
    from news n join public.businesses b on b.wallet_address = n.facts ->> 'seller'
    where b.erased_at is null and n."sellerKind" like 'business\_%'
    union
    select n."holderKind", i.id, n.key, n.facts
    from news n join public.investors i on i.wallet_address = any (n.holders)
    where i.erased_at is null and i.status <> 'rejected' and n."holderKind" like 'investor\_%'
    union
    -- The transaction too: a local chain that was made again has other receivables of these numbers.
    select 'customer_reminder', r.id, n.key, n.facts
    from news n
    join public.funding_requests r on r.listing_id = (n.facts ->> 'listing')::bigint
      and r.listing_transaction = n."customerOf"
    where exists (select from app.customer_of_request(r.id))
  )
  insert into public.outbox (kind, subject_id, event_key, details)
  select m.kind, m.subject_id, m.key, m.facts from mails m
  where m.kind = any (app.market_mail_kinds())
  on conflict (event_key, subject_id) where event_key is not null do nothing;
  get diagnostics written = row_count;
  return written;
end
$$;
comment on function app.add_market_mails(jsonb) is
  'Writes the mails about what happened, at most 500 at once, to the seller''s business, the holders who are registered and the customer; what was written about before is left out. Returns their number.';
grant execute on function app.add_market_mails(jsonb) to tenora_worker;

create or replace function app.erase_funding_requests(p_business_id uuid) returns setof text
language plpgsql set search_path = ''
as $$
begin
  return query select d.url from public.funding_request_documents d
    where d.business_id = p_business_id;
  delete from public.funding_request_documents d where d.business_id = p_business_id;
  -- A reminder to a customer names the request, not the business.
  update public.outbox o set
    recipient_key = null, next_attempt_at = null,
    last_error = case when o.sent_at is null then 'ERASED' else o.last_error end,
    sent_at = coalesce(o.sent_at, now())
  where o.kind = 'customer_reminder'
    and o.subject_id in (
      select r.id from public.funding_requests r where r.business_id = p_business_id);
  update public.funding_requests r set
    draft = '{}', requested_changes = null,
    rejection_reason = case when r.rejection_reason is not null then '[erased]' end,
    status = case when r.status in ('rejected', 'listed') then r.status else 'withdrawn' end,
    version = r.version + 1, updated_at = now()
  where r.business_id = p_business_id;
  update public.funding_request_history h set reason = null, changes = null, submission = null
  where h.business_id = p_business_id;
  update public.funding_request_checks c set comment = null where c.business_id = p_business_id;
end
$$;
