-- Messages of the contact form. Anybody may write one; the worker mails it to the operator.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz(3) not null default now(),
  sender_name text not null check (char_length(sender_name) between 1 and 100
    and sender_name !~ '[[:cntrl:]]'),
  sender_email text not null check (char_length(sender_email) between 3 and 254
    and sender_email !~ '[[:cntrl:][:space:]<>,;]' and sender_email = lower(sender_email)),
  topic text not null check (topic in ('selling', 'investing', 'payment', 'privacy', 'other')),
  message text not null check (char_length(message) between 1 and 4000)
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

-- As in 280: the kinds that other migrations allow stay as they are.
do $$
begin
  execute (
    select format('alter table public.outbox drop constraint outbox_kind_check,
      add constraint outbox_kind_check check (%s or kind = ''contact_message'')',
      pg_get_expr(c.conbin, c.conrelid))
    from pg_constraint c
    where c.conrelid = 'public.outbox'::regclass and c.conname = 'outbox_kind_check');
end
$$;

-- A task of its own: a worker of the previous version would close mails that it doesn't know.
create or replace function app.mail_task(p_kind text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_kind = 'contact_message' then 'send_contact_email'
    when p_kind = any (app.market_mail_kinds()) then 'send_market_email'
    when p_kind = any (app.account_mail_kinds() || array['admin_invited_notice', 'admin_disabled_notice'])
      then 'send_account_email'
    else 'send_email'
  end
$$;

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
