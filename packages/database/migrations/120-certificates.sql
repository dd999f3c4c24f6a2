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

-- The sweep checks covers of articles and files of funding requests as well as certificates.
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
      select from public.funding_request_documents d where d.url = named.url);
end
$$;
comment on function app.orphaned_documents(text[]) is 'Those of the given documents that belong to no record.';
grant execute on function app.orphaned_documents(text[]) to tenora_worker;

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
