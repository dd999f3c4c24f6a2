create index on public.audit_log (subject_id, id desc);
create index on public.audit_log (action, id desc);
create index on public.audit_log (admin_email, id desc);

create function app.note_export(what text, filters jsonb, row_count int) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'export.' || what, 'export', what,
    jsonb_build_object('filters', filters, 'rows', row_count)
  from public.admins a where a.user_id = app.current_admin();
end
$$;
comment on function app.note_export(text, jsonb, int) is
  'An admin took records away as a file: which, and how many.';
grant execute on function app.note_export(text, jsonb, int) to tenora_admin;
