-- Guests: owners of wallets who buy by invitation without being registered, and who gave an address to be told
-- at. It is unproven until its owner says so on the page that one mail leads to. Until then, and again once
-- they say no, nothing else is written to it: a guest's settings have one topic, stopped from the start.
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

create function app.is_registered_investor(p_wallet text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from public.investors i
    where i.wallet_address = p_wallet and i.erased_at is null and i.status <> 'rejected')
$$;
comment on function app.is_registered_investor(text) is
  'Whether a wallet''s owner gets mails as an investor, and so none as a guest. For the functions of mails.';

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
  'Records that the owner of a guest''s address said no, or takes it back. For the functions of mail settings.';

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

create function app.keep_guest_address(p_email text, p_holds boolean default false) returns text
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
  elsif not p_holds and not app.is_known_guest(its_wallet) then
    return 'stranger';
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
comment on function app.keep_guest_address(text, boolean) is
  'Keeps an address for mails to the member''s wallet, and mails it once for its owner to confirm: sent; limited after 3 a day for a wallet, 2 a day and 5 in 30 days for an address, 200 an hour for all, and once the address''s owner said no; confirmed before; registered: investors have theirs; stranger, and nothing is kept: a wallet that neither asked to join nor was invited nor holds a note, which the caller has read from the market (p_holds).';
grant execute on function app.keep_guest_address(text, boolean) to tenora_member;

create function app.forget_guest_address() returns void
language sql security definer set search_path = ''
as $$
  select app.delete_guest(g.id) from public.guests g where g.wallet = app.require_wallet()
$$;
comment on function app.forget_guest_address() is 'Deletes the member''s own address as a guest.';
grant execute on function app.forget_guest_address() to tenora_member;

create function app.email_of_guest(p_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select g.email from public.guests g where g.id = p_id and not app.is_registered_investor(g.wallet)
$$;
comment on function app.email_of_guest(uuid) is
  'Where a guest is told; null once they registered as an investor, and for others.';
grant execute on function app.email_of_guest(uuid) to tenora_worker, tenora_admin;

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

-- Guests who buy by a link never ask to join: a wallet that holds a note may give an address as well, and one
-- that has nothing to be told of may not. Functions of the owner don't read the market's views, so the
-- caller says whether the wallet holds a note, as callers do for ratings and invitations.
create function app.is_known_guest(p_wallet text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.join_requests r where r.wallet = p_wallet)
    or exists (select from public.invitations i where i.wallet = p_wallet)
    or exists (select from public.guests g where g.wallet = p_wallet)
$$;
comment on function app.is_known_guest(text) is
  'Whether a wallet asked to join a sale, was invited to one, or gave an address before. For the functions in this file.';
