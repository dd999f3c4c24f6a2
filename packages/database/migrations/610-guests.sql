-- Guests: owners of wallets who buy by invitation without being registered, and who gave an address to be told
-- at. It is unproven until its owner says so on the page that one mail leads to. Until then, and again once
-- they say no, nothing else is written to it: a guest's settings (360) have one topic, stopped from the start.

create table public.guests (
  id uuid primary key default gen_random_uuid(),
  wallet text not null unique check (wallet ~ '^0x[0-9a-f]{40}$'),
  email text not null check (char_length(email) <= 254 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  added_at timestamptz(3) not null default clock_timestamp()
);
comment on table public.guests is 'Addresses of wallets'' owners who aren''t registered. For mails to them alone; no seller sees one.';
alter table public.guests enable row level security, force row level security;
create policy "the owner's functions see every row" on public.guests
  to current_user using (true) with check (true);

create table public.guest_confirmations (
  wallet text not null check (wallet ~ '^0x[0-9a-f]{40}$'),
  address_hash bytea not null check (octet_length(address_hash) = 32),
  at timestamptz(3) not null default clock_timestamp()
);
comment on table public.guest_confirmations is
  'Which wallet had a confirmation sent to which address, as SHA-256: what limits them.';
create index guest_confirmations_of_wallet on public.guest_confirmations (wallet, at);
create index guest_confirmations_of_address on public.guest_confirmations (address_hash, at);
create index guest_confirmations_by_time on public.guest_confirmations (at);
alter table public.guest_confirmations enable row level security, force row level security;
create policy "the owner's functions see every row" on public.guest_confirmations
  to current_user using (true) with check (true);

create table public.guest_refusals (
  address_hash bytea primary key check (octet_length(address_hash) = 32),
  at timestamptz(3) not null default clock_timestamp()
);
comment on table public.guest_refusals is
  'Addresses whose owners said no to mails as a guest, as SHA-256: for a year nobody has another confirmation sent there.';
alter table public.guest_refusals enable row level security, force row level security;
create policy "the owner's functions see every row" on public.guest_refusals
  to current_user using (true) with check (true);

create function app.guest_address_hash(p_email text) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(lower(regexp_replace(p_email, '\+[^@]*@', '@')), 'UTF8'))
$$;
comment on function app.guest_address_hash(text) is
  'SHA-256 of an address without its tag, which leads to the same mailbox. For the functions in this file.';

alter table public.mail_settings drop constraint mail_settings_stopped_check,
  add constraint mail_settings_stopped_check check (stopped <@ array['sale-progress', 'join-requests',
    'invitations', 'due-dates', 'saved-searches', 'guest-emails']);
alter table public.mail_tokens drop constraint mail_tokens_topic_check,
  add constraint mail_tokens_topic_check check (topic in ('sale-progress', 'join-requests',
    'invitations', 'due-dates', 'saved-searches', 'guest-emails'));

-- The new kind of mail. The kinds that other migrations allow stay as they are.
do $$
declare
  added constant text[] := array['guest_confirmation'];
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

create function app.topic_for(p_kind text, p_subject uuid) returns text
language sql stable set search_path = ''
as $$
  select case when exists (select from public.guests g where g.id = p_subject) then 'guest-emails'
    else app.mail_topic(p_kind) end
$$;
comment on function app.topic_for(text, uuid) is
  'What a mail to this recipient can be unsubscribed as: guests stop all of theirs at once. For the functions in this file.';


create or replace function app.mail_topics_of(p_subject uuid) returns text[]
language sql stable set search_path = ''
as $$
  select case
    when exists (select from public.guests g where g.id = p_subject) then array['guest-emails']
    when exists (select from public.investors i where i.id = p_subject)
      then array['invitations', 'due-dates', 'saved-searches']
    else array['sale-progress', 'join-requests'] end
$$;

create or replace function app.lock_mail_subject(p_subject uuid) returns boolean
language plpgsql set search_path = ''
as $$
begin
  perform from public.businesses b where b.id = p_subject and b.erased_at is null for share;
  if not found then
    perform from public.investors i where i.id = p_subject and i.erased_at is null for share;
  end if;
  if not found then
    perform from public.guests g where g.id = p_subject for share;
  end if;
  return found;
end
$$;

create or replace function app.mail_to_send(p_outbox_id uuid, p_hash bytea)
returns table (is_stopped boolean, time_zone text)
language plpgsql security definer set search_path = ''
as $$
declare
  mail public.outbox;
begin
  select * into mail from public.outbox o
  where o.id = p_outbox_id and o.sent_at is null and o.kind = any (app.market_mail_kinds());
  if not found or not app.lock_mail_subject(mail.subject_id) then
    return;
  end if;
  insert into public.mail_tokens (hash, subject_id, topic)
  values (p_hash, mail.subject_id, app.topic_for(mail.kind, mail.subject_id))
  on conflict (hash) do nothing;
  return query
    select app.is_mail_stopped(mail.kind, mail.subject_id),
      (select s.time_zone from public.mail_settings s where s.subject_id = mail.subject_id);
