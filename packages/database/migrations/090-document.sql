create table public.upload_quota (
  wallet_address text primary key check (wallet_address ~ '^0x[0-9a-f]{40}$'),
  since timestamptz(3) not null default now(),
  uploads integer not null,
  bytes bigint not null
);
comment on table public.upload_quota is 'The uploads that each wallet has started, for its daily quota.';
comment on column public.upload_quota.since is 'When counting started; it restarts after a day.';
comment on column public.upload_quota.bytes is 'The announced size, or the most that an upload may have.';
create index upload_quota_since on public.upload_quota (since);
alter table public.upload_quota enable row level security, force row level security;
create policy "the owner's functions see every row" on public.upload_quota
  to current_user using (true) with check (true);

-- SQLSTATE TN011: more than five in a day. TN082: the business has been erased.
create function app.replace_certificate(
  p_certificate_url text, p_certificate_info jsonb, p_replacement_key uuid
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.businesses;
begin
  select b.* into earlier from public.businesses b
  where b.wallet_address = app.current_wallet()
  for update;
  if not found then
    return null;
  elsif earlier.erased_at is not null then
    raise exception 'The business has been erased' using errcode = 'TN082';
  elsif exists (
    select from public.business_history h
    where h.business_id = earlier.id and h.replacement_key = p_replacement_key
  ) then
    return 'repeated';
  elsif earlier.status not in ('pending', 'rejected') then
    return null;
  elsif (
    select count(*) from public.business_history h
    where h.business_id = earlier.id and h.event = 'certificate_replaced'
      and h.at > now() - interval '1 day'
  ) >= 5 then
    raise exception 'Too many certificates in a day' using errcode = 'TN011';
  end if;
  update public.businesses b set
    certificate_url = p_certificate_url,
    certificate_info = p_certificate_info,
    updated_at = now()
  where b.id = earlier.id;
  insert into public.business_history
    (business_id, event, status, tier, replaced_certificate_url, replacement_key)
  values (earlier.id, 'certificate_replaced', earlier.status, earlier.tier,
    app.document_or_null(earlier.certificate_url), p_replacement_key);
  return 'replaced';
end
$$;
comment on function app.replace_certificate(text, jsonb, uuid) is
  'Replaces the certificate of the member''s own business while it is not approved. Returns replaced, repeated when this request was already processed, or null when there is no such business.';
grant execute on function app.replace_certificate(text, jsonb, uuid) to tenora_member;

create function app.certificate_request(p_business_id uuid)
returns table (message text, requested_at timestamptz, answered_at timestamptz)
language sql stable set search_path = ''
as $$
  select h.reason, h.at, (
      select min(a.at) from public.business_history a
      where a.business_id = h.business_id and a.id > h.id and a.event = 'certificate_replaced')
  from public.business_history h
  join public.businesses b on b.id = h.business_id
  where h.business_id = p_business_id and h.event = 'certificate_requested'
    and b.status = 'pending' and b.erased_at is null
    and not exists (
      select from public.business_history r
      where r.business_id = h.business_id and r.id > h.id and r.event = 'restarted')
  order by h.id desc limit 1
$$;
comment on function app.certificate_request(uuid) is
  'What a reviewer last asked of the certificate of a pending business, and when another one arrived; no row where nobody asked.';
grant execute on function app.certificate_request(uuid) to tenora_admin;

create function app.own_certificate_request()
returns table (message text, requested_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select c.message, c.requested_at from app.certificate_request(app.own_business_id()) c
  where c.answered_at is null
$$;
comment on function app.own_certificate_request() is
  'What a reviewer asks of the member''s certificate; no row where nothing is asked, or another one has arrived.';
grant execute on function app.own_certificate_request() to tenora_member;

-- SQLSTATE TN082: the business has been erased. TN380: another certificate was requested already.
create function public.request_certificate(
  business_id uuid, message text, seen_certificate text default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin constant text := app.current_admin();
  business public.businesses;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif message is null or char_length(btrim(message)) not between 1 and 2000 then
    raise exception 'A message has 1 to 2000 characters' using errcode = '23514';
  end if;
  -- Locked, so that the certificate isn't replaced, nor the request decided or erased, meanwhile.
  select * into business from public.businesses b
  where b.id = request_certificate.business_id for update;
  if business.erased_at is not null then
    raise exception 'The business has been erased' using errcode = 'TN082';
  elsif business.status is distinct from 'pending'
    or seen_certificate <> coalesce(business.certificate_url, '') then
    return false;
  elsif exists (select from app.certificate_request(business.id) c where c.answered_at is null) then
    raise exception 'Another certificate was requested already' using errcode = 'TN380';
  end if;
  insert into public.business_history (business_id, event, status, tier, reason, admin_id)
  values (business.id, 'certificate_requested', business.status, business.tier,
    btrim(message), acting_admin);
  -- Without the message: it may contain personal data, and the audit log is permanent.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
  select m.user_id, m.email, 'business.certificate_requested', 'business', business.id::text
  from public.admins m where m.user_id = acting_admin;
  insert into public.outbox (kind, subject_id, reason)
  values ('business_certificate_requested', business.id, btrim(message));
  return true;
end
$$;
comment on function public.request_certificate(uuid, text, text) is
  'Asks the director of a pending business for another certificate, for an admin who saw seen_certificate ('''' for none, null skips that check). False when no row was added, because the business changed or is not pending.';
grant execute on function public.request_certificate(uuid, text, text) to tenora_admin;

create function app.claim_upload(p_bytes bigint) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own_wallet text := app.current_wallet();
  claimed bigint := greatest(p_bytes, 0); -- a negative upload would free quota
begin
  if own_wallet is null then
    raise exception 'No wallet is signed in' using errcode = '42501';
  end if;
  -- This transaction only counts: losing a count in a power failure is cheaper than waiting for the disk.
  perform set_config('synchronous_commit', 'off', true);
  -- Enough for 200 forms submitted at once, of which all but one are rejected.
  insert into public.upload_quota as q (wallet_address, uploads, bytes)
  values (own_wallet, 1, claimed)
  on conflict (wallet_address) do update set
    since = case when q.since < now() - interval '1 day' then now() else q.since end,
    uploads = case when q.since < now() - interval '1 day' then 1 else q.uploads + 1 end,
    bytes = case when q.since < now() - interval '1 day' then claimed else q.bytes + claimed end
  where q.since < now() - interval '1 day'
    or (q.uploads < 300 and q.bytes + claimed <= 250 * 1024 * 1024);
  return found;
end
$$;
comment on function app.claim_upload(bigint) is
  'Counts an upload of the member''s wallet; false when its daily quota of 300 uploads or 250 MiB is used up.';
grant execute on function app.claim_upload(bigint) to tenora_member;

create function app.delete_old_uploads() returns bigint
language sql security definer set search_path = ''
as $$
  with deleted as (
    delete from public.upload_quota where since < now() - interval '2 days' returning 1
  ) select count(*) from deleted
$$;
comment on function app.delete_old_uploads() is 'Deletes expired quotas; returns their number.';
grant execute on function app.delete_old_uploads() to tenora_worker;

create function app.record_document_link(business_id uuid, document text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  perform app.acquire_lock('audit_log');
  -- The dialog requests a link each time it opens; within 15 minutes that counts as one view.
  if exists (
    select from public.audit_log l
    where l.action = 'business.document_opened' and l.admin_id = acting_admin
      and l.at > clock_timestamp() - interval '15 minutes'
      and l.subject_id = record_document_link.business_id::text
      and l.after ->> 'document' = record_document_link.document
  ) then
    return;
  end if;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'business.document_opened', 'business',
    record_document_link.business_id::text, jsonb_build_object('document', record_document_link.document)
  from public.admins a where a.user_id = acting_admin;
end
$$;
comment on function app.record_document_link(uuid, text) is
  'Adds an audit row when an admin opens a certificate: one per certificate in 15 minutes.';
grant execute on function app.record_document_link(uuid, text) to tenora_admin;

create function app.reject_document_of_other_wallet() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.certificate_url not like '/%' then
    return new;
  end if;
  if exists (
    select from public.businesses b
    where b.certificate_url = new.certificate_url and b.wallet_address <> new.wallet_address
  ) or exists (
    select from public.business_history h join public.businesses b on b.id = h.business_id
    where h.replaced_certificate_url = new.certificate_url
      and b.wallet_address <> new.wallet_address
  ) or exists (
    select from public.rejected_submissions r join public.businesses b on b.id = r.business_id
    where r.certificate_url = new.certificate_url and r.certificate_url like '/%'
      and b.wallet_address <> new.wallet_address
  ) or exists (
    select from public.investors i
    where i.certificate_url = new.certificate_url and i.wallet_address <> new.wallet_address
  ) or exists (
    select from public.funding_request_documents d where d.url = new.certificate_url
  ) then
    raise exception 'The document belongs to another record' using errcode = '23514';
  end if;
  return new;
end
$$;
comment on function app.reject_document_of_other_wallet() is 'Rejects a document that belongs to another wallet.';
create trigger reject_document_of_other_wallet before insert or update of certificate_url
  on public.businesses for each row when (new.certificate_url is not null)
  execute function app.reject_document_of_other_wallet();
create trigger reject_document_of_other_wallet before insert or update of certificate_url
  on public.investors for each row when (new.certificate_url is not null)
  execute function app.reject_document_of_other_wallet();

-- The files of a funding request, and their hash in the terms.
create table public.funding_request_documents (
  id uuid primary key,
  request_id uuid not null references public.funding_requests (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  url text not null check (
    url ~ '^/documents/business-documents/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|png|jpg|xml)$'),
  file_name text not null check (char_length(file_name) between 1 and 200),
  bytes integer not null check (bytes between 1 and 10485760),
  sha256 bytea not null check (octet_length(sha256) = 32),
  for_investors boolean not null default false,
  added_at timestamptz(3) not null default now(),
  removed_at timestamptz(3),
  reading jsonb check (octet_length(reading::text) <= 8192),
  -- A deed of assignment is written by the server from the terms, and its hash is in them.
  kind text not null default 'file' check (kind in ('file', 'deed')),
  constraint funding_request_documents_url unique (url),
  constraint funding_request_documents_deed check (
    kind = 'file' or (not for_investors and reading is null and url like '%.pdf'))
);
comment on table public.funding_request_documents is
  'The files of funding requests, and the deeds of assignment of their invoices.';
comment on column public.funding_request_documents.id is 'Chosen by the form, so that a repeated upload adds one file.';
comment on column public.funding_request_documents.for_investors is
  'The business shows this file to investors as well, for example a redacted copy.';
comment on column public.funding_request_documents.removed_at is
  'When the business took out a file that a reviewer may have seen: it is kept as evidence.';
comment on column public.funding_request_documents.reading is
  'What the e-invoice says that this file is or has inside, or why it could not be read; null without one.';
comment on column public.funding_request_documents.kind is
  'file: from the business. deed: of assignment, written by the server; it names the customer, so no investor sees it.';
create index on public.funding_request_documents (request_id, added_at, id);
create index on public.funding_request_documents (business_id);
create index funding_request_documents_sha256 on public.funding_request_documents (sha256);
create unique index funding_request_documents_one_deed on public.funding_request_documents (request_id)
  where kind = 'deed' and removed_at is null;
alter table public.funding_request_documents enable row level security, force row level security;
create policy "the owner's functions see every row" on public.funding_request_documents
  to current_user using (true) with check (true);
create policy "members see the files of their own requests" on public.funding_request_documents
  for select to tenora_member using (business_id = (select app.own_business_id()));
grant select on public.funding_request_documents to tenora_member, tenora_admin;

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
comment on function app.add_funding_request_document(
  uuid, uuid, text, text, int, bytea, boolean, jsonb, timestamptz
) is 'Adds a file to a request that may be edited. Returns added, repeated when this upload was already processed, or null when there is no such request.';
grant execute on function app.add_funding_request_document(
  uuid, uuid, text, text, int, bytea, boolean, jsonb, timestamptz) to tenora_member;

-- What businesses do with their files is not done with a deed.
create function app.change_funding_request_document(
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
comment on function app.change_funding_request_document(uuid, uuid, boolean, timestamptz) is
  'Says whether investors see a file of a request that may be edited. False when there is no such file.';
grant execute on function app.change_funding_request_document(uuid, uuid, boolean, timestamptz)
  to tenora_member;

create function app.remove_funding_request_document(
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
comment on function app.remove_funding_request_document(uuid, uuid, timestamptz) is
  'Takes a file out of a request that may be edited. Returns the address of a file to delete, an empty text when it is kept as evidence, or null when there is no such file.';
grant execute on function app.remove_funding_request_document(uuid, uuid, timestamptz) to tenora_member;

create function public.open_funding_request_document(request_id uuid, document_id uuid)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
  document_url text;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  -- A file that the business took out after a review is still evidence.
  select d.url into document_url from public.funding_request_documents d
  join public.funding_requests r on r.id = d.request_id
  where d.id = document_id and d.request_id = open_funding_request_document.request_id
    and app.is_submitted_document(d.request_id, d.added_at, d.removed_at);
  if not found then
    return null;
  end if;
  perform app.acquire_lock('audit_log');
  -- The page requests a link each time it shows the file; within 15 minutes that counts as one view.
  if not exists (
    select from public.audit_log l
    where l.action = 'funding_request.document_opened' and l.admin_id = acting_admin
      and l.at > clock_timestamp() - interval '15 minutes'
      and l.subject_id = open_funding_request_document.request_id::text
      and l.after ->> 'document' = document_id::text
  ) then
    insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
    select a.user_id, a.email, 'funding_request.document_opened', 'funding_request',
      open_funding_request_document.request_id::text, jsonb_build_object('document', document_id)
    from public.admins a where a.user_id = acting_admin;
  end if;
  return document_url;
end
$$;
comment on function public.open_funding_request_document(uuid, uuid) is
  'The address of a submitted request''s file, null without one; adds an audit row, one per file in 15 minutes.';
grant execute on function public.open_funding_request_document(uuid, uuid) to tenora_admin;

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
  -- A deed that was never submitted is unsigned; another one is evidence.
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

-- Pictures beside a campaign's story. Like the story they are signed, reviewed, and public once listed.
create table public.campaign_pictures (
  id uuid primary key,
  request_id uuid not null references public.funding_requests (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  url text not null check (url ~ '^/campaign-pictures/[0-9a-f-]{36}\.jpg$'),
  sha256 bytea not null check (octet_length(sha256) = 32),
  description text not null check (char_length(description) between 1 and 200 and description !~ '[\r\n]'),
  added_at timestamptz(3) not null default now(),
  removed_at timestamptz(3),
  constraint campaign_pictures_url unique (url)
);
comment on table public.campaign_pictures is 'Pictures of community campaigns.';
comment on column public.campaign_pictures.id is 'Chosen by the form, so that a repeated request adds one picture.';
comment on column public.campaign_pictures.sha256 is 'Of the file as we drew and stored it.';
comment on column public.campaign_pictures.description is 'What people read who can''t see it.';
comment on column public.campaign_pictures.removed_at is
  'When the business took out a picture that a reviewer may have seen: it is kept as evidence.';
create index on public.campaign_pictures (request_id, added_at, id);
create index on public.campaign_pictures (business_id);
create index on public.campaign_pictures (sha256);
alter table public.campaign_pictures enable row level security, force row level security;
create policy "the owner's functions see every row" on public.campaign_pictures
  to current_user using (true) with check (true);
create policy "members see the pictures of their own requests" on public.campaign_pictures
  for select to tenora_member using (business_id = (select app.own_business_id()));
create policy "admins see pictures that were submitted" on public.campaign_pictures
  for select to tenora_admin using (app.is_submitted_document(request_id, added_at, removed_at));
grant select on public.campaign_pictures to tenora_member, tenora_admin;

create function app.campaign_picture_hash(p_sha256 bytea, p_description text) returns bytea
language sql immutable set search_path = ''
return sha256(p_sha256 || convert_to(p_description, 'UTF8'));
comment on function app.campaign_picture_hash(bytea, text) is
  'What stands for a picture in the terms: SHA-256 over its SHA-256 and its description in UTF-8.';
grant execute on function app.campaign_picture_hash(bytea, text) to tenora_member, tenora_admin;

-- SHA-256 of a campaign's story, or of the sentence about recourse, is one of the hashes in the terms: it
-- can't change after the signature.
create function app.funding_request_papers(p_request_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select '0x' || encode(sha256(string_agg(hash, ''::bytea order by hash)), 'hex')
  from (
    select d.sha256 as hash from public.funding_request_documents d
    where d.request_id = p_request_id and d.removed_at is null and d.kind = 'file'
    union all
    select said.hash
    from public.funding_requests r, app.request_answers(r.draft) a, lateral (
      select sha256(convert_to(a.story, 'UTF8')) as hash where a.kind = 'community' and a.story is not null
      union all
      select app.campaign_picture_hash(p.sha256, p.description) from public.campaign_pictures p
      where a.kind = 'community' and p.request_id = r.id and p.removed_at is null
      union all
      select also.hash from (
        select sha256(convert_to(app.recourse_statement(a.recourse), 'UTF8')) as hash
        union all
        select d.sha256 from public.funding_request_documents d
        where d.request_id = r.id and d.removed_at is null and d.kind = 'deed') also
      where also.hash is not null and a.kind is distinct from 'community'
        -- A receivable needs a file beside them.
        and exists (
          select from public.funding_request_documents d
          where d.request_id = r.id and d.removed_at is null and d.kind = 'file')) said
    where r.id = p_request_id
  ) hashes
$$;
comment on function app.funding_request_papers(uuid) is
  'The hash of the documents in the terms: SHA-256 over the SHA-256 of each file, of the deed of assignment, of a campaign''s story and pictures, and of the sentence about recourse in UTF-8, in ascending order. Null without any file, story or picture.';

-- SQLSTATE TN430: the campaign has three pictures.
create function app.add_campaign_picture(
  p_request_id uuid, p_id uuid, p_url text, p_sha256 bytea, p_description text, p_now timestamptz
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_request_id, p_now);
begin
  if request.id is null then
    return null;
  elsif exists (
    select from public.campaign_pictures p where p.id = p_id and p.request_id = p_request_id
  ) then
    return 'repeated';
  elsif exists (select from public.campaign_pictures p where p.url = p_url) then
    raise exception 'The picture belongs to another record' using errcode = '23514';
  elsif (
    select count(*) from public.campaign_pictures p
    where p.request_id = p_request_id and p.removed_at is null
  ) >= 3 then
    raise exception 'Too many pictures' using errcode = 'TN430';
  end if;
  insert into public.campaign_pictures (id, request_id, business_id, url, sha256, description)
  values (p_id, p_request_id, request.business_id, p_url, p_sha256, p_description);
  return 'added';
end
$$;
comment on function app.add_campaign_picture(uuid, uuid, text, bytea, text, timestamptz) is
  'Adds a stored picture to a request that may be edited. Returns added, repeated when it was already there, or null when there is no such request.';
grant execute on function app.add_campaign_picture(uuid, uuid, text, bytea, text, timestamptz)
  to tenora_member;

create function app.remove_campaign_picture(p_request_id uuid, p_id uuid, p_now timestamptz)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.lock_editable_request(p_request_id, p_now);
begin
  if request.submitted_at is null then
    delete from public.campaign_pictures p where p.id = p_id and p.request_id = request.id;
  else
    update public.campaign_pictures p set removed_at = now()
    where p.id = p_id and p.request_id = request.id and p.removed_at is null;
  end if;
  return found;
end
$$;
comment on function app.remove_campaign_picture(uuid, uuid, timestamptz) is
  'Takes a picture out of a request that may be edited; false when there is no such picture. The sweep deletes the file of a draft; one that a reviewer may have seen is kept as evidence.';
grant execute on function app.remove_campaign_picture(uuid, uuid, timestamptz) to tenora_member;

create function app.campaign_picture(p_sha256 bytea) returns text
language sql stable security definer set search_path = ''
as $$
  select p.url from public.campaign_pictures p join public.funding_requests r on r.id = p.request_id
  cross join app.request_answers(r.draft) a
  where p.sha256 = p_sha256 and p.removed_at is null and r.status = 'listed' and a.kind = 'community'
  order by p.added_at, p.id limit 1
$$;
comment on function app.campaign_picture(bytea) is
  'Where the picture with this SHA-256 is in the store; null unless a listed campaign shows it. For everybody.';
grant execute on function app.campaign_picture(bytea) to tenora_visitor;

-- The sweep checks certificates, covers of articles, files of funding requests, logos, and pictures of
-- rewards and campaigns.
create function app.orphaned_documents(certificate_urls text[]) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query select named.url from unnest(certificate_urls) named (url)
  where not exists (select from public.businesses b where b.certificate_url = named.url)
    and not exists (
      select from public.business_history h where h.replaced_certificate_url = named.url)
    and not exists (select from public.investors i where i.certificate_url = named.url)
    and not exists (select from public.blog_posts_brand a where a.cover_image_url = named.url)
    and not exists (
      select from public.funding_request_documents d where d.url = named.url)
    and not exists (select from public.rewards r where r.picture_url = named.url)
    and not exists (select from public.campaign_pictures p where p.url = named.url)
    and not exists (select from public.business_profiles l where l.logo_url = named.url);
end
$$;
comment on function app.orphaned_documents(text[]) is 'Those of the given documents that belong to no record.';
grant execute on function app.orphaned_documents(text[]) to tenora_worker;
