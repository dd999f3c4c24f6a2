-- Mails to an admin about what was done: who became or stopped being one, and what happened to his
-- own account. How they stand in the outbox, which job sends them, and what they say of whom.
alter table public.outbox add column recipient text references public.admins (user_id);
comment on column public.outbox.recipient is
  'The admin who is told; null where the mail goes to whom it is about, or to the office.';
comment on column public.outbox.subject_id is
  'The business, investor, admin link or admin the mail is about.';

-- Asked wherever these mails differ from others, so that they are named in one place.
create function app.account_mails() returns text[]
language sql immutable set search_path = ''
as $$
  select array['admin_password_recovered', 'admin_password_reset', 'admin_two_factor_enabled',
    'admin_two_factor_disabled', 'admin_recovery_code_used', 'admin_codes_used_up']
$$;
comment on function app.account_mails() is
  'The kinds of mail that tell an admin what happened to his account, each named as its act in the audit log. For the functions beside it.';

-- The check holds the kinds themselves: one that called the function would need the worker, which
-- notes what it sent, to have a right to it.
do $$
declare
  kinds text;
begin
  select string_agg(quote_literal(kind), ', ') into kinds
  from unnest(array[
    'business_submitted', 'business_approved', 'business_rejected', 'business_suspended',
    'business_reinstated', 'business_tier_changed',
    'investor_submitted', 'investor_approved', 'investor_rejected', 'investor_suspended',
    'investor_reinstated',
    'admin_invited', 'admin_recovery', 'admin_invited_notice', 'admin_disabled_notice'
  ] || app.account_mails()) as kind;
  alter table public.outbox drop constraint outbox_kind_check;
  execute format('alter table public.outbox add constraint outbox_kind_check check (kind in (%s))', kinds);
end
$$;

-- A worker of the version before may run beside this one during an upgrade. It does not know these
-- mails and would close them; a job of another name it does not take.
create function app.mail_task(p_kind text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_kind = any (app.account_mails() || array['admin_invited_notice', 'admin_disabled_notice'])
      then 'send_account_email'
    else 'send_email'
  end
$$;
comment on function app.mail_task(text) is 'Which job sends a mail of this kind. For the functions below.';

create or replace function app.enqueue_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform graphile_worker.add_job(app.mail_task(new.kind), json_build_object('outboxId', new.id),
    max_attempts => 1000, job_key => new.id::text);
  return null;
end
$$;

create or replace function app.try_mail_at(p_outbox_id uuid, p_at timestamptz) returns void
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
