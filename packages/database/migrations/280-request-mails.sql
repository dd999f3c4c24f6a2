-- Mails about funding requests and invitations, and what mails about the market (282) have in common
-- with them. They are written by triggers in the transaction of what they report.

alter table public.outbox
  add column details jsonb check (jsonb_typeof(details) = 'object' and octet_length(details::text) <= 2000),
  add column event_key text check (char_length(event_key) <= 200);
comment on column public.outbox.details is
  'Public facts that the text needs, as numbers of listings and amounts; never what somebody wrote.';
comment on column public.outbox.event_key is
  'What happened, for mails that are sent once per event and recipient; null for others.';
create unique index outbox_once on public.outbox (event_key, subject_id) where event_key is not null;

create function app.market_mail_kinds() returns text[]
language sql immutable set search_path = ''
as $$
  select array['business_request_received', 'business_request_changes',
    'business_request_attested', 'business_request_rejected',
    'business_join_requested', 'investor_invited',
    'business_published', 'business_first_purchase', 'business_minimum_reached',
    'business_paid_out', 'business_fully_funded', 'business_sale_failed',
    'business_payment_received', 'business_defaulted', 'business_recovery', 'business_reminder',
    'investor_paid_out', 'investor_refund_available', 'investor_claimable',
    'investor_defaulted', 'investor_recovery', 'investor_reminder', 'customer_reminder']
$$;
comment on function app.market_mail_kinds() is
  'The kinds of mail about funding requests, invitations and receivables. The same as market-mail.ts.';

-- Whose recipient is gone or unsubscribed: neither sent nor to be sent.
alter table public.outbox add column closed_at timestamptz(3);
comment on column public.outbox.closed_at is
  'When it was closed without being sent, for the reason in last_error; null for others.';
grant update (closed_at) on public.outbox to tenora_worker;
update public.outbox set closed_at = now() where sent_at is null and last_error = 'SUBJECT_GONE';
drop index public.outbox_unsent;
create index outbox_unsent on public.outbox (created_at desc, id desc)
  where sent_at is null and closed_at is null;

create or replace function public.retry_mail(outbox_id uuid) returns boolean
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

-- The kinds that other migrations allow stay as they are. The new ones are written out: the constraint
-- is checked as whoever updates the row, and only our own functions may call the list.
do $$
begin
  execute (
    select format('alter table public.outbox drop constraint outbox_kind_check,
      add constraint outbox_kind_check check (%s or kind = any (%L::text[]))',
      pg_get_expr(c.conbin, c.conrelid), app.market_mail_kinds())
    from pg_constraint c
    where c.conrelid = 'public.outbox'::regclass and c.conname = 'outbox_kind_check');
end
$$;

-- A task of its own: a worker of the previous version would close mails that it doesn't know.
create or replace function app.mail_task(p_kind text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_kind = any (app.market_mail_kinds()) then 'send_market_email'
    when p_kind = any (app.account_mail_kinds() || array['admin_invited_notice', 'admin_disabled_notice'])
      then 'send_account_email'
    else 'send_email'
  end
$$;

-- After all others: thousands of reminders are due at midnight, and somebody may wait for a link.
create or replace function app.enqueue_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform graphile_worker.add_job(app.mail_task(new.kind), json_build_object('outboxId', new.id),
    max_attempts => 1000, job_key => new.id::text,
    priority => case when new.kind = any (app.market_mail_kinds()) then 10 else 0 end);
  return null;
end
$$;

-- The same for later attempts: after an outage all reminders would stand beside the links to sign in.
create or replace function app.schedule_mail(p_outbox_id uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  its_kind text;
begin
  update public.outbox o set next_attempt_at = p_at where o.id = p_outbox_id
  returning o.kind into its_kind;
  perform graphile_worker.add_job(app.mail_task(its_kind), json_build_object('outboxId', p_outbox_id),
    run_at => p_at, max_attempts => 1000, job_key => p_outbox_id::text,
    priority => case when its_kind = any (app.market_mail_kinds()) then 10 else 0 end);
end
$$;

-- An erasure (150) takes the recipient's key, or cancels the mail. Retention takes the facts itself (372).
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
      else 'business_request_rejected' end,
    new.business_id, 'request:' || new.id, jsonb_build_object('history', new.id));
  return null;
end
$$;
comment on function app.mail_request_event() is
  'Tells a business what became of its funding request.';
-- The history of a demonstration has neither submissions nor admins: nobody is told of its past.
create trigger mail_event after insert on public.funding_request_history
  for each row when (new.event = 'submitted' and new.submission is not null
    or new.event in ('changes-requested', 'attested', 'rejected') and new.admin_id is not null)
  execute function app.mail_request_event();

create function app.request_of_mail(p_outbox_id uuid)
returns table (request_id uuid, invoice text, reason text, changes jsonb, expires_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select r.id, nullif(r.draft ->> 'invoiceNumber', ''), h.reason, h.changes, r.attestation_expires_at
  from public.outbox o
  join public.funding_request_history h on h.id = (o.details ->> 'history')::bigint
  join public.funding_requests r on r.id = h.request_id
  where o.id = p_outbox_id and o.kind like 'business\_request\_%' and h.business_id = o.subject_id
$$;
comment on function app.request_of_mail(uuid) is
  'The funding request that a mail is about, and what its reviewer wrote. Read when it is sent, so that erased texts are in no mail.';
grant execute on function app.request_of_mail(uuid) to tenora_worker;

-- One mail per wallet and receivable, however often it asks. The name isn't in it: whoever signs in
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
  select 'investor_invited', i.id, 'invitation:' || new.digest,
    jsonb_build_object('listing', new.listing_id, 'seller', new.seller, 'until', new.deadline)
  from public.investors i
  where i.wallet_address = new.wallet and i.erased_at is null and i.status <> 'rejected'
    -- Only an approved business writes to people in our name.
    and exists (
      select from public.businesses b
      where b.wallet_address = new.seller and b.status = 'approved'
        and b.suspended_at is null and b.erased_at is null)
  on conflict (event_key, subject_id) where event_key is not null do nothing;
  return null;
end
$$;
comment on function app.mail_invitation() is
  'Tells a registered investor that a seller invited their wallet.';
create trigger mail_invitation after insert on public.invitations
  for each row execute function app.mail_invitation();

create function app.customer_of_request(p_request_id uuid)
returns table (customer_name text, email text, seller_name text, invoice text)
language sql stable security definer set search_path = ''
as $$
  select r.draft ->> 'customerName', r.draft ->> 'customerEmail', b.company_name,
    nullif(r.draft ->> 'invoiceNumber', '')
  from public.funding_requests r join public.businesses b on b.id = r.business_id
  where r.id = p_request_id and r.status = 'listed' and b.erased_at is null
    and r.draft ->> 'customerEmail' <> ''
    and exists (
      select from public.funding_request_checks c
      where c.request_id = r.id and c.submitted_at = r.submitted_at and c.subject = 'contact')
$$;
comment on function app.customer_of_request(uuid) is
  'Whom to remind of a listed receivable: the customer''s contact, if a reviewer has verified it.';
grant execute on function app.customer_of_request(uuid) to tenora_worker;
