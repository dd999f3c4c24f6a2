-- The deed of assignment: a document that the server writes from the terms, and whose hash is in them. Requests
-- from before it have none.

alter table public.funding_request_documents
  add column kind text not null default 'file' check (kind in ('file', 'deed')),
  add constraint funding_request_documents_deed check (
    kind = 'file' or (not for_investors and reading is null and url like '%.pdf'));
comment on table public.funding_request_documents is
  'The files of funding requests, and the deeds of assignment of their invoices.';
comment on column public.funding_request_documents.kind is
  'file: from the business. deed: of assignment, written by the server; it names the customer, so no investor sees it.';
create unique index funding_request_documents_one_deed on public.funding_request_documents (request_id)
  where kind = 'deed' and removed_at is null;

create or replace function app.funding_request_papers(p_request_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select '0x' || encode(sha256(string_agg(hash, ''::bytea order by hash)), 'hex')
  from (
    select d.sha256 as hash from public.funding_request_documents d
    where d.request_id = p_request_id and d.removed_at is null and d.kind = 'file'
    union all
    select sha256(convert_to(r.draft ->> 'story', 'UTF8')) from public.funding_requests r
    where r.id = p_request_id and r.draft ->> 'kind' = 'community' and r.draft ->> 'story' <> ''
    union all
    select app.campaign_picture_hash(p.sha256, p.description)
    from public.campaign_pictures p join public.funding_requests r on r.id = p.request_id
    where p.request_id = p_request_id and p.removed_at is null and r.draft ->> 'kind' = 'community'
    union all
    select said.hash from public.funding_requests r cross join lateral (
      select sha256(convert_to(app.recourse_statement(r.draft ->> 'recourse'), 'UTF8')) as hash
      where app.recourse_statement(r.draft ->> 'recourse') is not null
      union all
      select d.sha256 from public.funding_request_documents d
      where d.request_id = r.id and d.removed_at is null and d.kind = 'deed'
    ) said
    where r.id = p_request_id and r.draft ->> 'kind' is distinct from 'community'
      -- A receivable needs a file beside them.
      and exists (
        select from public.funding_request_documents d
        where d.request_id = p_request_id and d.removed_at is null and d.kind = 'file')
  ) hashes
$$;
comment on function app.funding_request_papers(uuid) is
  'The hash of the documents in the terms: SHA-256 over the SHA-256 of each file, of the deed of assignment, of a campaign''s story and pictures, and of the sentence about recourse in UTF-8, in ascending order. Null without any file, story or picture.';

create function app.replace_assignment_deed(
  p_request_id uuid, p_version int, p_id uuid, p_url text, p_bytes int, p_sha256 bytea, p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_request_id, p_now);
begin
  if request.id is null or request.version <> p_version then
    return false;
  end if;
  -- A deed that was never submitted has been signed by nobody; another one is evidence.
  delete from public.funding_request_documents d
  where d.request_id = request.id and d.kind = 'deed' and d.removed_at is null
    and d.sha256 is distinct from p_sha256
    and not app.is_submitted_document(d.request_id, d.added_at, null);
  update public.funding_request_documents d set removed_at = now()
  where d.request_id = request.id and d.kind = 'deed' and d.removed_at is null
    and d.sha256 is distinct from p_sha256;
  if p_sha256 is not null then
    insert into public.funding_request_documents
      (id, request_id, business_id, url, file_name, bytes, sha256, kind)
    values (p_id, request.id, request.business_id, p_url, 'deed-of-assignment.pdf', p_bytes, p_sha256, 'deed')
    on conflict (request_id) where kind = 'deed' and removed_at is null do nothing;
  end if;
  return true;
end
$$;
comment on function app.replace_assignment_deed(uuid, int, uuid, text, int, bytea, timestamptz) is
  'Makes a PDF that the server has written the deed of a request that may be edited and still has this version, in place of another one; without a hash it has none. The same deed again changes nothing. False when there is no such request.';
grant execute on function app.replace_assignment_deed(uuid, int, uuid, text, int, bytea, timestamptz)
  to tenora_member;

-- What businesses do with their files is not done with a deed.
create or replace function app.change_funding_request_document(
  p_request_id uuid, p_id uuid, p_for_investors boolean, p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_request_id, p_now);
begin
  update public.funding_request_documents d set for_investors = p_for_investors
  where d.id = p_id and d.request_id = request.id and d.removed_at is null and d.kind = 'file';
  return found;
end
$$;

create or replace function app.remove_funding_request_document(
  p_request_id uuid, p_id uuid, p_now timestamptz
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_request_id, p_now);
  removed_url text;
begin
  if request.submitted_at is null then
    delete from public.funding_request_documents d
    where d.id = p_id and d.request_id = request.id and d.kind = 'file'
    returning d.url into removed_url;
    return removed_url;
  end if;
  update public.funding_request_documents d set removed_at = now()
  where d.id = p_id and d.request_id = request.id and d.removed_at is null and d.kind = 'file';
  return case when found then '' end;
end
$$;

create or replace function app.add_funding_request_document(
  p_request_id uuid, p_id uuid, p_url text, p_file_name text, p_bytes int, p_sha256 bytea,
  p_for_investors boolean, p_reading jsonb, p_now timestamptz
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_request_id, p_now);
begin
  if request.id is null then
    return null;
  elsif exists (
    select from public.funding_request_documents d where d.id = p_id and d.request_id = p_request_id
  ) then
    return 'repeated';
  elsif (
    select count(*) from public.funding_request_documents d
    where d.request_id = p_request_id and d.removed_at is null and d.kind = 'file'
  ) >= 10 then
    raise exception 'Too many documents' using errcode = 'TN173';
  end if;
  insert into public.funding_request_documents
    (id, request_id, business_id, url, file_name, bytes, sha256, for_investors, reading)
  values (p_id, p_request_id, request.business_id, p_url, p_file_name, p_bytes, p_sha256,
    p_for_investors, p_reading);
  return 'added';
end
$$;