end
$$;

create function app.is_registered_investor(p_wallet text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.investors i
    where i.wallet_address = p_wallet and i.erased_at is null and i.status <> 'rejected')
$$;
comment on function app.is_registered_investor(text) is
  'Whether a wallet''s owner gets mails as an investor, and so none as a guest. For the functions in this file.';

create function app.is_guest_confirmed(p_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.mail_settings s
    where s.subject_id = p_id and not 'guest-emails' = any (s.stopped))
$$;
comment on function app.is_guest_confirmed(uuid) is
  'Whether the owner of a guest''s address wants mails. For the functions in this file.';

create or replace function app.is_mail_stopped(p_kind text, p_subject uuid) returns boolean
language sql stable set search_path = ''
as $$
  select case
    when p_kind = 'guest_confirmation' then exists (
      select from public.guests g join public.guest_refusals r on r.address_hash = app.guest_address_hash(g.email)
      where g.id = p_subject)
    when exists (select from public.guests g where g.id = p_subject) then not app.is_guest_confirmed(p_subject)
    else exists (
      select from public.mail_settings s
      where s.subject_id = p_subject and app.mail_topic(p_kind) = any (s.stopped)) end
$$;

create function app.note_guest_answer(p_subject uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  its_hash bytea;
begin
  select app.guest_address_hash(g.email) into its_hash from public.guests g where g.id = p_subject;
  if its_hash is null then
    return;
  end if;
  if app.is_guest_confirmed(p_subject) then
    delete from public.guest_refusals r where r.address_hash = its_hash;
  else
    insert into public.guest_refusals (address_hash) values (its_hash)
    on conflict (address_hash) do update set at = excluded.at;
  end if;
end
$$;
comment on function app.note_guest_answer(uuid) is
  'Records that the owner of a guest''s address said no, or takes it back. For the functions in this file.';

create or replace function app.change_mail_settings_by_token(p_hash bytea, p_stopped text[], p_time_zone text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  its_subject uuid;
begin
  select t.subject_id into its_subject from public.mail_tokens t where t.hash = p_hash for share;
  if its_subject is null then
    return false;
  end if;
  perform app.change_mail_settings(its_subject, p_stopped, p_time_zone);
  perform app.note_guest_answer(its_subject);
  return true;
end
$$;

create or replace function app.unsubscribe_mail(p_hash bytea) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  its public.mail_tokens;
begin
  select * into its from public.mail_tokens t where t.hash = p_hash and t.topic is not null for share;
  if not found then
    return null;
  end if;
  insert into public.mail_settings as s (subject_id, stopped) values (its.subject_id, array[its.topic])
  on conflict (subject_id) do update set stopped = s.stopped || its.topic, updated_at = now()
  where not its.topic = any (s.stopped);
  perform app.note_guest_answer(its.subject_id);
  return its.topic;
end
$$;

create function app.delete_guest(p_id uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  -- First, as lock_mail_subject has it.
  delete from public.guests g where g.id = p_id;
  delete from public.mail_tokens t where t.subject_id = p_id;
  delete from public.mail_settings s where s.subject_id = p_id;
  update public.outbox o set
    recipient_key = null, next_attempt_at = null,
    last_error = case when o.sent_at is null then 'ERASED' else o.last_error end,
    sent_at = coalesce(o.sent_at, now())
  where o.subject_id = p_id;
end
$$;
comment on function app.delete_guest(uuid) is
  'Deletes a guest''s address with its settings and tokens, and cancels what is unsent. For the functions in this file.';

create function app.keep_guest_address(p_email text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  its_wallet constant text := app.require_wallet();
  its_hash constant bytea := app.guest_address_hash(p_email);
  known public.guests;
begin
  -- One at a time for each wallet, then for each address, then of all, so that each counts the others.
  perform pg_advisory_xact_lock(hashtextextended('tenora.guest-wallet:' || its_wallet, 0));
  perform pg_advisory_xact_lock(hashtextextended('tenora.guest-address:' || encode(its_hash, 'hex'), 0));
  perform pg_advisory_xact_lock(hashtextextended('tenora.guest-confirmations', 0));
  select * into known from public.guests g where g.wallet = its_wallet;
  if app.is_registered_investor(its_wallet) then
    perform app.delete_guest(known.id);
    return 'registered';
  elsif lower(known.email) = lower(p_email) and app.is_guest_confirmed(known.id) then
    return 'confirmed';
  elsif known.id is null or lower(known.email) <> lower(p_email) then
    -- Another address is another guest: what the first one agreed to isn't the second one's.
    perform app.delete_guest(known.id);
    insert into public.guests (wallet, email) values (its_wallet, p_email) returning * into known;
    insert into public.mail_settings (subject_id, stopped) values (known.id, array['guest-emails']);
  end if;
  if (select count(*) from public.guest_confirmations c
      where c.wallet = its_wallet and c.at > now() - interval '1 day') >= 3
    or (select count(*) from public.guest_confirmations c
      where c.address_hash = its_hash and c.at > now() - interval '1 day') >= 2
    or (select count(*) from public.guest_confirmations c
      where c.address_hash = its_hash and c.at > now() - interval '30 days') >= 5
    or (select count(*) from public.guest_confirmations c where c.at > now() - interval '1 hour') >= 200
    or exists (select from public.guest_refusals r where r.address_hash = its_hash) then
    return 'limited';
  end if;
  insert into public.guest_confirmations (wallet, address_hash) values (its_wallet, its_hash);
  insert into public.outbox (kind, subject_id) values ('guest_confirmation', known.id);
  return 'sent';
end
$$;
comment on function app.keep_guest_address(text) is
  'Keeps an address for mails to the member''s wallet, and mails it once for its owner to confirm: sent; limited after 3 a day for a wallet, 2 a day and 5 in 30 days for an address, 200 an hour for all, and once the address''s owner said no; confirmed before; registered: investors have theirs.';
grant execute on function app.keep_guest_address(text) to tenora_member;

create function app.forget_guest_address() returns void
language sql security definer set search_path = ''
as $$
  select app.delete_guest(g.id) from public.guests g where g.wallet = app.require_wallet()
$$;
comment on function app.forget_guest_address() is 'Deletes the member''s own address as a guest.';
grant execute on function app.forget_guest_address() to tenora_member;

create function app.own_guest_address() returns table (email text, is_confirmed boolean, is_registered boolean)
language sql stable security definer set search_path = ''
as $$
  select g.email, coalesce(app.is_guest_confirmed(g.id), false), app.is_registered_investor(own.wallet)
  from (select app.require_wallet() as wallet) own left join public.guests g on g.wallet = own.wallet
$$;
comment on function app.own_guest_address() is
  'The member''s own address as a guest, null without one, and whether they are told as an investor instead.';
grant execute on function app.own_guest_address() to tenora_member;

create function app.email_of_guest(p_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select g.email from public.guests g where g.id = p_id and not app.is_registered_investor(g.wallet)
$$;
comment on function app.email_of_guest(uuid) is
  'Where a guest is told; null once they registered as an investor, and for others.';
grant execute on function app.email_of_guest(uuid) to tenora_worker, tenora_admin;

create or replace function app.mail_invitation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.outbox (kind, subject_id, event_key, details)
  select 'investor_invited', told.id, 'invitation:' || new.digest,
    jsonb_build_object('listing', new.listing_id, 'seller', new.seller, 'until', new.deadline)
  from (
    select i.id from public.investors i
    where i.wallet_address = new.wallet and i.erased_at is null and i.status <> 'rejected'
    union all
    select g.id from public.guests g
    where g.wallet = new.wallet and not app.is_registered_investor(g.wallet)) told
  -- Only an approved business writes to people in our name.
  where exists (
    select from public.businesses b
    where b.wallet_address = new.seller and b.status = 'approved'
      and b.suspended_at is null and b.erased_at is null)
  on conflict (event_key, subject_id) where event_key is not null do nothing;
  return null;
end
$$;
comment on function app.mail_invitation() is
  'Tells a registered investor, or a guest who confirmed an address, that a seller invited their wallet.';

create or replace function app.add_market_mails(p_occasions jsonb) returns int
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
    select n."holderKind", g.id, n.key, n.facts
    from news n join public.guests g on g.wallet = any (n.holders)
    where not app.is_registered_investor(g.wallet) and n."holderKind" like 'investor\_%'
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
  'Writes the mails about what happened, at most 500 at once, to the seller''s business, the holders who are registered or confirmed an address as guests, and the customer; what was written about before is left out. Returns their number.';

create function app.delete_old_guests() returns int
language plpgsql security definer set search_path = ''
as $$
declare
  old uuid;
  deleted int := 0;
begin
  delete from public.guest_confirmations c where c.at < now() - interval '30 days';
  delete from public.guest_refusals r where r.at < now() - interval '1 year';
  -- Skips rows that a request is locking.
  for old in
    select g.id from public.guests g
    where g.added_at < now() - interval '2 years'
      or g.added_at < now() - interval '7 days' and not app.is_guest_confirmed(g.id)
      or app.is_registered_investor(g.wallet)
    for update skip locked
  loop
    perform app.delete_guest(old);
    deleted := deleted + 1;
  end loop;
  return deleted;
end
$$;
comment on function app.delete_old_guests() is
  'Deletes addresses of guests two years after they were given, and after 7 days those that nobody confirmed or whose owner said no, and those of wallets that registered. Returns their number.';
grant execute on function app.delete_old_guests() to tenora_worker;

create function app.erase_guest(p_wallet text) returns void
language plpgsql set search_path = ''
as $$
begin
  perform app.delete_guest(g.id) from public.guests g where g.wallet = lower(p_wallet);
  delete from public.guest_confirmations c where c.wallet = lower(p_wallet);
end
$$;
comment on function app.erase_guest(text) is 'Deletes a wallet''s address as a guest. For the owner.';
