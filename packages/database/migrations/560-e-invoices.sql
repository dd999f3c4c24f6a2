-- A funding request takes an XML e-invoice as a file, and keeps what the e-invoice of a file says.

alter table public.funding_request_documents
  drop constraint funding_request_documents_url_check,
  add constraint funding_request_documents_url_check check (
    url ~ '^/documents/business-documents/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|png|jpg|xml)$'),
  add column reading jsonb check (octet_length(reading::text) <= 8192);
comment on column public.funding_request_documents.reading is
  'What the e-invoice says that this file is or has inside, or why it could not be read; null without one.';

drop function app.add_funding_request_document(
  uuid, uuid, text, text, int, bytea, boolean, timestamptz);
-- SQLSTATE TN173: the request has ten documents.
create function app.add_funding_request_document(
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
    where d.request_id = p_request_id and d.removed_at is null
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
comment on function app.add_funding_request_document(
  uuid, uuid, text, text, int, bytea, boolean, jsonb, timestamptz
) is 'Adds a file to a request that may be edited. Returns added, repeated when this upload was already processed, or null when there is no such request.';
grant execute on function app.add_funding_request_document(
  uuid, uuid, text, text, int, bytea, boolean, jsonb, timestamptz) to tenora_member;
