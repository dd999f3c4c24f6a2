create table public.business_notes (
  id bigint generated always as identity primary key,
  business_id uuid not null references public.businesses (id) on delete restrict,
  at timestamptz(3) not null default clock_timestamp(),
  admin_id text not null references public.admins (user_id) on delete restrict,
  note text not null check (char_length(note) between 1 and 4000)
);
comment on table public.business_notes is
  'What admins tell each other about a business. Never shown outside the portal. Append-only.';
create index on public.business_notes (business_id, id);
alter table public.business_notes enable row level security;
alter table public.business_notes force row level security;
create policy "the owner's functions see every row" on public.business_notes
  to current_user using (true) with check (true);
create policy "admins see all notes" on public.business_notes
  for select to tenora_admin using (true);
grant select on public.business_notes to tenora_admin;
create trigger append_only before update or delete on public.business_notes
  for each row execute function app.refuse_change();
create trigger append_only_truncate before truncate on public.business_notes
  for each statement execute function app.refuse_change();

create function public.add_business_note(business_id uuid, note text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
  note_id bigint;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  insert into public.business_notes (business_id, admin_id, note)
  select b.id, acting_admin, add_business_note.note
  from public.businesses b where b.id = add_business_note.business_id
  returning id into note_id;
  if not found then
    return false;
  end if;
  -- The words stay in one place: they may be about people, and the audit log is for ever.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'business.note_added', 'business',
    add_business_note.business_id::text, jsonb_build_object('note', note_id)
  from public.admins a where a.user_id = acting_admin;
  return true;
end
$$;
comment on function public.add_business_note(uuid, text) is
  'An admin leaves a note on a business. False when there is no such business.';
grant execute on function public.add_business_note(uuid, text) to tenora_admin;
