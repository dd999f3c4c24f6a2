-- Which admin looks after a receivable that is late, in default or disputed.

create table public.collection_cases (
  request_id uuid primary key references public.funding_requests (id) on delete restrict,
  admin_id text references public.admins (user_id) on delete restrict
);
comment on table public.collection_cases is
  'What is agreed among admins about collecting a receivable. A case without a row has nothing yet.';
comment on column public.collection_cases.admin_id is
  'Who looks after it: advice for the others, no lock. It counts while they are an admin; null for nobody.';
create index collection_cases_of_admin on public.collection_cases (admin_id);
alter table public.collection_cases enable row level security, force row level security;
create policy "the owner's functions see every row" on public.collection_cases
  to current_user using (true) with check (true);
create policy "admins see all cases" on public.collection_cases
  for select to tenora_admin using (true);
grant select on public.collection_cases to tenora_admin;

create function public.assign_case(
  p_listing bigint, p_fingerprint text, p_seen_admin text, p_assign boolean
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.request_of_receivable(p_listing, p_fingerprint);
  acting_admin constant text := app.current_admin();
  earlier public.admins;
begin
  insert into public.collection_cases (request_id) values (request.id) on conflict do nothing;
  -- Locked, so that of two admins who take it at once one does.
  perform from public.collection_cases c where c.request_id = request.id for update;
  select m.* into earlier
  from public.collection_cases c join public.admins m on m.user_id = c.admin_id
  where c.request_id = request.id and m.revoked_at is null;
  if p_assign and earlier.user_id = acting_admin then
    return true;
  elsif earlier.user_id is distinct from p_seen_admin
    or not p_assign and earlier.user_id is distinct from acting_admin then
    return false;
  end if;
  update public.collection_cases c set admin_id = case when p_assign then acting_admin end
  where c.request_id = request.id;
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after)
  select m.user_id, m.email,
    case when p_assign then 'collection.case_assigned' else 'collection.case_released' end,
    'receivable', p_listing::text,
    -- Only where a colleague had it: who has it now is who acted.
    case when p_assign and earlier.user_id is not null
      then jsonb_build_object('assignee', earlier.email) end,
    case when p_assign and earlier.user_id is not null
      then jsonb_build_object('assignee', m.email) end
  from public.admins m where m.user_id = acting_admin;
  return true;
end
$$;
comment on function public.assign_case(bigint, text, text, boolean) is
  'Assigns the case of a receivable to the current admin, or releases it, with an audit row. p_seen_admin: who had it when the admin looked, null for nobody. False when that changed.';
grant execute on function public.assign_case(bigint, text, text, boolean) to tenora_admin;
