-- Where the settings require it, nobody approves an investor before each check is recorded.

alter table public.review_rules add column needs_investor_checks boolean not null default false;
comment on column public.review_rules.needs_investor_checks is
  'The admin who approves an investor has a check of every subject before them, clear or a concern.';

create function app.needs_investor_checks() returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.current_admin() is not null
    and exists (select from public.review_rules r where r.needs_investor_checks)
$$;
comment on function app.needs_investor_checks() is
  'Whether an investor is approved only once every check is recorded, for an admin.';
grant execute on function app.needs_investor_checks() to tenora_admin;

-- As in 690, but for TN750: a check that the settings require isn't recorded.
create or replace function public.update_investor_status(
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
    elsif unrecorded > 0 and app.needs_investor_checks() then
      raise exception 'A required check of the investor is missing' using errcode = 'TN750';
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
  'Approves a pending or rejected investor or rejects a pending one, for an admin. An approval names the newest check of each subject that the admin saw (empty: none), and its audit row says how many aren''t recorded and how many are a concern. None may be unrecorded where the settings require them. False when no row was updated.';
