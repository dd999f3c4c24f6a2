-- SQLSTATE TN091: sixty government ids in an hour. The count is the audit log's own: it outlives
-- a crash, and no row of it can be taken back.
create or replace function public.reveal_government_id(investor_id uuid) returns bytea
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
  sealed bytea;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select i.registration_number_encrypted into sealed
  from public.investors i
  where i.id = reveal_government_id.investor_id and i.erased_at is null;
  if not found then
    return null;
  end if;
  -- Before counting: who asks many times at once is counted in turn.
  perform app.wait_for('audit_log');
  if (
    select count(*) from public.audit_log l
    where l.action = 'investor.id_revealed' and l.admin_id = acting_admin
      and l.at > clock_timestamp() - interval '1 hour'
  ) >= 60 then
    raise exception 'Too many government ids in an hour' using errcode = 'TN091';
  end if;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
  select a.user_id, a.email, 'investor.id_revealed', 'investor', reveal_government_id.investor_id::text
  from public.admins a where a.user_id = acting_admin;
  return sealed;
end
$$;
comment on function public.reveal_government_id(uuid) is
  'The sealed government id of one investor, and an audit row that it was asked for; null without one. Sixty in an hour for an admin.';
create index audit_log_by_admin_and_time on public.audit_log (admin_id, action, at desc);

create function app.note_document_link(business_id uuid, document text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  perform app.wait_for('audit_log');
  -- The dialog asks for a link whenever it is opened: who goes on looking at it is one look.
  if exists (
    select from public.audit_log l
    where l.action = 'business.document_opened' and l.admin_id = acting_admin
      and l.at > clock_timestamp() - interval '15 minutes'
      and l.subject_id = note_document_link.business_id::text
      and l.after ->> 'document' = note_document_link.document
  ) then
    return;
  end if;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'business.document_opened', 'business',
    note_document_link.business_id::text, jsonb_build_object('document', note_document_link.document)
  from public.admins a where a.user_id = acting_admin;
end
$$;
comment on function app.note_document_link(uuid, text) is
  'An admin was given a link to a certificate: one audit row for the same one in a quarter of an hour.';
grant execute on function app.note_document_link(uuid, text) to tenora_admin;
