-- Guests who buy by a link never ask to join: a wallet that holds a note may give an address as well, and one
-- that has nothing to be told of may not. Functions of the owner don't read the market's views (240), so the
-- caller says whether the wallet holds a note, as callers do for ratings (580) and invitations (270).
create function app.is_known_guest(p_wallet text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.join_requests r where r.wallet = p_wallet)
    or exists (select from public.invitations i where i.wallet = p_wallet)
    or exists (select from public.guests g where g.wallet = p_wallet)
$$;
comment on function app.is_known_guest(text) is
  'Whether a wallet asked to join a sale, was invited to one, or gave an address before. For the functions in this file.';

-- Called without the second argument, too: by what asks with a request to join.
drop function app.keep_guest_address(text);
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
