-- What is agreed for a customer who doesn't pay, and what operators do when one doesn't.

create function app.recourse_statement(recourse text) returns text
language sql immutable strict set search_path = ''
return case recourse
  when 'with' then 'With recourse: the business repays if its customer doesn''t.'
  when 'without' then 'Without recourse: if the customer doesn''t pay, holders bear the loss.' end;
comment on function app.recourse_statement(text) is
  'The sentence that a business signs; the same, to the letter, as recourse.ts. Null for any other word.';

-- SHA-256 of the sentence is one of the hashes in the terms, as a campaign's story is.
create or replace function app.funding_request_papers(p_request_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select '0x' || encode(sha256(string_agg(hash, ''::bytea order by hash)), 'hex')
  from (
    select d.sha256 as hash from public.funding_request_documents d
    where d.request_id = p_request_id and d.removed_at is null
    union all
    select sha256(convert_to(r.draft ->> 'story', 'UTF8')) from public.funding_requests r
    where r.id = p_request_id and r.draft ->> 'kind' = 'community' and r.draft ->> 'story' <> ''
    union all
    select sha256(convert_to(app.recourse_statement(r.draft ->> 'recourse'), 'UTF8'))
    from public.funding_requests r
    where r.id = p_request_id and r.draft ->> 'kind' is distinct from 'community'
      and app.recourse_statement(r.draft ->> 'recourse') is not null
      -- A receivable needs a document beside it.
      and exists (
        select from public.funding_request_documents d
        where d.request_id = p_request_id and d.removed_at is null)
  ) hashes
$$;
comment on function app.funding_request_papers(uuid) is
  'The hash of the documents in the terms: SHA-256 over the SHA-256 of each, of a campaign''s story and of the sentence about recourse in UTF-8, in ascending order. Null without any document or story.';

create or replace view public.listed_requests with (security_barrier) as
  select r.listing_id, r.fingerprint, r.risk, r.risk_grade,
    r.customer_country as debtor_country, r.customer_industry as debtor_industry,
    case when r.draft ->> 'kind' = 'community' then nullif(r.draft ->> 'campaignName', '') end
      as campaign_name,
    case when r.draft ->> 'kind' = 'community' then nullif(r.draft ->> 'story', '') end as story,
    case when r.draft ->> 'kind' is distinct from 'community' then nullif(r.draft ->> 'recourse', '') end
      as recourse
  from public.funding_requests r
  where r.status = 'listed';
comment on view public.listed_requests is
  'What everybody may know of the request behind a listing: its risk grade, where and in what its customer trades, never who they are; what a campaign tells its backers, and whether the business answers for its customer.';

-- Whom operators contacted about a receivable that is late or in default.
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
  admin_id text not null
);
comment on table public.collection_contacts is
  'Whom operators contacted about a late receivable, when, how, and what was said. Append-only.';
comment on column public.collection_contacts.id is 'Chosen by the form, so that a repeated request adds one row.';
comment on column public.collection_contacts.person is 'Whom they spoke to; null where nobody is named, and once erased or expired.';
comment on column public.collection_contacts.comment is 'What was said; null once erased or expired.';
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

create function app.reject_contact_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) in (old.business_id::text, 'expired')
    and to_jsonb(old) - array['person', 'comment'] = to_jsonb(new) - array['person', 'comment']
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'TN009';
end
$$;
comment on function app.reject_contact_change() is
  'Keeps contacts append-only, even for their owner, but lets an erasure and the end of the retention period remove names and words.';
create trigger append_only before update or delete on public.collection_contacts
  for each row execute function app.reject_contact_change();
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

-- Six years are the time to sue for a debt (docs/decisions/093-recourse.md). The date is the one on
-- which a contact was recorded, which no form can set.
create function app.clear_expired_contacts() returns int
language plpgsql set search_path = ''
as $$
declare
  cleared int;
begin
  perform set_config('app.erasing', 'expired', true);
  update public.collection_contacts c set person = null, comment = null
  where c.recorded_at < now() - interval '6 years' and (c.person is not null or c.comment is not null)
    and not exists (
      select from public.collection_contacts later
      where later.request_id = c.request_id and later.recorded_at >= now() - interval '6 years');
  get diagnostics cleared = row_count;
  perform set_config('app.erasing', '', true);
  return cleared;
end
$$;
comment on function app.clear_expired_contacts() is
  'Removes names and words from contacts six years after the last one about the same receivable; returns their number. For app.delete_expired.';

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
  p_contacted_at timestamptz, p_comment text
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
    (id, request_id, business_id, party, person, means, contacted_at, comment, admin_id)
  values (p_id, request.id, request.business_id, p_party, p_person, p_means, p_contacted_at,
    p_comment, app.current_admin())
  on conflict (id) do nothing;
  if not found then
    return false;
  end if;
  -- Without names and words: the audit log is permanent.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'collection.contact_recorded', 'receivable', p_listing::text,
    jsonb_build_object('contact', p_id, 'party', p_party, 'means', p_means,
      'contactedAt', p_contacted_at)
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;
comment on function public.record_collection_contact(uuid, bigint, text, text, text, text, timestamptz, text) is
  'Records whom an admin contacted about a receivable, with an audit row. False, and nothing more, when this contact is recorded already.';
grant execute on function
  public.record_collection_contact(uuid, bigint, text, text, text, text, timestamptz, text) to tenora_admin;

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
