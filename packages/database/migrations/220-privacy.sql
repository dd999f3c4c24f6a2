-- Also erases a wallet that only signed in, and one whose sign-in was interrupted.
-- SQLSTATE TN050: the business or the investor is approved and not suspended.
create function app.erase_person(p_wallet text) returns setof text
language plpgsql set search_path = ''
as $$
declare
  its_wallet constant text := lower(p_wallet);
  business public.businesses;
  investor public.investors;
  subjects uuid[];
  documents text[];
begin
  select * into business from public.businesses b
  where b.wallet_address = its_wallet for update;
  select * into investor from public.investors i where i.wallet_address = its_wallet for update;
  if business.status = 'approved' and business.suspended_at is null
    or investor.status = 'approved' and investor.suspended_at is null then
    raise exception 'Suspend an approved business or investor before its erasure' using errcode = 'TN050';
  end if;
  subjects := array_remove(array[business.id, investor.id], null);
  documents := array(
    select url from (
      select business.certificate_url as url
      union select investor.certificate_url
      union select h.replaced_certificate_url from public.business_history h
      where h.business_id = business.id
      union select r.certificate_url from public.rejected_submissions r
      where r.business_id = business.id
    ) named where url like '/documents/%');

  update public.businesses b set
    company_name = '[erased]', registration_number = '[erased]', director_name = '[erased]',
    director_email = 'erased@erased.invalid', certificate_url = null, certificate_info = null,
    rejection_reason = null,
    suspension_reason = case when b.suspended_at is not null then '[erased]' end,
    status = case when b.status = 'pending' then 'rejected' else b.status end,
    updated_at = now(), erased_at = now()
  where b.id = business.id;
  perform set_config('app.erasing', coalesce(business.id::text, ''), true);
  documents := documents || array(select app.erase_funding_requests(business.id));
  update public.business_history h set reason = null, replaced_certificate_url = null
  where h.business_id = business.id;
  update public.business_comments n set comment = '[erased]' where n.business_id = business.id;
  perform set_config('app.erasing', '', true);
  -- Last, because the update above has stored the emptied submission as a rejected one.
  delete from public.rejected_submissions r where r.business_id = business.id;

  update public.investors i set
    investor_name = '[erased]', registration_number_encrypted = '\x00', certificate_url = null,
    certificate_info = '{}', rejection_reason = null,
    suspension_reason = case when i.suspended_at is not null then '[erased]' end,
    status = case when i.status = 'pending' then 'rejected' else i.status end,
    erased_at = now()
  where i.id = investor.id;
  -- Unsent mails are cancelled; the rows remain as evidence that a mail existed.
  update public.outbox o set
    reason = null, recipient_key = null, next_attempt_at = null,
    last_error = case when o.sent_at is null then 'ERASED' else o.last_error end,
    sent_at = coalesce(o.sent_at, now())
  where o.subject_id = any(subjects);
  delete from public.upload_quota q where q.wallet_address = its_wallet;
  delete from auth_wallet."user" u
  where u.id in (
    select w."userId" from auth_wallet."walletAddress" w where lower(w.address) = its_wallet)
    -- After an interrupted sign-in there is no address yet, only this placeholder email of the server's.
    or u.email = its_wallet || '@wallet.invalid';

  -- Also for a wallet without a record: the request itself is audited.
  insert into public.audit_log (action, subject_type, subject_id, after)
  values ('person.erased', 'wallet', its_wallet,
    jsonb_build_object('records', subjects, 'documents', cardinality(documents)));
  return query select unnest(documents);
end
$$;
comment on function app.erase_person(text) is
  'Overwrites all personal data of a wallet; returns the documents to remove. For the owner.';

create function app.delete_expired(p_sessions_days int, p_mails_days int) returns jsonb
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
grant execute on function app.delete_expired(int, int) to tenora_worker;
