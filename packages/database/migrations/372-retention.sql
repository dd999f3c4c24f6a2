-- What expires, with the facts of mails that nobody claimed (160 cleared mails with a reason or a
-- recipient only), the contact log (371) and deleted rewards (350).

drop index public.outbox_sent;
create index outbox_expiring on public.outbox (coalesce(sent_at, closed_at, created_at))
  where reason is not null or recipient_key is not null or details is not null;

create or replace function app.delete_expired(p_sessions_days int, p_mails_days int) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  sessions int;
  messages int;
  limits int;
  mails int;
begin
  if p_sessions_days < 1 or p_mails_days < 7 then
    raise exception 'The retention period is too short' using errcode = '22023';
  end if;
  with deleted as (
    delete from auth_wallet.session s
    where s."expiresAt" < now() - make_interval(days => p_sessions_days) returning 1
  ), deleted_admin_rows as (
    delete from auth_admin.session s
    where s."expiresAt" < now() - make_interval(days => p_sessions_days) returning 1
  ) select (select count(*) from deleted) + (select count(*) from deleted_admin_rows) into sessions;
  -- Sign-in messages are deleted a day after they expire. Admin links contain an email address, so they
  -- are kept as long as a session.
  with deleted as (
    delete from auth_wallet.verification v
    where v."expiresAt" < now() - interval '1 day' returning 1
  ), deleted_admin_rows as (
    delete from auth_admin.verification v
    where v."expiresAt" < now() - interval '1 day' returning 1
  ), links as (
    delete from public.admin_links l
    where l.expires_at < now() - make_interval(days => p_sessions_days) returning 1
  ) select (select count(*) from deleted) + (select count(*) from deleted_admin_rows)
      + (select count(*) from links) into messages;
  -- Counters contain IP addresses. None counts longer than a day; a known browser is kept half a year.
  with deleted as (
    delete from auth_wallet."rateLimit" r
    where r."lastRequest" < extract(epoch from now() - interval '1 day') * 1000 returning 1
  ), deleted_admin_rows as (
    delete from auth_admin."rateLimit" r
    where r."lastRequest" < extract(epoch from now() - interval '1 day') * 1000 returning 1
  ), expired_attempts as (
    delete from auth_admin.login_attempt g where g.at < now() - interval '15 minutes' returning 1
  ), browsers as (
    delete from auth_admin.known_browser k
    where k.seen_at < now() - interval '180 days' returning 1
  ), expired_limits as (
    -- Skips rows that a request is updating: waiting for them could deadlock.
    delete from public.rate_limits t where t.subject in (
      select old.subject from public.rate_limits old where old.replenished_at < now() - interval '1 hour'
      for update skip locked) returning 1
  ), codes as (
    -- Skips rows that a sign-in of that account is deleting.
    delete from auth_admin.code_attempt w where w.id in (
      select old.id from auth_admin.code_attempt old
      where old.at < clock_timestamp() - interval '1 day'
      for update skip locked) returning 1
  ) select (select count(*) from deleted) + (select count(*) from deleted_admin_rows)
      + (select count(*) from expired_attempts) + (select count(*) from browsers)
      + (select count(*) from expired_limits) + (select count(*) from codes) into limits;
  -- The mail's row is kept; its reason, recipient and facts are deleted.
  with cleared as (
    update public.outbox o set reason = null, recipient_key = null, details = null
    where coalesce(o.sent_at, o.closed_at, o.created_at) < now() - make_interval(days => p_mails_days)
      and (o.reason is not null or o.recipient_key is not null or o.details is not null) returning 1
  ) select count(*) into mails from cleared;
  return jsonb_build_object(
    'sessions', sessions, 'messages', messages, 'limits', limits, 'mails', mails,
    'contacts', app.clear_expired_contacts(),
    'rewards', app.delete_old_rewards());
end
$$;
comment on function app.delete_expired(int, int) is
  'Deletes expired data: sessions, links and the texts of mails after these periods (days), sign-in messages, counters, names in the contact log and deleted rewards after their own. Returns the numbers.';
