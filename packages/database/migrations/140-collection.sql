-- The operators' contacts about a receivable that is late or in default.
create table public.collection_contacts (
  id uuid primary key,
  request_id uuid not null references public.funding_requests (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  party text not null check (party in ('business', 'customer', 'other')),
  person text check (char_length(person) between 1 and 120),
  means text not null check (means in ('phone', 'email', 'letter', 'meeting', 'message', 'other')),
  contacted_at timestamptz(3) not null,
  comment text check (char_length(comment) between 1 and 2000),
  recorded_at timestamptz(3) not null default clock_timestamp(),
  admin_id text not null,
  follow_up_on date
);
comment on table public.collection_contacts is
  'Whom operators contacted about a late receivable, when, how, and what was said. Append-only.';
comment on column public.collection_contacts.id is 'Chosen by the form, so that a repeated request adds one row.';
comment on column public.collection_contacts.person is 'Whom they spoke to; null where nobody is named, and once erased or expired.';
comment on column public.collection_contacts.comment is 'What was said; null once erased or expired.';
comment on column public.collection_contacts.follow_up_on is
  'The day in UTC on which an admin means to ask again; null where none was agreed.';
create index collection_contacts_of_request on public.collection_contacts (request_id, contacted_at desc, id);
create index collection_contacts_of_business on public.collection_contacts (business_id);
create index collection_contacts_expiring on public.collection_contacts (recorded_at)
  where person is not null or comment is not null;
alter table public.collection_contacts enable row level security, force row level security;
create policy "the owner's functions see every row" on public.collection_contacts
  to current_user using (true) with check (true);
create policy "admins see all contacts" on public.collection_contacts
  for select to tenora_admin using (true);
grant select on public.collection_contacts to tenora_admin;
create trigger append_only before update or delete on public.collection_contacts
  for each row execute function
  app.reject_change_except_clearing('business_id', '{person,comment}', 'expires');
create trigger append_only_truncate before truncate on public.collection_contacts
  for each statement execute function app.reject_change();

create function app.erase_collection_contacts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('app.erasing', new.id::text, true);
  update public.collection_contacts c set person = null, comment = null
  where c.business_id = new.id;
  perform set_config('app.erasing', '', true);
  return null;
end
$$;
comment on function app.erase_collection_contacts() is
  'Removes names and words from the contacts about a business that is erased.';
create trigger erase_collection_contacts after update of erased_at on public.businesses
  for each row when (new.erased_at is not null) execute function app.erase_collection_contacts();

-- Six years are the time to sue for a debt (docs/decisions/093-recourse.md), from the last entry about the
-- same receivable in the contact log or among the evidence. The date is the one on which an entry was
-- recorded, which no form can set.
create function app.clear_expired_contacts() returns int
language plpgsql set search_path = ''
as $$
declare
  contacts int;
  evidence int;
  since constant timestamptz := now() - interval '6 years';
begin
  perform set_config('app.erasing', 'expired', true);
  update public.collection_contacts c set person = null, comment = null
  where c.recorded_at < since and (c.person is not null or c.comment is not null)
    and not app.has_case_entry_since(c.request_id, since);
  get diagnostics contacts = row_count;
  update public.dispute_evidence e set document = null
  where e.recorded_at < since and e.document is not null
    and not app.has_case_entry_since(e.request_id, since);
  get diagnostics evidence = row_count;
  perform set_config('app.erasing', '', true);
  return contacts + evidence;
end
$$;
comment on function app.clear_expired_contacts() is
  'Removes names and words from contacts and evidence six years after the last one about the same receivable; returns their number. For app.delete_expired.';

-- SQLSTATE TN371: no listed request is behind the receivable. TN082: its business has been erased.
create function app.request_of_receivable(p_listing bigint, p_fingerprint text)
returns public.funding_requests
language plpgsql stable security definer set search_path = ''
as $$
declare
  request public.funding_requests;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select r.* into request from public.funding_requests r
  where r.listing_id = p_listing and r.fingerprint = p_fingerprint;
  if not found then
    raise exception 'No request is behind this receivable' using errcode = 'TN371';
  end if;
  return request;
end
$$;
comment on function app.request_of_receivable(bigint, text) is
  'The request behind a receivable of the market, for an admin. For the functions in this file.';

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

create function public.record_case_export(p_listing bigint, p_fingerprint text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.request_of_receivable(p_listing, p_fingerprint);
begin
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'collection.case_exported', 'receivable', p_listing::text,
    jsonb_build_object('request', request.id)
  from public.admins a where a.user_id = app.current_admin();
  return request.id;
end
$$;
comment on function public.record_case_export(bigint, text) is
  'Records that an admin takes the case file of a receivable with its documents; returns the request behind it.';
grant execute on function public.record_case_export(bigint, text) to tenora_admin;

-- Which admin looks after a receivable that is late, in default or disputed.
create table public.collection_cases (
  request_id uuid primary key references public.funding_requests (id) on delete restrict,
  admin_id text references public.admins (user_id) on delete restrict,
  follow_up_on date
);
comment on table public.collection_cases is
  'What is agreed among admins about collecting a receivable. A case without a row has nothing yet.';
comment on column public.collection_cases.admin_id is
  'Who looks after it: advice for the others, no lock. It counts while they are an admin; null for nobody.';
comment on column public.collection_cases.follow_up_on is
  'As the contact that was recorded last says; null where it says none.';
create index collection_cases_of_admin on public.collection_cases (admin_id);
create index collection_cases_to_follow_up on public.collection_cases (follow_up_on)
  where follow_up_on is not null;
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

-- Disputes that operators raise and end from the portal. The chain has the hash of the evidence; what was
-- hashed is kept here, so that anybody who is shown it can check it.
create table public.dispute_evidence (
  id uuid primary key,
  request_id uuid not null references public.funding_requests (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  disputed boolean not null,
  document text check (char_length(document) between 1 and 2100),
  hash text not null unique check (hash ~ '^0x[0-9a-f]{64}$'),
  recorded_at timestamptz(3) not null default clock_timestamp(),
  admin_id text not null,
  check (document is null or hash = '0x' || encode(sha256(convert_to(document, 'UTF8')), 'hex'))
);
comment on table public.dispute_evidence is
  'Why operators raised or ended a dispute about a receivable, to the letter as it was hashed. Append-only.';
comment on column public.dispute_evidence.id is 'Chosen by the form, so that a repeated request adds one row.';
comment on column public.dispute_evidence.disputed is 'False where the dispute ends.';
comment on column public.dispute_evidence.document is
  'The text and a random reference, without which a short text could be guessed from its hash; null once erased or expired.';
comment on column public.dispute_evidence.hash is 'SHA-256 of the document in UTF-8, as the exchange has it.';
create index dispute_evidence_of_request on public.dispute_evidence (request_id, recorded_at desc, id);
create index dispute_evidence_of_business on public.dispute_evidence (business_id);
create index dispute_evidence_expiring on public.dispute_evidence (recorded_at) where document is not null;
alter table public.dispute_evidence enable row level security, force row level security;
create policy "the owner's functions see every row" on public.dispute_evidence
  to current_user using (true) with check (true);
create policy "admins see all evidence" on public.dispute_evidence
  for select to tenora_admin using (true);
grant select on public.dispute_evidence to tenora_admin;
create trigger append_only before update or delete on public.dispute_evidence
  for each row execute function
  app.reject_change_except_clearing('business_id', '{document}', 'expires');
create trigger append_only_truncate before truncate on public.dispute_evidence
  for each statement execute function app.reject_change();

create function app.erase_dispute_evidence() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('app.erasing', new.id::text, true);
  update public.dispute_evidence e set document = null where e.business_id = new.id;
  perform set_config('app.erasing', '', true);
  return null;
end
$$;
comment on function app.erase_dispute_evidence() is
  'Removes the texts of the evidence about a business that is erased.';
create trigger erase_dispute_evidence after update of erased_at on public.businesses
  for each row when (new.erased_at is not null) execute function app.erase_dispute_evidence();

create function app.has_case_entry_since(p_request_id uuid, p_since timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
      select from public.collection_contacts c
      where c.request_id = p_request_id and c.recorded_at >= p_since)
    or exists (
      select from public.dispute_evidence e
      where e.request_id = p_request_id and e.recorded_at >= p_since)
$$;
comment on function app.has_case_entry_since(uuid, timestamptz) is
  'Whether anything was written about the receivable of a request since then.';

create function public.keep_dispute_evidence(
  p_id uuid, p_listing bigint, p_fingerprint text, p_disputed boolean, p_text text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.request_of_receivable(p_listing, p_fingerprint);
  whole constant text := p_text || E'\n\nReference: ' || gen_random_uuid() || E'\n';
  kept public.dispute_evidence;
begin
  -- Locked, so that nothing is added while an erasure removes texts.
  perform from public.businesses b
  where b.id = request.business_id and b.erased_at is null for share;
  if not found then
    raise exception 'The business has been erased' using errcode = 'TN082';
  end if;
  if p_text is null or char_length(p_text) not between 1 and 2000 then
    raise exception 'The evidence is missing or too long' using errcode = '23514';
  end if;
  insert into public.dispute_evidence (id, request_id, business_id, disputed, document, hash, admin_id)
  values (p_id, request.id, request.business_id, p_disputed, whole,
    '0x' || encode(sha256(convert_to(whole, 'UTF8')), 'hex'), app.current_admin())
  on conflict (id) do nothing
  returning * into kept;
  if kept.id is null then
    select e.* into kept from public.dispute_evidence e
    where e.id = p_id and e.request_id = request.id and e.disputed = p_disputed
      and e.document like replace(replace(replace(p_text, '\', '\\'), '%', '\%'), '_', '\_')
        || E'\n\nReference: %';
    if not found then
      raise exception 'The id belongs to other evidence' using errcode = '23514';
    end if;
    return kept.hash;
  end if;
  -- Without its text: the audit log is permanent.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'collection.evidence_kept', 'receivable', p_listing::text,
    jsonb_build_object('hash', kept.hash, 'disputed', p_disputed)
  from public.admins a where a.user_id = app.current_admin();
  return kept.hash;
end
$$;
comment on function public.keep_dispute_evidence(uuid, bigint, text, boolean, text) is
  'Keeps why an admin raises or ends a dispute, with an audit row, and returns the hash for the exchange. The same hash, and nothing more, when this evidence is kept already.';
grant execute on function public.keep_dispute_evidence(uuid, bigint, text, boolean, text) to tenora_admin;

-- What everybody may know of the contacts about a receivable: how many, and of the last one its day, how it
-- was made and with which side. Never a name, and never what was said; and none from before it was late, which may
-- be about a dispute.
create function app.recovery_contacts(p_listing bigint, p_fingerprint text, p_late_since timestamptz)
returns table (contacts int, last_day date, last_party text, last_means text)
language sql stable security definer set search_path = ''
as $$
  select (count(*) over ())::int, (c.contacted_at at time zone 'UTC')::date, c.party, c.means
  from public.funding_requests r join public.collection_contacts c on c.request_id = r.id
  where r.listing_id = p_listing and r.fingerprint = p_fingerprint
    and c.contacted_at > p_late_since
  order by c.contacted_at desc, c.id limit 1
$$;
comment on function app.recovery_contacts(bigint, text, timestamptz) is
  'How many contacts about a receivable operators recorded since it was late, and the day in UTC, side and means of the last; no row without any. The caller says since when, and checks that it still is.';
grant execute on function app.recovery_contacts(bigint, text, timestamptz) to tenora_visitor;
