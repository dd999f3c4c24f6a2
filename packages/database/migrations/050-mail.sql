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
  'Mails to send, written in the transaction that gives the reason for them. The id is the Message-ID.';
comment on column public.outbox.kind is 'Which mail: the worker chooses text and recipient by it.';
comment on column public.outbox.subject_id is
  'The business, investor, admin link or admin the mail is about.';
comment on column public.outbox.reason is 'Why, as the admin wrote it: of a rejection, a suspension, another tier.';
comment on column public.outbox.last_error is 'A short code of the last failure, never personal data.';
comment on column public.outbox.next_attempt_at is
  'When it is tried again; null when it was sent, is waiting for its first attempt, or was given up.';
comment on column public.outbox.recipient_key is 'Hash of the recipient''s address, to count mails by.';
comment on column public.outbox.claimed_at is 'When the last attempt began.';
comment on column public.outbox.recipient is
  'The admin who is told; null where the mail goes to whom it is about, or to the office.';
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
create policy "the worker notes what it sent" on public.outbox
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
comment on function app.enqueue_mail() is 'The only way a job is enqueued.';

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
comment on function app.schedule_mail(uuid, timestamptz) is 'Puts a mail off. For the functions below.';

create function app.record_mail_failure(p_outbox_id uuid, p_failure text) returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  steps constant interval[] :=
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
  -- The last step repeats for three days: a mail service that is down over a weekend loses nothing.
  if mail.created_at > now() - interval '3 days' then
    next_at := now() + steps[least(mail.attempts, array_length(steps, 1))];
    perform app.schedule_mail(p_outbox_id, next_at);
  end if;
  return next_at;
end
$$;
comment on function app.record_mail_failure(uuid, text) is
  'Notes a failed attempt and puts the mail off by the next of six steps; null when it is given up.';
grant execute on function app.record_mail_failure(uuid, text) to tenora_worker;

create function app.claim_mail(p_outbox_id uuid, p_recipient_key text, p_hourly int, p_daily int)
returns timestamptz
language plpgsql security definer set search_path = ''
as $$
declare
  room_at timestamptz;
  is_young boolean;
begin
  -- One recipient at a time, so that workers side by side count each other's mails.
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
  ) into room_at;
  if room_at is null then
    update public.outbox set recipient_key = p_recipient_key, claimed_at = clock_timestamp(),
      next_attempt_at = null
    where id = p_outbox_id;
    return null;
  end if;
  update public.outbox set last_error = 'RECIPIENT_CAP', next_attempt_at = null
  where id = p_outbox_id
  returning created_at > now() - interval '3 days' into is_young;
  -- Who asks for a thousand mails to somebody else gets sixty of them there, and no more.
  if is_young then
    perform app.schedule_mail(p_outbox_id, room_at);
  end if;
  return room_at;
end
$$;
comment on function app.claim_mail(uuid, text, int, int) is
  'Null: send it now. Otherwise its recipient has had enough, and it is put off until the time returned.';
grant execute on function app.claim_mail(uuid, text, int, int) to tenora_worker;

-- Asked wherever these mails differ from others, so that they are named in one place.
create function app.account_mail_kinds() returns text[]
language sql immutable set search_path = ''
as $$
  select array['admin_password_recovered', 'admin_password_reset', 'admin_two_factor_enabled',
    'admin_two_factor_disabled', 'admin_recovery_code_used', 'admin_codes_used_up']
$$;
comment on function app.account_mail_kinds() is
  'The kinds of mail that tell an admin what happened to his account, each named as its act in the audit log. For the functions beside it.';

-- A worker of the version before may run beside this one during an upgrade. It does not know these
-- mails and would close them; a job of another name it does not take.
create function app.mail_task(p_kind text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_kind = any (app.account_mail_kinds() || array['admin_invited_notice', 'admin_disabled_notice'])
      then 'send_account_email'
    else 'send_email'
  end
$$;
comment on function app.mail_task(text) is 'Which job sends a mail of this kind. For the functions below.';

-- Of whom and by whom is read in the audit log, so that a mail says nothing else than the log does.
create function app.admin_notice(p_outbox_id uuid)
returns table (email text, about text, acting_email text)
language sql stable security definer set search_path = ''
as $$
  select to_whom.email, coalesce(act.after ->> 'email', act.before ->> 'email'), act.admin_email
  from public.outbox o
  join public.admins to_whom on to_whom.user_id = o.recipient
  cross join lateral (
    select l.* from public.audit_log l
    where l.subject_id = o.subject_id::text
      and l.action = case o.kind
        when 'admin_invited_notice' then 'admin.invited'
        when 'admin_disabled_notice' then 'admin.revoked'
        else replace(o.kind, 'admin_', 'admin.') end
    order by l.id desc limit 1) act
  where o.id = p_outbox_id
    and (to_whom.revoked_at is null or to_whom.user_id = o.subject_id::text)
$$;
comment on function app.admin_notice(uuid) is
  'Who is told by a mail, of whom, and who did it; nothing for who is no admin any more.';
grant execute on function app.admin_notice(uuid) to tenora_worker;

-- Whoever acts in a stolen session is seen: all admins are written to when somebody is invited to
-- become one, and when somebody stops being one, and he as well.
create function app.notify_admins(p_kind text, p_subject text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (kind, subject_id, recipient)
  select p_kind, p_subject::uuid, a.user_id from public.admins a
  where a.revoked_at is null or a.user_id = p_subject
$$;
comment on function app.notify_admins(text, text) is
  'Writes to every admin, and to the one it is about. For the functions beside it.';

-- Whoever gets into an admin's account is seen by that admin: what changes how he signs in, or tells
-- that somebody has his password, is mailed to him. Beside the audit row itself, so that no function
-- that writes one can forget it.
create function app.notify_account_owner() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  its_mail constant text := replace(new.action, 'admin.', 'admin_');
begin
  if its_mail = any (app.account_mail_kinds()) then
    insert into public.outbox (kind, subject_id, recipient)
    values (its_mail, new.subject_id::uuid, new.subject_id);
  end if;
  return null;
end
$$;
comment on function app.notify_account_owner() is 'Writes to the admin whose account an act was about.';

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
  -- The same key takes the place of the job that waits, so nobody is written to twice.
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
  'An admin has an unsent mail tried again at once. False when it was sent or never was.';
grant execute on function public.retry_mail(uuid) to tenora_admin;

create trigger enqueue after insert on public.outbox
  for each row execute function app.enqueue_mail();
create trigger notify_account_owner after insert on public.audit_log
  for each row when (new.action like 'admin.%') execute function app.notify_account_owner();
