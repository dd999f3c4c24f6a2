alter table public.outbox
  add column next_attempt_at timestamptz(3),
  add column recipient_key text check (char_length(recipient_key) <= 64),
  add column claimed_at timestamptz(3);
comment on column public.outbox.next_attempt_at is
  'When it is tried again; null when it was sent, is waiting for its first attempt, or was given up.';
comment on column public.outbox.recipient_key is 'Hash of the recipient''s address, to count mails by.';
comment on column public.outbox.claimed_at is 'When the last attempt began.';
create index outbox_by_recipient on public.outbox (recipient_key, claimed_at desc)
  where recipient_key is not null;

create or replace function app.enqueue_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- How often a mail is tried is decided by app.mail_failed; the library's own count only has to be
  -- high enough for jobs whose worker was killed.
  perform graphile_worker.add_job(
    'send_email', json_build_object('outboxId', new.id), max_attempts => 1000, job_key => new.id::text);
  return null;
end
$$;

create function app.try_mail_at(p_outbox_id uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.outbox set next_attempt_at = p_at where id = p_outbox_id;
  perform graphile_worker.add_job(
    'send_email', json_build_object('outboxId', p_outbox_id), run_at => p_at,
    max_attempts => 1000, job_key => p_outbox_id::text);
end
$$;
comment on function app.try_mail_at(uuid, timestamptz) is 'Puts a mail off. For the functions below.';

create function app.mail_failed(p_outbox_id uuid, p_failure text) returns timestamptz
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
    perform app.try_mail_at(p_outbox_id, next_at);
  end if;
  return next_at;
end
$$;
comment on function app.mail_failed(uuid, text) is
  'Notes a failed attempt and puts the mail off by the next of six steps; null when it is given up.';
grant execute on function app.mail_failed(uuid, text) to tenora_worker;

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
    perform app.try_mail_at(p_outbox_id, room_at);
  end if;
  return room_at;
end
$$;
comment on function app.claim_mail(uuid, text, int, int) is
  'Null: send it now. Otherwise its recipient has had enough, and it is put off until the time returned.';
grant execute on function app.claim_mail(uuid, text, int, int) to tenora_worker;
