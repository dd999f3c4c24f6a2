-- What a reviewer has checked of a business, and what wasn't when it was approved. As with investors (690).

create table public.business_checks (
  id bigint generated always as identity primary key,
  business_id uuid not null references public.businesses (id) on delete restrict,
  at timestamptz(3) not null default clock_timestamp(),
  subject text not null check (subject in ('register', 'authority', 'screening')),
  outcome text not null check (outcome in ('clear', 'concern')),
  comment text check (char_length(comment) between 1 and 2000),
  admin_id text not null
);
comment on table public.business_checks is
  'What reviewers checked of a business, the newest of each subject in force. Append-only.';
comment on column public.business_checks.at is
  'One from before the newest submission is of what the business had sent then.';
comment on column public.business_checks.subject is
  'register: the public register has its number and name. authority: who acts for it exists and may. screening: sanctions lists, for the company, who acts for it and who owns it.';
comment on column public.business_checks.outcome is
  'clear: nothing was found. concern: something was, and an admin decides.';
comment on column public.business_checks.comment is
  'What was consulted, and its reference; null where nothing was written, and once erased.';
create index business_checks_newest on public.business_checks (business_id, subject, id desc);
alter table public.business_checks enable row level security, force row level security;
create policy "the owner's functions see every row" on public.business_checks
  to current_user using (true) with check (true);
create policy "admins see all checks of businesses" on public.business_checks
  for select to tenora_admin using (true);
grant select on public.business_checks to tenora_admin;

create function app.reject_business_check_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = old.business_id::text
    and to_jsonb(old) - 'comment' = to_jsonb(new) - 'comment' and new.comment is null
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'TN009';
end
$$;
comment on function app.reject_business_check_change() is
  'Keeps checks append-only, even for their owner, but lets an erasure remove their words.';
create trigger append_only before update or delete on public.business_checks
  for each row execute function app.reject_business_check_change();
create trigger append_only_truncate before truncate on public.business_checks
  for each statement execute function app.reject_change();

create function app.erase_business_checks() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('app.erasing', new.id::text, true);
  update public.business_checks c set comment = null where c.business_id = new.id;
  perform set_config('app.erasing', '', true);
  return null;
end
$$;
comment on function app.erase_business_checks() is
  'Removes the words from the checks of a business that is erased.';
create trigger erase_business_checks after update of erased_at on public.businesses
  for each row when (new.erased_at is not null) execute function app.erase_business_checks();

create function app.business_submitted_at(business public.businesses) returns timestamptz
language sql stable set search_path = ''
as $$
  select coalesce(max(h.at), business.created_at) from public.business_history h
  where h.business_id = business.id and h.event in ('submitted', 'restarted')
$$;
comment on function app.business_submitted_at(public.businesses) is
  'When the business sent what is now on record: its name, number and director.';
grant execute on function app.business_submitted_at(public.businesses) to tenora_admin;

create function app.current_business_checks(business public.businesses)
returns setof public.business_checks
language sql stable set search_path = ''
as $$
  select distinct on (c.subject) c.* from public.business_checks c
  where c.business_id = business.id and c.at >= app.business_submitted_at(business)
  order by c.subject, c.id desc
$$;
comment on function app.current_business_checks(public.businesses) is
  'The newest check of each subject since the newest submission.';
grant execute on function app.current_business_checks(public.businesses) to tenora_admin;

create function public.record_business_check(
  business_id uuid, subject text, outcome text, comment text, seen_check bigint,
  seen_submission timestamptz
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  business public.businesses;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select * into business from public.businesses b
  where b.id = record_business_check.business_id and b.erased_at is null
  for update;
  -- A repeated call records nothing, nobody passes over a colleague's check that they haven't seen, and
  -- no check of an earlier name or director counts for the present ones.
  if not found or app.business_submitted_at(business) is distinct from seen_submission or (
    select c.id from app.current_business_checks(business) c
    where c.subject = record_business_check.subject
  ) is distinct from seen_check then
    return false;
  end if;
  insert into public.business_checks (business_id, subject, outcome, comment, admin_id)
  values (business.id, record_business_check.subject, record_business_check.outcome,
    record_business_check.comment, app.current_admin());
  -- Without the comment: it may name people, and the audit log is permanent.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'business.check_recorded', 'business', business.id::text,
    jsonb_build_object('check', record_business_check.subject,
      'outcome', record_business_check.outcome)
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;
comment on function public.record_business_check(uuid, text, text, text, bigint, timestamptz) is
  'Records a check of a business by an admin who saw this newest one of its subject (null: none) and this newest submission, with an audit row. False when there is a newer one, or no such business.';
grant execute on function public.record_business_check(uuid, text, text, text, bigint, timestamptz)
  to tenora_admin;

create function app.open_business_checks(business public.businesses) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'checksNotRecorded', nullif(3 - count(*), 0),
    'checksWithConcern', nullif(count(*) filter (where c.outcome = 'concern'), 0)))
  from app.current_business_checks(business) c
$$;
comment on function app.open_business_checks(public.businesses) is
  'How many checks aren''t recorded and how many are a concern, for an audit row; empty where all are clear.';

-- As in 090, but the audit row of an approval says what wasn't checked.
create or replace function public.update_business_status(
  business_id uuid, new_status text, reason text default null, tier int default null,
  seen_certificate text default null, seen_update timestamptz default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  acting_admin text := app.current_admin();
  earlier public.businesses;
  later public.businesses;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif update_business_status.business_id is null then
    raise exception 'Missing business ID' using errcode = 'TN001';
  elsif new_status is null or new_status not in ('pending', 'approved', 'rejected') then
    raise exception 'Invalid status' using errcode = 'TN002';
  elsif update_business_status.tier not between 1 and 3 then
    raise exception 'Invalid tier' using errcode = 'TN003';
  elsif new_status = 'pending' then
    -- A valid status, but not a decision.
    return false;
  end if;

  select * into earlier from public.businesses b where b.id = update_business_status.business_id
  for update;
  update public.businesses b set
    status = new_status,
    tier = coalesce(update_business_status.tier, b.tier),
    rejection_reason = case when new_status = 'rejected' then update_business_status.reason end,
    reviewed_at = now(),
    updated_at = now()
  where b.id = update_business_status.business_id and b.status = 'pending' and b.erased_at is null
    and (seen_certificate is null or seen_certificate = coalesce(b.certificate_url, ''))
    and (seen_update is null or seen_update = b.updated_at)
  returning b.* into later;
  if not found then
    return false;
  end if;

  insert into public.business_history (business_id, event, status, tier, reason, admin_id)
  values (later.id, new_status, later.status, later.tier, update_business_status.reason, acting_admin);
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after, reason)
  select a.user_id, a.email, 'business.' || new_status, 'business', later.id::text,
    jsonb_build_object('status', earlier.status, 'tier', earlier.tier),
    jsonb_build_object('status', later.status, 'tier', later.tier)
      || case when new_status = 'approved' then app.open_business_checks(later) else '{}' end,
    update_business_status.reason
  from public.admins a where a.user_id = acting_admin;
  insert into public.outbox (kind, subject_id, reason)
  values ('business_' || new_status, later.id, later.rejection_reason);
  return true;
end
$$;
comment on function public.update_business_status(uuid, text, text, int, text, timestamptz) is
  'Records an admin''s decision on a pending business. seen_certificate ('''' for none) and seen_update (its updated_at) are what the admin saw; null skips that check. The audit row of an approval says how many checks aren''t recorded and how many are a concern. False when no row was updated, because the business changed or is not pending.';
