create index outbox_unsent on public.outbox (created_at desc, id desc) where sent_at is null;

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
  perform app.try_mail_at(waiting.id, now());
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
