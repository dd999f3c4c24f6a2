-- Whoever gets into an admin's account is seen by that admin: what changes how he signs in, or tells
-- that somebody has his password, is mailed to him.
alter table public.outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in (
    'business_submitted', 'business_approved', 'business_rejected', 'business_suspended',
    'business_reinstated', 'business_tier_changed',
    'investor_submitted', 'investor_approved', 'investor_rejected', 'investor_suspended',
    'investor_reinstated',
    'admin_invited', 'admin_recovery', 'admin_invited_notice', 'admin_disabled_notice',
    'admin_password_recovered', 'admin_password_reset', 'admin_two_factor_enabled',
    'admin_two_factor_disabled', 'admin_recovery_code_used', 'admin_codes_used_up'));

-- A worker of the version before may run beside this one during an upgrade. It does not know these
-- mails and would close them; a job of another name it does not take.
create function app.mail_task(p_kind text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_kind in ('admin_password_recovered', 'admin_password_reset', 'admin_two_factor_enabled',
      'admin_two_factor_disabled', 'admin_recovery_code_used', 'admin_codes_used_up')
    then 'send_account_email' else 'send_email' end
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

-- Beside the audit row itself, so that no function that writes one can forget it.
create function app.tell_whose_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.outbox (kind, subject_id, recipient)
  values (replace(new.action, 'admin.', 'admin_'), new.subject_id::uuid, new.subject_id);
  return null;
end
$$;
comment on function app.tell_whose_account() is 'Writes to the admin whose account an act was about.';
create trigger tell_whose_account after insert on public.audit_log
  for each row
  when (new.action in ('admin.password_recovered', 'admin.password_reset', 'admin.two_factor_enabled',
    'admin.two_factor_disabled', 'admin.recovery_code_used', 'admin.codes_used_up'))
  execute function app.tell_whose_account();

create or replace function app.admin_notice(p_outbox_id uuid)
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
