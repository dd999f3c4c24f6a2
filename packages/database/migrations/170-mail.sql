-- Every kind of mail; what each says is in packages/email.
create table public.mail_kinds (
  kind text primary key,
  task text not null check (task in ('send_email', 'send_account_email', 'send_market_email',
    'send_acknowledgement_email', 'send_contact_email')),
  topic text check (topic in ('sale-progress', 'join-requests', 'invitations', 'due-dates', 'saved-searches'))
);
comment on table public.mail_kinds is 'Every kind of mail, how it is sent, and what it can be unsubscribed as.';
-- During an upgrade a worker of the previous version may run beside this one. It does not know new kinds
-- of mail and would discard them, but it does not take jobs of a task that it does not know.
comment on column public.mail_kinds.task is
  'The task of its job. send_account_email: an event of an admin''s account, named as its action in the audit log, or a notice to all admins. send_market_email: about a funding request, an invitation or a receivable, as in market-mail.ts; those are sent after all others.';
comment on column public.mail_kinds.topic is
  'What it can be unsubscribed as; null for what always comes. The same as mail-topic.ts.';
alter table public.mail_kinds enable row level security, force row level security;
create policy "the owner's functions see every row" on public.mail_kinds
  to current_user using (true) with check (true);
insert into public.mail_kinds (task, kind)
select 'send_email', unnest(array['business_submitted', 'business_approved', 'business_rejected',
  'business_suspended', 'business_reinstated', 'business_tier_changed', 'business_certificate_requested',
  'investor_submitted', 'investor_approved', 'investor_rejected', 'investor_suspended',
  'investor_reinstated', 'admin_invited', 'admin_recovery']);
insert into public.mail_kinds (task, kind)
select 'send_account_email', unnest(array['admin_invited_notice', 'admin_disabled_notice',
  'admin_password_recovered', 'admin_password_reset', 'admin_two_factor_enabled',
  'admin_two_factor_disabled', 'admin_recovery_code_used', 'admin_codes_used_up']);
insert into public.mail_kinds (task, kind)
select 'send_market_email', unnest(array['business_request_received', 'business_request_changes',
  'business_request_attested', 'business_request_rejected', 'business_request_asked',
  'business_request_confirmed', 'business_request_disputed', 'business_minimum_reached',
  'business_paid_out', 'business_fully_funded', 'business_sale_failed', 'business_payment_received',
  'business_disputed', 'business_defaulted', 'business_recovery', 'business_reminder',
  'business_credit_waiting', 'investor_paid_out', 'investor_refund_available', 'investor_claimable',
  'investor_disputed', 'investor_defaulted', 'investor_recovery', 'investor_credit_waiting',
  'customer_reminder', 'guest_confirmation']);
insert into public.mail_kinds (task, kind, topic) values
  ('send_market_email', 'business_published', 'sale-progress'),
  ('send_market_email', 'business_first_purchase', 'sale-progress'),
  ('send_market_email', 'business_join_requested', 'join-requests'),
  ('send_market_email', 'investor_invited', 'invitations'),
  ('send_market_email', 'investor_reminder', 'due-dates'),
  ('send_market_email', 'investor_search_alert', 'saved-searches'),
  ('send_acknowledgement_email', 'customer_asked', null),
  ('send_acknowledgement_email', 'admin_customer_answered', null),
  ('send_contact_email', 'contact_message', null);

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null references public.mail_kinds (kind),
  subject_id uuid not null,
  reason text,
  created_at timestamptz(3) not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz(3),
  last_error text,
  next_attempt_at timestamptz(3),
  recipient_key text check (char_length(recipient_key) <= 64),
  claimed_at timestamptz(3),
  recipient text references public.admins (user_id),
  details jsonb check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 2000),
  event_key text check (char_length(event_key) <= 200),
  closed_at timestamptz(3)
);
comment on table public.outbox is
  'Mails to send, written in the transaction that causes them. The id is the Message-ID.';
comment on column public.outbox.kind is 'Which mail: determines its text and its recipient.';
comment on column public.outbox.subject_id is
  'The business, investor, admin link or admin the mail is about.';
comment on column public.outbox.reason is 'The admin''s reason for a rejection, a suspension or a new tier.';
comment on column public.outbox.last_error is 'A short code of the last failure, never personal data.';
comment on column public.outbox.next_attempt_at is
  'When the next attempt is due; null when the mail was sent, waits for its first attempt, or was given up.';
