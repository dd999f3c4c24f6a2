-- What a reviewer has checked of an investor, and what wasn't when they were approved.

create table public.investor_checks (
  id bigint generated always as identity primary key,
  investor_id uuid not null references public.investors (id) on delete restrict,
  at timestamptz(3) not null default clock_timestamp(),
  subject text not null check (subject in ('identity', 'sanctions', 'country')),
  outcome text not null check (outcome in ('clear', 'concern')),
  comment text check (char_length(comment) between 1 and 2000),
  admin_id text not null
);
comment on table public.investor_checks is
  'What reviewers checked of an investor, the newest of each subject in force. Append-only.';
comment on column public.investor_checks.at is
  'One from before the registration was received belongs to an erased one of the same wallet.';
comment on column public.investor_checks.subject is
  'identity: who they are. sanctions: sanctions lists and lists of politically exposed persons. country: whether we serve their country and type of investor.';
comment on column public.investor_checks.outcome is
  'clear: nothing was found. concern: something was, and an admin decides.';
comment on column public.investor_checks.comment is
  'What was consulted, and its reference; null where nothing was written, and once erased.';
create index investor_checks_newest on public.investor_checks (investor_id, subject, id desc);
alter table public.investor_checks enable row level security, force row level security;
create policy "the owner's functions see every row" on public.investor_checks
  to current_user using (true) with check (true);
create policy "admins see all checks of investors" on public.investor_checks
  for select to tenora_admin using (true);
grant select on public.investor_checks to tenora_admin;

create function app.reject_investor_check_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = old.investor_id::text
    and to_jsonb(old) - 'comment' = to_jsonb(new) - 'comment' and new.comment is null
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'TN009';
end
$$;
comment on function app.reject_investor_check_change() is
  'Keeps checks append-only, even for their owner, but lets an erasure remove their words.';
create trigger append_only before update or delete on public.investor_checks
  for each row execute function app.reject_investor_check_change();
create trigger append_only_truncate before truncate on public.investor_checks
  for each statement execute function app.reject_change();

create function app.erase_investor_checks() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('app.erasing', new.id::text, true);
  update public.investor_checks c set comment = null where c.investor_id = new.id;
  perform set_config('app.erasing', '', true);
  return null;
end
$$;
comment on function app.erase_investor_checks() is
  'Removes the words from the checks of an investor who is erased.';
create trigger erase_investor_checks after update of erased_at on public.investors
  for each row when (new.erased_at is not null) execute function app.erase_investor_checks();

create function app.current_investor_checks(investor public.investors)
returns setof public.investor_checks
language sql stable set search_path = ''
as $$
  select distinct on (c.subject) c.* from public.investor_checks c
  where c.investor_id = investor.id and c.at >= investor.created_at
  order by c.subject, c.id desc
$$;
comment on function app.current_investor_checks(public.investors) is
  'The newest check of each subject since the registration was received.';

create function public.record_investor_check(
  investor_id uuid, subject text, outcome text, comment text, seen_check bigint
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  investor public.investors;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select * into investor from public.investors i
  where i.id = record_investor_check.investor_id and i.erased_at is null
  for update;
  -- A repeated call records nothing, and nobody passes over a colleague's check that they haven't seen.
  if not found or (
    select c.id from app.current_investor_checks(investor) c
    where c.subject = record_investor_check.subject
  ) is distinct from seen_check then
    return false;
  end if;
  insert into public.investor_checks (investor_id, subject, outcome, comment, admin_id)
  values (investor.id, record_investor_check.subject, record_investor_check.outcome,
    record_investor_check.comment, app.current_admin());
  -- Without the comment: it may name people, and the audit log is permanent.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'investor.check_recorded', 'investor', investor.id::text,
    jsonb_build_object('check', record_investor_check.subject,
      'outcome', record_investor_check.outcome)
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;
comment on function public.record_investor_check(uuid, text, text, text, bigint) is
  'Records a check of an investor by an admin who saw this newest one of its subject (null: none), with an audit row. False when there is a newer one, or no such investor.';
grant execute on function public.record_investor_check(uuid, text, text, text, bigint) to tenora_admin;

drop function app.record_investor_action(public.investors, public.investors, text, text);
create function app.record_investor_action(
  earlier public.investors, later public.investors, event text, reason text,
  details jsonb default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after, reason)
  select a.user_id, a.email, 'investor.' || event, 'investor', later.id::text,
    jsonb_build_object('status', earlier.status, 'suspended', earlier.suspended_at is not null),
    jsonb_build_object('status', later.status, 'suspended', later.suspended_at is not null) || details,
    reason
  from public.admins a where a.user_id = app.current_admin();
  insert into public.outbox (kind, subject_id, reason) values ('investor_' || event, later.id, reason);
end
$$;
comment on function app.record_investor_action(public.investors, public.investors, text, text, jsonb) is
  'Adds the audit row, with details of what was decided, and the mail of an action on an investor. For the functions that act on one.';

-- SQLSTATE TN690: the checks in force aren't those that the admin approves with.
drop function public.update_investor_status(uuid, text, text);
create function public.update_investor_status(
  investor_id uuid, new_status text, reason text default null, seen_checks bigint[] default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.investors;
  later public.investors;
  current_checks bigint[];
  unrecorded int;
  concerns int;
  details jsonb := '{}';
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif new_status is null or new_status not in ('approved', 'rejected') then
    raise exception 'Invalid status' using errcode = 'TN002';
  end if;
  -- A rejection can be reversed, since an investor cannot register twice; an approval is suspended instead.
  select * into earlier from public.investors i
  where i.id = update_investor_status.investor_id and i.erased_at is null
    and (i.status = 'pending' or (i.status = 'rejected' and new_status = 'approved'))
  for update;
  if not found then
    return false;
  end if;
  if new_status = 'approved' then
    select array_agg(c.id order by c.id), 3 - count(*), count(*) filter (where c.outcome = 'concern')
    into current_checks, unrecorded, concerns
    from app.current_investor_checks(earlier) c;
    -- Not their counts: a concern that was cleared may have made room for one that nobody has seen.
    if seen_checks is null or current_checks is distinct from
      (select array_agg(s.id order by s.id) from unnest(seen_checks) s (id))
    then
      raise exception 'Other checks of the investor are in force' using errcode = 'TN690';
    end if;
    details := jsonb_strip_nulls(jsonb_build_object(
      'checksNotRecorded', nullif(unrecorded, 0), 'checksWithConcern', nullif(concerns, 0)));
  end if;
  update public.investors i set
    status = new_status,
    rejection_reason = case when new_status = 'rejected' then update_investor_status.reason end,
    reviewed_at = now()
  where i.id = earlier.id
  returning i.* into later;
  perform app.record_investor_action(
    earlier, later, new_status, update_investor_status.reason, details);
  return true;
end
$$;
comment on function public.update_investor_status(uuid, text, text, bigint[]) is
  'Approves a pending or rejected investor or rejects a pending one, for an admin. An approval names the newest check of each subject that the admin saw (empty: none), and its audit row says how many aren''t recorded and how many are a concern. False when no row was updated.';
grant execute on function public.update_investor_status(uuid, text, text, bigint[]) to tenora_admin;
