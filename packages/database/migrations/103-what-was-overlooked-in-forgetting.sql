-- Codes that were not right went only at the account's next code.
create or replace function app.forget_expired(p_sessions_days int, p_mails_days int) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  sessions int;
  messages int;
  limits int;
  mails int;
begin
  if p_sessions_days < 1 or p_mails_days < 7 then
    raise exception 'Too short a time to keep' using errcode = '22023';
  end if;
  with gone as (
    delete from auth_wallet.session s
    where s."expiresAt" < now() - make_interval(days => p_sessions_days) returning 1
  ), gone_too as (
    delete from auth_admin.session s
    where s."expiresAt" < now() - make_interval(days => p_sessions_days) returning 1
  ) select (select count(*) from gone) + (select count(*) from gone_too) into sessions;
  -- Sign-in messages: a day after they stopped working. Links to choose a password name whom an
  -- admin invited: as long as a session.
  with gone as (
    delete from auth_wallet.verification v
    where v."expiresAt" < now() - interval '1 day' returning 1
  ), gone_too as (
    delete from auth_admin.verification v
    where v."expiresAt" < now() - interval '1 day' returning 1
  ), links as (
    delete from public.admin_links l
    where l.expires_at < now() - make_interval(days => p_sessions_days) returning 1
  ) select (select count(*) from gone) + (select count(*) from gone_too)
      + (select count(*) from links) into messages;
  -- Counts hold addresses of people; none reaches back further than a day, a known browser half a year.
  with gone as (
    delete from auth_wallet."rateLimit" r
    where r."lastRequest" < extract(epoch from now() - interval '1 day') * 1000 returning 1
  ), gone_too as (
    delete from auth_admin."rateLimit" r
    where r."lastRequest" < extract(epoch from now() - interval '1 day') * 1000 returning 1
  ), guesses as (
    delete from auth_admin.sign_in_guess g where g.at < now() - interval '15 minutes' returning 1
  ), browsers as (
    delete from auth_admin.known_browser k
    where k.seen_at < now() - interval '180 days' returning 1
  ), knocks as (
    -- Past what a knock is just taking: whoever waits here and knocks there would block both.
    delete from public.turns t where t.subject in (
      select old.subject from public.turns old where old.full_until < now() - interval '1 hour'
      for update skip locked) returning 1
  ), codes as (
    -- Past what a sign-in of that account is just deleting.
    delete from auth_admin.wrong_code w where w.id in (
      select old.id from auth_admin.wrong_code old
      where old.at < clock_timestamp() - interval '1 day'
      for update skip locked) returning 1
  ) select (select count(*) from gone) + (select count(*) from gone_too)
      + (select count(*) from guesses) + (select count(*) from browsers)
      + (select count(*) from knocks) + (select count(*) from codes) into limits;
  -- That a mail was sent, or given up, is kept; whom it was counted for, and its words, are not.
  with done as (
    update public.outbox o set reason = null, recipient_key = null
    where (o.sent_at < now() - make_interval(days => p_mails_days)
        or o.sent_at is null and o.created_at < now() - make_interval(days => p_mails_days))
      and (o.reason is not null or o.recipient_key is not null) returning 1
  ) select count(*) into mails from done;
  return jsonb_build_object(
    'sessions', sessions, 'messages', messages, 'limits', limits, 'mails', mails);
end
$$;

-- A wallet that only signed in, or whose sign-in broke off half-way.
-- SQLSTATE TN050: the business or the investor is approved and not suspended.
create or replace function app.erase_person(p_wallet text) returns setof text
language plpgsql set search_path = ''
as $$
declare
  its_wallet constant text := lower(p_wallet);
  business public.businesses;
  investor public.investors;
  subjects uuid[];
  documents text[];
  people text[];
  personal text[];
begin
  select * into business from public.businesses b
  where b.wallet_address = its_wallet for update;
  select * into investor from public.investors i where i.wallet_address = its_wallet for update;
  if business.status = 'approved' and business.suspended_at is null
    or investor.status = 'approved' and investor.suspended_at is null then
    raise exception 'Whoever is approved is suspended first' using errcode = 'TN050';
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

  people := array[business.director_name, investor.investor_name] || array(
    select r.director_name from public.rejected_submissions r where r.business_id = business.id);
  personal := people || array[its_wallet, business.company_name, business.registration_number,
      business.director_email, investor.certificate_info ->> 'email']
    || array(
      select unnest(array[r.company_name, r.registration_number, r.director_email])
      from public.rejected_submissions r where r.business_id = business.id);

  update public.businesses b set
    company_name = '[erased]', registration_number = '[erased]', director_name = '[erased]',
    director_email = 'erased@erased.invalid', certificate_url = null, certificate_info = null,
    rejection_reason = null,
    suspension_reason = case when b.suspended_at is not null then '[erased]' end,
    status = case when b.status = 'pending' then 'rejected' else b.status end,
    updated_at = now(), erased_at = now()
  where b.id = business.id;
  perform set_config('app.erasing', coalesce(business.id::text, ''), true);
  update public.business_history h set reason = null, replaced_certificate_url = null
  where h.business_id = business.id;
  update public.business_notes n set note = '[erased]' where n.business_id = business.id;
  perform set_config('app.erasing', '', true);
  -- Last, for the update above has just put the emptied request aside as a rejected one.
  delete from public.rejected_submissions r where r.business_id = business.id;

  update public.investors i set
    investor_name = '[erased]', registration_number_encrypted = '\x00', certificate_url = null,
    certificate_info = '{}', rejection_reason = null,
    suspension_reason = case when i.suspended_at is not null then '[erased]' end,
    status = case when i.status = 'pending' then 'rejected' else i.status end,
    erased_at = now()
  where i.id = investor.id;
  -- Nobody is written to any more; what was sent stays as the fact that it was.
  update public.outbox o set
    reason = null, recipient_key = null, next_attempt_at = null,
    last_error = case when o.sent_at is null then 'ERASED' else o.last_error end,
    sent_at = coalesce(o.sent_at, now())
  where o.subject_id = any(subjects);
  perform app.forget_views_of(personal, people);
  delete from public.upload_quota q where q.wallet_address = its_wallet;
  delete from auth_wallet."user" u
  where u.id in (
    select w."userId" from auth_wallet."walletAddress" w where lower(w.address) = its_wallet)
    -- One whose sign-in broke off half-way has no address yet; so the server writes its e-mail.
    or u.email = its_wallet || '@wallet.invalid';

  -- Also of a wallet that has no record: that it was asked for is an act.
  insert into public.audit_log (action, subject_type, subject_id, after)
  values ('person.erased', 'wallet', its_wallet,
    jsonb_build_object('records', subjects, 'documents', cardinality(documents)));
  return query select unnest(documents);
end
$$;