comment on column public.outbox.recipient_key is 'Hash of the recipient''s address, for the cap on mails per recipient.';
comment on column public.outbox.claimed_at is 'When the last attempt started.';
comment on column public.outbox.recipient is
  'The admin who receives the mail; null when it goes to its subject or to the notification address.';
comment on column public.outbox.details is
  'Public facts that the text needs, as numbers of listings and amounts; never what somebody wrote.';
comment on column public.outbox.event_key is
  'What happened, for mails that are sent once per event and recipient; null for others.';
comment on column public.outbox.closed_at is
  'When it was closed without being sent, for the reason in last_error; null for others.';
create index on public.outbox (created_at desc, id desc);
create index outbox_by_recipient on public.outbox (recipient_key, claimed_at desc)
  where recipient_key is not null;
create unique index outbox_once on public.outbox (event_key, subject_id) where event_key is not null;
create index outbox_unsent on public.outbox (created_at desc, id desc)
  where sent_at is null and closed_at is null;
-- The mails about the records that a search finds, and about one receivable for its case file.
create index outbox_by_subject on public.outbox (subject_id, created_at desc, id desc);
create index outbox_expiring on public.outbox (coalesce(sent_at, closed_at, created_at))
  where reason is not null or recipient_key is not null or details is not null;
alter table public.outbox enable row level security, force row level security;
create policy "the owner's functions see every row" on public.outbox
  to current_user using (true) with check (true);
create policy "admins see all mails" on public.outbox for select to tenora_admin using (true);
create policy "the worker sees all mails" on public.outbox for select to tenora_worker using (true);
create policy "the worker records what it sent" on public.outbox
  for update to tenora_worker using (true) with check (true);
grant select on public.outbox to tenora_admin, tenora_worker;
grant update (attempts, sent_at, last_error, closed_at) on public.outbox to tenora_worker;

-- Mails about the market after all others, also at later attempts: thousands of reminders are due at
-- midnight, and an admin may wait for a link to sign in.
create function app.add_mail_job(p_outbox_id uuid, p_kind text, p_at timestamptz default null) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform graphile_worker.add_job(k.task, json_build_object('outboxId', p_outbox_id),
    run_at => p_at, max_attempts => 1000, job_key => p_outbox_id::text,
    priority => case k.task when 'send_market_email' then 10 else 0 end)
  from public.mail_kinds k where k.kind = p_kind;
end
$$;
comment on function app.add_mail_job(uuid, text, timestamptz) is
  'Adds the job of a mail, or moves it to another time. For the functions in this file.';

create function app.enqueue_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.add_mail_job(new.id, new.kind);
  return null;
end
$$;
comment on function app.enqueue_mail() is 'Adds the job of each new mail.';
create trigger enqueue after insert on public.outbox
  for each row execute function app.enqueue_mail();

