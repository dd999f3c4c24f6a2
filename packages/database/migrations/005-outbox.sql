create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in (
    'business_submitted', 'business_approved', 'business_rejected', 'investor_submitted')),
  subject_id uuid not null,
  reason text,
  created_at timestamptz(3) not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz(3),
  last_error text
);
comment on table public.outbox is
  'Mails to send, written in the transaction that gives the reason for them. The id is the Message-ID.';
comment on column public.outbox.kind is 'Which mail: the worker chooses text and recipient by it.';
comment on column public.outbox.subject_id is 'The business or investor the mail is about.';
comment on column public.outbox.reason is 'Why a business was rejected, as the admin wrote it.';
comment on column public.outbox.last_error is 'A short code of the last failure, never personal data.';
create index on public.outbox (created_at desc, id desc);
alter table public.outbox enable row level security;
alter table public.outbox force row level security;
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
  -- 16 attempts reach over a day and a half (waits grow as e^n seconds up to 6 h), so that a mail
  -- service which is down for hours loses nothing.
  perform graphile_worker.add_job(
    'send_email', json_build_object('outboxId', new.id), max_attempts => 16, job_key => new.id::text);
  return null;
end
$$;
comment on function app.enqueue_mail() is 'The only way a job is enqueued.';
create trigger enqueue after insert on public.outbox
  for each row execute function app.enqueue_mail();
