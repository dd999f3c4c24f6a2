create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'business_submitted', 'business_approved', 'business_rejected', 'business_suspended',
    'business_reinstated', 'business_tier_changed',
    'investor_submitted', 'investor_approved', 'investor_rejected', 'investor_suspended',
    'investor_reinstated',
    'admin_invited', 'admin_recovery', 'admin_invited_notice', 'admin_disabled_notice',
    'admin_password_recovered', 'admin_password_reset', 'admin_two_factor_enabled',
    'admin_two_factor_disabled', 'admin_recovery_code_used', 'admin_codes_used_up')),
  subject_id uuid not null,
  reason text,
  created_at timestamptz(3) not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz(3),
  last_error text,
  next_attempt_at timestamptz(3),
  recipient_key text check (char_length(recipient_key) <= 64),
  claimed_at timestamptz(3),
  recipient text references public.admins (user_id)
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
create index on public.outbox (created_at desc, id desc);
create index outbox_by_recipient on public.outbox (recipient_key, claimed_at desc)
  where recipient_key is not null;
create index outbox_unsent on public.outbox (created_at desc, id desc) where sent_at is null;
create index outbox_sent on public.outbox (sent_at) where reason is not null or recipient_key is not null;
alter table public.outbox enable row level security, force row level security;
create policy "the owner's functions see every row" on public.outbox
  to current_user using (true) with check (true);
create policy "admins see all mails" on public.outbox for select to tenora_admin using (true);
create policy "the worker sees all mails" on public.outbox for select to tenora_worker using (true);
create policy "the worker records what it sent" on public.outbox
  for update to tenora_worker using (true) with check (true);
grant select on public.outbox to tenora_admin, tenora_worker;
grant update (attempts, sent_at, last_error) on public.outbox to tenora_worker;

create function app.enqueue_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform graphile_worker.add_job(app.mail_task(new.kind), json_build_object('outboxId', new.id),
    max_attempts => 1000, job_key => new.id::text);
  return null;
end
$$;
comment on function app.enqueue_mail() is 'Adds the job of each new mail.';

create function app.schedule_mail(p_outbox_id uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  task text;
begin
  update public.outbox o set next_attempt_at = p_at where o.id = p_outbox_id
  returning app.mail_task(o.kind) into task;
  perform graphile_worker.add_job(task, json_build_object('outboxId', p_outbox_id),
    run_at => p_at, max_attempts => 1000, job_key => p_outbox_id::text);
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

create function app.account_mail_kinds() returns text[]
language sql immutable set search_path = ''
as $$
  select array['admin_password_recovered', 'admin_password_reset', 'admin_two_factor_enabled',
    'admin_two_factor_disabled', 'admin_recovery_code_used', 'admin_codes_used_up']
$$;
comment on function app.account_mail_kinds() is
  'The kinds of mail that tell an admin about an event of their account, each named as its action in the audit log. For the functions in this file.';

-- During an upgrade a worker of the previous version may run beside this one. It does not know these
-- mails and would discard them, but it does not take jobs of a task that it does not know.
create function app.mail_task(p_kind text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_kind = any (app.account_mail_kinds() || array['admin_invited_notice', 'admin_disabled_notice'])
      then 'send_account_email'
    else 'send_email'
  end
$$;
comment on function app.mail_task(text) is 'The task that sends a mail of this kind. For the functions in this file.';

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
grant execute on function app.admin_notice(uuid) to tenora_worker;

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
  'Adds a mail to every admin, including the one it is about. For the functions of 060-admin-accounts.sql.';

-- So that an admin notices an intruder in their account: every event that changes how they sign in,
-- or shows that someone has their password, is mailed to them. A trigger on the audit log, so that no
-- function that writes such an entry can omit the mail.
create function app.notify_account_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  mail_kind constant text := replace(new.action, 'admin.', 'admin_');
begin
  if mail_kind = any (app.account_mail_kinds()) then
    insert into public.outbox (kind, subject_id, recipient)
    values (mail_kind, new.subject_id::uuid, new.subject_id);
  end if;
  return null;
end
$$;
comment on function app.notify_account_owner() is 'Adds a mail to the admin whose account an audit entry is about.';

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
  select * into waiting from public.outbox o where o.id = retry_mail.outbox_id and o.sent_at is null;
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
  'Schedules an unsent mail for now, for an admin. False when it was sent or does not exist.';
grant execute on function public.retry_mail(uuid) to tenora_admin;

create trigger enqueue after insert on public.outbox
  for each row execute function app.enqueue_mail();
create trigger notify_account_owner after insert on public.audit_log
  for each row when (new.action like 'admin.%') execute function app.notify_account_owner();
