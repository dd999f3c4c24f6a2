-- Which admin looks after a request, and what a reviewer asks of the business behind a pending one.

create table public.assignments (
  subject_id uuid primary key,
  subject_type text not null check (subject_type in ('business', 'funding_request')),
  admin_id text not null references public.admins (user_id) on delete restrict,
  assigned_at timestamptz(3) not null default now()
);
comment on table public.assignments is
  'Which admin looks after a request: advice for the others, no lock. It counts while the request is open and the admin is one.';
comment on column public.assignments.subject_id is 'The business or the funding request.';
create index on public.assignments (admin_id);
alter table public.assignments enable row level security, force row level security;
create policy "the owner's functions see every row" on public.assignments
  to current_user using (true) with check (true);
create policy "admins see all assignments" on public.assignments
  for select to tenora_admin using (true);
grant select on public.assignments to tenora_admin;

create function public.assign_request(
  subject_type text, subject_id uuid, seen_admin text, assign boolean
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin constant text := app.current_admin();
  earlier public.admins;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  -- Locked, so that of two admins who take it at once one does.
  perform from public.businesses b
  where assign_request.subject_type = 'business' and b.id = assign_request.subject_id
    and b.status = 'pending' and b.erased_at is null
  for update;
  if not found then
    perform from public.funding_requests r
    where assign_request.subject_type = 'funding_request' and r.id = assign_request.subject_id
      and r.status in ('submitted', 'changes-requested')
    for update;
    if not found then
      return false;
    end if;
  end if;
  select m.* into earlier
  from public.assignments a join public.admins m on m.user_id = a.admin_id
  where a.subject_id = assign_request.subject_id and m.revoked_at is null;
  if assign and earlier.user_id = acting_admin then
    return true;
  elsif earlier.user_id is distinct from seen_admin
    or not assign and earlier.user_id is distinct from acting_admin then
    return false;
  end if;
  if assign then
    insert into public.assignments as a (subject_id, subject_type, admin_id)
    values (assign_request.subject_id, assign_request.subject_type, acting_admin)
    on conflict on constraint assignments_pkey
    do update set admin_id = excluded.admin_id, assigned_at = excluded.assigned_at;
  else
    delete from public.assignments a where a.subject_id = assign_request.subject_id;
  end if;
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after)
  select m.user_id, m.email,
    assign_request.subject_type || case when assign then '.assigned' else '.released' end,
    assign_request.subject_type, assign_request.subject_id::text,
    -- Only where a colleague had it: who has it now is who acted.
    case when assign and earlier.user_id is not null
      then jsonb_build_object('assignee', earlier.email) end,
    case when assign and earlier.user_id is not null
      then jsonb_build_object('assignee', m.email) end
  from public.admins m where m.user_id = acting_admin;
  return true;
end
$$;
comment on function public.assign_request(text, uuid, text, boolean) is
  'Assigns an open request to the current admin, or releases it. seen_admin: who had it when the admin looked, null for nobody. False when that changed, or the request is decided.';
grant execute on function public.assign_request(text, uuid, text, boolean) to tenora_admin;

-- A request for another certificate is an event of the business's history: an erasure empties its text
-- there, and an export has it.
alter table public.business_history
  drop constraint business_history_event_check,
  add constraint business_history_event_check check (event in ('submitted', 'approved', 'rejected',
    'restarted', 'certificate_requested', 'certificate_replaced', 'suspended', 'reinstated',
    'tier_changed'));

-- The kinds that other migrations allow stay as they are.
do $$
begin
  execute (
    select format('alter table public.outbox drop constraint outbox_kind_check,
      add constraint outbox_kind_check check (%s or kind = %L)',
      pg_get_expr(c.conbin, c.conrelid), 'business_certificate_requested')
    from pg_constraint c
    where c.conrelid = 'public.outbox'::regclass and c.conname = 'outbox_kind_check');
end
$$;

create function app.certificate_request(p_business_id uuid)
returns table (message text, requested_at timestamptz, answered_at timestamptz)
language sql stable set search_path = ''
as $$
  select h.reason, h.at, (
      select min(a.at) from public.business_history a
      where a.business_id = h.business_id and a.id > h.id and a.event = 'certificate_replaced')
  from public.business_history h
  join public.businesses b on b.id = h.business_id
  where h.business_id = p_business_id and h.event = 'certificate_requested'
    and b.status = 'pending' and b.erased_at is null
    and not exists (
      select from public.business_history r
      where r.business_id = h.business_id and r.id > h.id and r.event = 'restarted')
  order by h.id desc limit 1
$$;
comment on function app.certificate_request(uuid) is
  'What a reviewer last asked of the certificate of a pending business, and when another one arrived; no row where nobody asked.';
grant execute on function app.certificate_request(uuid) to tenora_admin;

create function app.own_certificate_request()
returns table (message text, requested_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select c.message, c.requested_at from app.certificate_request(app.own_business_id()) c
  where c.answered_at is null
$$;
comment on function app.own_certificate_request() is
  'What a reviewer asks of the member''s certificate; no row where nothing is asked, or another one has arrived.';
grant execute on function app.own_certificate_request() to tenora_member;

-- SQLSTATE TN082: the business has been erased. TN380: another certificate was requested already.
create function public.request_certificate(
  business_id uuid, message text, seen_certificate text default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin constant text := app.current_admin();
  business public.businesses;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif message is null or char_length(btrim(message)) not between 1 and 2000 then
    raise exception 'A message has 1 to 2000 characters' using errcode = '23514';
  end if;
  -- Locked, so that the certificate isn't replaced, nor the request decided or erased, meanwhile.
  select * into business from public.businesses b
  where b.id = request_certificate.business_id for update;
  if business.erased_at is not null then
    raise exception 'The business has been erased' using errcode = 'TN082';
  elsif business.status is distinct from 'pending'
    or seen_certificate <> coalesce(business.certificate_url, '') then
    return false;
  elsif exists (select from app.certificate_request(business.id) c where c.answered_at is null) then
    raise exception 'Another certificate was requested already' using errcode = 'TN380';
  end if;
  insert into public.business_history (business_id, event, status, tier, reason, admin_id)
  values (business.id, 'certificate_requested', business.status, business.tier,
    btrim(message), acting_admin);
  -- Without the message: it may contain personal data, and the audit log is permanent.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
  select m.user_id, m.email, 'business.certificate_requested', 'business', business.id::text
  from public.admins m where m.user_id = acting_admin;
  insert into public.outbox (kind, subject_id, reason)
  values ('business_certificate_requested', business.id, btrim(message));
  return true;
end
$$;
comment on function public.request_certificate(uuid, text, text) is
  'Asks the director of a pending business for another certificate, for an admin who saw seen_certificate ('''' for none, null skips that check). False when no row was added, because the business changed or is not pending.';
grant execute on function public.request_certificate(uuid, text, text) to tenora_admin;
