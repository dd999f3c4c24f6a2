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
  constraint saved_searches_once unique (wallet, query)
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
  -- For nobody there is nothing to look for, now or once they want mails again.
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
    -- Of two workers that looked, or after a change of the search, the second writes nothing.
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

-- Names are read when a mail is sent: the outbox holds nothing that somebody wrote.
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

-- Everybody may read them: the worker matches with the filters of the exchange's page.
grant select on public.listed_requests, public.seller_slugs to tenora_worker;

-- The new kind of mail and its topic. The kinds that other migrations allow stay as they are.
do $$
declare
  added constant text[] := array['investor_search_alert'];
begin
  execute format('create or replace function app.market_mail_kinds() returns text[]
    language sql immutable set search_path = '''' as %L',
    format('select %L::text[]', app.market_mail_kinds() || added));
  execute (
    select format('alter table public.outbox drop constraint outbox_kind_check,
      add constraint outbox_kind_check check (%s or kind = any (%L::text[]))',
      pg_get_expr(c.conbin, c.conrelid), added)
    from pg_constraint c
    where c.conrelid = 'public.outbox'::regclass and c.conname = 'outbox_kind_check');
end
$$;

alter table public.mail_settings drop constraint mail_settings_stopped_check,
  add constraint mail_settings_stopped_check check (stopped <@ array['sale-progress', 'join-requests',
    'invitations', 'due-dates', 'saved-searches']);
alter table public.mail_tokens drop constraint mail_tokens_topic_check,
  add constraint mail_tokens_topic_check check (topic in ('sale-progress', 'join-requests',
    'invitations', 'due-dates', 'saved-searches'));

create or replace function app.mail_topic(p_kind text) returns text
language sql immutable set search_path = ''
as $$
  select case p_kind
    when 'business_published' then 'sale-progress'
    when 'business_first_purchase' then 'sale-progress'
    when 'business_join_requested' then 'join-requests'
    when 'investor_invited' then 'invitations'
    when 'investor_reminder' then 'due-dates'
    when 'investor_search_alert' then 'saved-searches' end
$$;

create or replace function app.mail_topics_of(p_subject uuid) returns text[]
language sql stable set search_path = ''
as $$
  select case when exists (select from public.investors i where i.id = p_subject)
    then array['invitations', 'due-dates', 'saved-searches'] else array['sale-progress', 'join-requests'] end
$$;