create function app.schedule_mail(p_outbox_id uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  its_kind text;
begin
  update public.outbox o set next_attempt_at = p_at where o.id = p_outbox_id
  returning o.kind into its_kind;
  perform app.add_mail_job(p_outbox_id, its_kind, p_at);
end
$$;
comment on function app.schedule_mail(uuid, timestamptz) is 'Schedules the next attempt of a mail. For the functions in this file.';

create function app.record_mail_failure(p_outbox_id uuid, p_failure text) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  intervals constant interval[] :=
    '{5 seconds, 30 seconds, 5 minutes, 30 minutes, 2 hours, 6 hours}';
  mail public.outbox;
  next_at timestamptz;
begin
  update public.outbox o set
    attempts = o.attempts + 1,
    last_error = case when p_failure ~ '^[A-Z0-9_]{2,40}$' then p_failure else 'UNKNOWN' end,
    next_attempt_at = null
  where o.id = p_outbox_id and o.sent_at is null
  returning o.* into mail;
  -- The last interval repeats for three days, so an outage over a weekend loses no mail.
  if mail.created_at > now() - interval '3 days' then
    next_at := now() + intervals[least(mail.attempts, array_length(intervals, 1))];
    perform app.schedule_mail(p_outbox_id, next_at);
  end if;
  return next_at;
end
$$;
comment on function app.record_mail_failure(uuid, text) is
  'Records a failed attempt and schedules the next one; null when the mail is given up.';
grant execute on function app.record_mail_failure(uuid, text) to tenora_worker;

create function app.claim_mail(p_outbox_id uuid, p_recipient_key text, p_hourly int, p_daily int)
returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  available_at timestamptz;
  is_recent boolean;
begin
  -- One transaction per recipient at a time, so that parallel workers count each other's mails.
  perform pg_advisory_xact_lock(hashtextextended('tenora.mail:' || p_recipient_key, 0));
  select greatest(
    (select o.claimed_at + interval '1 hour' from public.outbox o
      where o.recipient_key = p_recipient_key and o.id <> p_outbox_id
        and o.claimed_at > now() - interval '1 hour'
      order by o.claimed_at desc offset p_hourly - 1 limit 1),
    (select o.claimed_at + interval '1 day' from public.outbox o
      where o.recipient_key = p_recipient_key and o.id <> p_outbox_id
        and o.claimed_at > now() - interval '1 day'
      order by o.claimed_at desc offset p_daily - 1 limit 1)
  ) into available_at;
  if available_at is null then
    update public.outbox set recipient_key = p_recipient_key, claimed_at = clock_timestamp(),
      next_attempt_at = null
    where id = p_outbox_id;
    return null;
  end if;
  update public.outbox set last_error = 'RECIPIENT_CAP', next_attempt_at = null
  where id = p_outbox_id
  returning created_at > now() - interval '3 days' into is_recent;
  -- Given up after three days: of a thousand mails requested for one person, sixty arrive.
  if is_recent then
    perform app.schedule_mail(p_outbox_id, available_at);
  end if;
  return available_at;
end
$$;
comment on function app.claim_mail(uuid, text, int, int) is
  'Null: the mail may be sent now. Otherwise its recipient has reached the cap, and the mail is scheduled for the time returned.';
grant execute on function app.claim_mail(uuid, text, int, int) to tenora_worker;

-- The people are read from the audit log, so that a mail says the same as the log.
create function app.admin_notice(p_outbox_id uuid)
returns table (email text, about text, acting_email text)
language sql stable security definer set search_path = ''
as $$
  select recipient.email, coalesce(entry.after ->> 'email', entry.before ->> 'email'), entry.admin_email
  from public.outbox o
  join public.admins recipient on recipient.user_id = o.recipient
  cross join lateral (
    select l.* from public.audit_log l
    where l.subject_id = o.subject_id::text
      and l.action = case o.kind
        when 'admin_invited_notice' then 'admin.invited'
        when 'admin_disabled_notice' then 'admin.revoked'
        else replace(o.kind, 'admin_', 'admin.') end
    order by l.id desc limit 1) entry
  where o.id = p_outbox_id
    and (recipient.revoked_at is null or recipient.user_id = o.subject_id::text)
$$;
comment on function app.admin_notice(uuid) is
  'The recipient of a notice, the admin it is about and the admin who acted; no row when the recipient is no longer an admin.';
-- Admins read in the portal what a mail says to whom: nothing that they could not read in the tables.
grant execute on function app.admin_notice(uuid) to tenora_worker, tenora_admin;

-- So that the use of a stolen session is noticed: all admins receive a mail when an admin is invited
-- or disabled, and so does the admin who was disabled.
create function app.notify_admins(p_kind text, p_subject text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (kind, subject_id, recipient)
  select p_kind, p_subject::uuid, a.user_id from public.admins a
  where a.revoked_at is null or a.user_id = p_subject
$$;
comment on function app.notify_admins(text, text) is
  'Adds a mail to every admin, including the one it is about. For the functions of admins.';

-- So that an admin notices an intruder in their account: every event that changes how they sign in,
-- or shows that someone has their password, is mailed to them. A trigger on the audit log, so that no
-- function that writes such an entry can omit the mail.
create function app.notify_account_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  mail_kind constant text := replace(new.action, 'admin.', 'admin_');
begin
  if exists (
    select from public.mail_kinds k where k.kind = mail_kind and k.task = 'send_account_email'
  ) then
    insert into public.outbox (kind, subject_id, recipient)
    values (mail_kind, new.subject_id::uuid, new.subject_id);
  end if;
  return null;
end
$$;
comment on function app.notify_account_owner() is 'Adds a mail to the admin whose account an audit entry is about.';
create trigger notify_account_owner after insert on public.audit_log
  for each row when (new.action like 'admin.%') execute function app.notify_account_owner();

create function public.retry_mail(outbox_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
  waiting public.outbox;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select * into waiting from public.outbox o
  where o.id = retry_mail.outbox_id and o.sent_at is null and o.closed_at is null;
  if not found then
    return false;
  end if;
  -- The same key replaces the waiting job, so the mail is not sent twice.
  perform app.schedule_mail(waiting.id, now());
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before)
  select a.user_id, a.email, 'mail.retried', 'mail', waiting.id::text,
    jsonb_build_object('attempts', waiting.attempts, 'lastError', waiting.last_error)
  from public.admins a where a.user_id = acting_admin;
  return true;
end
$$;
comment on function public.retry_mail(uuid) is
  'Schedules an unsent mail for now, for an admin. False when it was sent, was closed or does not exist.';
grant execute on function public.retry_mail(uuid) to tenora_admin;

-- An erasure deletes what is stored about a recipient after it has locked its records and deleted the tokens. What
-- stores something locks one of those first, so that nothing is stored while it runs or after it.
create function app.lock_mail_subject(p_subject uuid) returns boolean
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
comment on function app.lock_mail_subject(uuid) is
  'Keeps a business or an investor from being erased until the end of the transaction; false when it has been. For the functions that store something about it.';

create function app.mail_to_send(p_outbox_id uuid, p_hash bytea)
returns table (is_stopped boolean, time_zone text)
language plpgsql security definer set search_path = ''
as $$
declare
  mail public.outbox;
begin
  select o.* into mail from public.outbox o join public.mail_kinds k on k.kind = o.kind
  where o.id = p_outbox_id and o.sent_at is null and k.task = 'send_market_email';
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
comment on function app.mail_to_send(uuid, bytea) is
  'For an unsent mail about the market to a business or an investor: stores the hash of the token in it, and says whether it is still wanted and in which time zone. No row for other mails.';
grant execute on function app.mail_to_send(uuid, bytea) to tenora_worker;

-- An erasure takes the recipient's key, or cancels the mail. Retention takes the facts itself.
create function app.clear_mail_details() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.details := null;
  return new;
end
$$;
comment on function app.clear_mail_details() is
  'Takes the facts from a mail whose recipient is erased.';
create trigger clear_details before update of recipient_key on public.outbox
  for each row when (new.recipient_key is null
    and (old.recipient_key is not null or new.last_error = 'ERASED'))
  execute function app.clear_mail_details();

create function app.mail_request_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.outbox (kind, subject_id, event_key, details)
  values (
    case new.event
      when 'submitted' then 'business_request_received'
      when 'changes-requested' then 'business_request_changes'
      when 'attested' then 'business_request_attested'
      when 'customer-asked' then 'business_request_asked'
      when 'customer-confirmed' then 'business_request_confirmed'
      when 'customer-disputed' then 'business_request_disputed'
      else 'business_request_rejected' end,
    new.business_id, 'request:' || new.id, jsonb_build_object('history', new.id));
  return null;
end
$$;
comment on function app.mail_request_event() is
  'Tells a business what became of its funding request.';
-- The history of a demonstration has neither submissions nor admins: no mail tells of its past.
create trigger mail_event after insert on public.funding_request_history
  for each row when (new.event = 'submitted' and new.submission is not null
    or new.event in ('changes-requested', 'attested', 'rejected') and new.admin_id is not null)
  execute function app.mail_request_event();
create trigger mail_customer_event after insert on public.funding_request_history
  for each row when (new.event in ('customer-asked', 'customer-confirmed', 'customer-disputed'))
  execute function app.mail_request_event();

create function app.request_of_mail(p_outbox_id uuid)
returns table (request_id uuid, invoice text, reason text, changes jsonb, expires_at timestamptz,
  dispute_kind text)
language sql stable security definer set search_path = ''
as $$
  select r.id, its.invoice_number, h.reason, h.changes, r.attestation_expires_at, (
    select a.dispute_kind from public.acknowledgements a
    where h.event = 'customer-disputed' and a.request_id = r.id and a.answer = 'disputed'
      and a.answered_at <= h.at
    order by a.answered_at desc limit 1)
  from public.outbox o
  join public.funding_request_history h on h.id = (o.details ->> 'history')::bigint
  join public.funding_requests r on r.id = h.request_id
  cross join app.request_answers(r.draft) its
  where o.id = p_outbox_id and o.kind like 'business\_request\_%' and h.business_id = o.subject_id
$$;
comment on function app.request_of_mail(uuid) is
  'The funding request that a mail is about, what its reviewer wrote, and what its customer disputes. Read when it is sent, so that erased texts are in no mail.';
grant execute on function app.request_of_mail(uuid) to tenora_worker, tenora_admin;

-- One mail per wallet and receivable, however often it asks. The name isn't in it: any wallet that signs in
-- may type any text there, and this mail bears our name.
create function app.mail_join_request() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.outbox (kind, subject_id, event_key, details)
  select 'business_join_requested', b.id,
    'join-request:' || encode(sha256(convert_to(
      new.listing_id || ':' || new.seller || ':' || new.wallet, 'UTF8')), 'hex'),
    jsonb_build_object('listing', new.listing_id)
  from public.businesses b
  where b.wallet_address = new.seller and b.status = 'approved' and b.erased_at is null
  on conflict (event_key, subject_id) where event_key is not null do nothing;
  return null;
end
$$;
comment on function app.mail_join_request() is 'Tells a seller that a wallet asks for an invitation.';
create trigger mail_request after insert on public.join_requests
  for each row execute function app.mail_join_request();

create function app.mail_invitation() returns trigger
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
create trigger mail_invitation after insert on public.invitations
  for each row execute function app.mail_invitation();

create function app.customer_of_request(p_request_id uuid)
returns table (customer_name text, email text, seller_name text, invoice text)
language sql stable security definer set search_path = ''
as $$
  select its.customer_name, its.customer_email, b.company_name, its.invoice_number
  from public.funding_requests r join public.businesses b on b.id = r.business_id
  cross join app.request_answers(r.draft) its
  where r.id = p_request_id and r.status = 'listed' and b.erased_at is null
    and its.customer_email is not null
    and exists (
      select from public.funding_request_checks c
      where c.request_id = r.id and c.submitted_at = r.submitted_at and c.subject = 'contact')
$$;
comment on function app.customer_of_request(uuid) is
  'Whom to remind of a listed receivable: the customer''s contact, if a reviewer has verified it.';
grant execute on function app.customer_of_request(uuid) to tenora_worker;
grant execute on function app.customer_of_request(uuid) to tenora_admin;

-- The mail about a failed sale leads to its request's page, which has the advice from the sale's figures.
create function app.request_of_failed_sale(p_outbox_id uuid) returns uuid
language sql stable security definer set search_path = ''
as $$
  select r.id
  from public.outbox o
  join public.funding_requests r on r.business_id = o.subject_id
    and r.listing_id = (o.details ->> 'listing')::bigint
    -- The transaction too: a local chain that was made again has other receivables of these numbers.
    and o.event_key = 'sale-failed:' || r.listing_transaction
  where o.id = p_outbox_id and o.kind = 'business_sale_failed'
$$;
comment on function app.request_of_failed_sale(uuid) is
  'The funding request whose sale a mail says has failed; null where none is known.';
grant execute on function app.request_of_failed_sale(uuid) to tenora_worker, tenora_admin;

create function app.admin_of_mail(p_outbox_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select m.email from public.outbox o
  join public.admins m on m.user_id = o.recipient and m.revoked_at is null
  where o.id = p_outbox_id
$$;
comment on function app.admin_of_mail(uuid) is
  'The address of the admin whom a mail goes to; null once they are none any more.';
grant execute on function app.admin_of_mail(uuid) to tenora_worker, tenora_admin;

-- Mails to customers have dates in the time zone of the customer's country, where it has one.
create function app.country_of_customer(p_request_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select r.customer_country from public.funding_requests r
  where r.id = p_request_id and r.customer_country ~ '^[A-Z]{2}$'
$$;
comment on function app.country_of_customer(uuid) is
  'The country of a funding request''s customer, ISO 3166-1 alpha-2; null where none is recorded.';
grant execute on function app.country_of_customer(uuid) to tenora_worker, tenora_admin;

create function app.document_kind_of_request(p_request_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select its.kind from public.funding_requests r cross join app.request_answers(r.draft) its
  where r.id = p_request_id and its.kind in ('invoice', 'order')
$$;
comment on function app.document_kind_of_request(uuid) is
  'invoice or order: what mails call the document of a funding request; null for a campaign, and once erased.';
grant execute on function app.document_kind_of_request(uuid) to tenora_worker, tenora_admin;

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
  -- The second of two workers that begin changes nothing.
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
  select m.kind, m.subject_id, m.key, m.facts
  from mails m join public.mail_kinds k on k.kind = m.kind and k.task = 'send_market_email'
  on conflict (event_key, subject_id) where event_key is not null do nothing;
  get diagnostics written = row_count;
  return written;
end
$$;
comment on function app.add_market_mails(jsonb) is
  'Writes the mails about what happened, at most 500 at once, to the seller''s business, the holders who are registered or confirmed an address as guests, and the customer; what was written about before is left out. Returns their number.';
grant execute on function app.add_market_mails(jsonb) to tenora_worker;

-- Messages of the contact form. Anybody may write one; the worker mails it to the operator.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  sender_name text not null check (char_length(sender_name) between 1 and 100
    and sender_name !~ '[[:cntrl:]]'),
  sender_email text not null check (char_length(sender_email) between 3 and 254
    and sender_email !~ '[[:cntrl:][:space:]<>,;]' and sender_email = lower(sender_email)),
  topic text not null check (topic in ('selling', 'investing', 'payment', 'privacy', 'other')),
  message text not null check (char_length(message) between 1 and 4000),
  constraint contact_messages_sender_name_shows check (app.is_visible(sender_name))
);
comment on table public.contact_messages is
  'What people wrote to the operator. Deleted as the texts of mails are.';
comment on column public.contact_messages.sender_name is 'As typed, nobody checked it.';
comment on column public.contact_messages.sender_email is 'Where the operator answers to; nobody checked it.';
create index on public.contact_messages (created_at);
create index on public.contact_messages (sender_email);
alter table public.contact_messages enable row level security, force row level security;
create policy "the owner's functions see every row" on public.contact_messages
  to current_user using (true) with check (true);
create policy "admins see all messages" on public.contact_messages
  for select to tenora_admin using (true);
create policy "the worker sees all messages" on public.contact_messages
  for select to tenora_worker using (true);
grant select on public.contact_messages to tenora_admin, tenora_worker;

create function app.send_contact_message(p_name text, p_email text, p_topic text, p_message text)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  its_id uuid;
begin
  -- A second press, and a page of its answer that is loaded again, send nothing new.
  perform pg_advisory_xact_lock(hashtextextended('tenora.contact:' || p_email, 0));
  if exists (
    select from public.contact_messages m
    where m.sender_email = p_email and m.topic = p_topic and m.message = p_message
      and m.created_at > now() - interval '1 hour') then
    return;
  end if;
  insert into public.contact_messages (sender_name, sender_email, topic, message)
  values (p_name, p_email, p_topic, p_message) returning id into its_id;
  insert into public.outbox (kind, subject_id) values ('contact_message', its_id);
end
$$;
comment on function app.send_contact_message(text, text, text, text) is
  'Stores a message to the operator and the mail that brings it; the same one within an hour once.';
grant execute on function app.send_contact_message(text, text, text, text) to tenora_visitor;

create function app.delete_contact_messages(p_mails_days int) returns int
language plpgsql security definer set search_path = ''
as $$
declare
  deleted int;
begin
  if p_mails_days < 7 then
    raise exception 'The retention period is too short' using errcode = '22023';
  end if;
  delete from public.contact_messages m where m.created_at < now() - make_interval(days => p_mails_days);
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
comment on function app.delete_contact_messages(int) is
  'Deletes the messages of the contact form after this period (days). Returns their number.';
grant execute on function app.delete_contact_messages(int) to tenora_worker;

create function app.erase_contact_messages(p_email text) returns int
language plpgsql set search_path = ''
as $$
declare
  ids uuid[];
begin
  with deleted as (
    delete from public.contact_messages m where m.sender_email = lower(p_email) returning m.id
  ) select coalesce(array_agg(id), '{}') into ids from deleted;
  update public.outbox o set
    recipient_key = null, next_attempt_at = null,
    last_error = case when o.sent_at is null then 'ERASED' else o.last_error end,
    sent_at = coalesce(o.sent_at, now())
  where o.subject_id = any (ids);
  -- Without the address, which would outlive the erasure.
  insert into public.audit_log (action, subject_type, subject_id, after)
  select 'person.erased', 'contact_message', id::text, null from unnest(ids) id;
  return cardinality(ids);
end
$$;
comment on function app.erase_contact_messages(text) is
  'Deletes what was written from an email address by the contact form, and cancels unsent mails of it. Returns the number. For the owner.';
