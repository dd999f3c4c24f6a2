-- The files of a funding request, and their hash in the terms.

create table public.funding_request_documents (
  id uuid primary key,
  request_id uuid not null references public.funding_requests (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  url text not null check (url like '/documents/%' and app.is_certificate(url)),
  file_name text not null check (char_length(file_name) between 1 and 200),
  bytes integer not null check (bytes between 1 and 10485760),
  sha256 bytea not null check (octet_length(sha256) = 32),
  for_investors boolean not null default false,
  added_at timestamptz(3) not null default now(),
  removed_at timestamptz(3),
  constraint funding_request_documents_url unique (url)
);
comment on table public.funding_request_documents is 'The files of funding requests.';
comment on column public.funding_request_documents.id is 'Chosen by the form, so that a repeated upload adds one file.';
comment on column public.funding_request_documents.for_investors is
  'The business shows this file to investors as well, for example a redacted copy.';
comment on column public.funding_request_documents.removed_at is
  'When the business took out a file that a reviewer may have seen: it is kept as evidence.';
create index on public.funding_request_documents (request_id, added_at, id);
create index on public.funding_request_documents (business_id);
alter table public.funding_request_documents enable row level security, force row level security;
create policy "the owner's functions see every row" on public.funding_request_documents
  to current_user using (true) with check (true);
create policy "members see the files of their own requests" on public.funding_request_documents
  for select to tenora_member using (business_id = (select app.own_business_id()));
grant select on public.funding_request_documents to tenora_member, tenora_admin;

create function app.is_submitted_document(
  p_request_id uuid, p_added_at timestamptz, p_removed_at timestamptz
) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.funding_request_history h
    where h.request_id = p_request_id and h.event = 'submitted' and h.at >= p_added_at
      and (p_removed_at is null or h.at <= p_removed_at))
$$;
comment on function app.is_submitted_document(uuid, timestamptz, timestamptz) is
  'Whether a file was part of a submission: added before, and not removed until then.';
grant execute on function app.is_submitted_document(uuid, timestamptz, timestamptz) to tenora_admin;
create policy "admins see files that were submitted" on public.funding_request_documents
  for select to tenora_admin using (app.is_submitted_document(request_id, added_at, removed_at));

-- A business must not be able to name another's document and receive a link to it.
create function app.reject_used_document() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.businesses b where b.certificate_url = new.url)
    or exists (select from public.business_history h where h.replaced_certificate_url = new.url)
    or exists (select from public.rejected_submissions r where r.certificate_url = new.url)
    or exists (select from public.investors i where i.certificate_url = new.url)
  then
    raise exception 'The document belongs to another record' using errcode = '23514';
  end if;
  return new;
end
$$;
comment on function app.reject_used_document() is 'Rejects a document that belongs to another record.';
create trigger reject_used_document before insert or update of url
  on public.funding_request_documents for each row execute function app.reject_used_document();

create function app.funding_request_papers(p_request_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select '0x' || encode(sha256(string_agg(d.sha256, ''::bytea order by d.sha256)), 'hex')
  from public.funding_request_documents d
  where d.request_id = p_request_id and d.removed_at is null
$$;
comment on function app.funding_request_papers(uuid) is
  'The hash of the documents in the terms: SHA-256 over the SHA-256 of each, in ascending order. Null without a document.';

-- SQLSTATE TN173: the request has ten documents.
create function app.add_funding_request_document(
  p_request_id uuid, p_id uuid, p_url text, p_file_name text, p_bytes int, p_sha256 bytea,
  p_for_investors boolean, p_now timestamptz
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
    where d.request_id = p_request_id and d.removed_at is null
  ) >= 10 then
    raise exception 'Too many documents' using errcode = 'TN173';
  end if;
  insert into public.funding_request_documents
    (id, request_id, business_id, url, file_name, bytes, sha256, for_investors)
  values (p_id, p_request_id, request.business_id, p_url, p_file_name, p_bytes, p_sha256, p_for_investors);
  return 'added';
end
$$;
comment on function app.add_funding_request_document(
  uuid, uuid, text, text, int, bytea, boolean, timestamptz
) is 'Adds a file to a request that may be edited. Returns added, repeated when this upload was already processed, or null when there is no such request.';
grant execute on function app.add_funding_request_document(
  uuid, uuid, text, text, int, bytea, boolean, timestamptz) to tenora_member;

create function app.change_funding_request_document(
  p_request_id uuid, p_id uuid, p_for_investors boolean, p_now timestamptz
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_request_id, p_now);
begin
  update public.funding_request_documents d set for_investors = p_for_investors
  where d.id = p_id and d.request_id = request.id and d.removed_at is null;
  return found;
end
$$;
comment on function app.change_funding_request_document(uuid, uuid, boolean, timestamptz) is
  'Says whether investors see a file of a request that may be edited. False when there is no such file.';
grant execute on function app.change_funding_request_document(uuid, uuid, boolean, timestamptz)
  to tenora_member;

create function app.remove_funding_request_document(p_request_id uuid, p_id uuid, p_now timestamptz)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_request_id, p_now);
  removed_url text;
begin
  if request.submitted_at is null then
    delete from public.funding_request_documents d where d.id = p_id and d.request_id = request.id
    returning d.url into removed_url;
    return removed_url;
  end if;
  update public.funding_request_documents d set removed_at = now()
  where d.id = p_id and d.request_id = request.id and d.removed_at is null;
  return case when found then '' end;
end
$$;
comment on function app.remove_funding_request_document(uuid, uuid, timestamptz) is
  'Takes a file out of a request that may be edited. Returns the address of a file to delete, an empty text when it is kept as evidence, or null when there is no such file.';
grant execute on function app.remove_funding_request_document(uuid, uuid, timestamptz) to tenora_member;
