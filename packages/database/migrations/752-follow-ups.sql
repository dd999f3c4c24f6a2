-- When a case is to be followed up, as the newest contact about it says.

alter table public.collection_contacts add column follow_up_on date;
comment on column public.collection_contacts.follow_up_on is
  'The day in UTC on which an admin means to ask again; null where none was agreed.';

alter table public.collection_cases add column follow_up_on date;
comment on column public.collection_cases.follow_up_on is
  'As the contact that was recorded last says; null where it says none.';
create index collection_cases_to_follow_up on public.collection_cases (follow_up_on)
  where follow_up_on is not null;

-- The last argument may be left out, as servers from before this migration do.
drop function public.record_collection_contact(
  uuid, bigint, text, text, text, text, timestamptz, text);
create function public.record_collection_contact(
  p_id uuid, p_listing bigint, p_fingerprint text, p_party text, p_person text, p_means text,
  p_contacted_at timestamptz, p_comment text, p_follow_up_on date default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.request_of_receivable(p_listing, p_fingerprint);
begin
  -- Locked, so that nothing is added while an erasure removes names and words.
  perform from public.businesses b
  where b.id = request.business_id and b.erased_at is null for share;
  if not found then
    raise exception 'The business has been erased' using errcode = 'TN082';
  end if;
  if p_comment is null then
    raise exception 'What was said is missing' using errcode = '23514';
  end if;
  insert into public.collection_contacts
    (id, request_id, business_id, party, person, means, contacted_at, comment, admin_id, follow_up_on)
  values (p_id, request.id, request.business_id, p_party, p_person, p_means, p_contacted_at,
    p_comment, app.current_admin(), p_follow_up_on)
  on conflict (id) do nothing;
  if not found then
    return false;
  end if;
  insert into public.collection_cases as c (request_id, follow_up_on)
  values (request.id, p_follow_up_on)
  on conflict (request_id) do update set follow_up_on = excluded.follow_up_on;
  -- Without names and words: the audit log is permanent.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'collection.contact_recorded', 'receivable', p_listing::text,
    jsonb_strip_nulls(jsonb_build_object('contact', p_id, 'party', p_party, 'means', p_means,
      'contactedAt', p_contacted_at, 'followUpOn', p_follow_up_on))
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;
comment on function public.record_collection_contact(uuid, bigint, text, text, text, text, timestamptz, text, date) is
  'Records whom an admin contacted about a receivable and when its case is to be followed up, with an audit row. False, and nothing more, when this contact is recorded already.';
grant execute on function
  public.record_collection_contact(uuid, bigint, text, text, text, text, timestamptz, text, date) to tenora_admin;
