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
    select app.campaign_picture_hash(p.sha256, p.description)
    from public.campaign_pictures p join public.funding_requests r on r.id = p.request_id
    where p.request_id = p_request_id and p.removed_at is null and r.draft ->> 'kind' = 'community'
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
  'The hash of the documents in the terms: SHA-256 over the SHA-256 of each, of a campaign''s story and pictures, and of the sentence about recourse in UTF-8, in ascending order. Null without any document, story or picture.';

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

create or replace view public.listed_requests with (security_barrier) as
  select r.listing_id, r.fingerprint, r.risk, r.risk_grade,
    r.customer_country as debtor_country, r.customer_industry as debtor_industry,
    case when r.draft ->> 'kind' = 'community' then nullif(r.draft ->> 'campaignName', '') end
      as campaign_name,
    case when r.draft ->> 'kind' = 'community' then nullif(r.draft ->> 'story', '') end as story,
    case when r.draft ->> 'kind' is distinct from 'community' then nullif(r.draft ->> 'recourse', '') end
      as recourse,
    case when r.draft ->> 'kind' = 'community' then (
      select jsonb_agg(
        jsonb_build_object('sha256', encode(p.sha256, 'hex'), 'description', p.description)
        order by p.added_at, p.id)
      from public.campaign_pictures p where p.request_id = r.id and p.removed_at is null) end
      as pictures
  from public.funding_requests r
  where r.status = 'listed';
comment on view public.listed_requests is
  'What everybody may know of the request behind a listing: its risk grade, where and in what its customer trades, never who they are; what a campaign tells and shows its backers, and whether the business answers for its customer.';

create function app.campaign_picture(p_sha256 bytea) returns text
language sql stable security definer set search_path = ''
as $$
  select p.url from public.campaign_pictures p join public.funding_requests r on r.id = p.request_id
  where p.sha256 = p_sha256 and p.removed_at is null
    and r.status = 'listed' and r.draft ->> 'kind' = 'community'
  order by p.added_at, p.id limit 1
$$;
comment on function app.campaign_picture(bytea) is
  'Where the picture with this SHA-256 is in the store; null unless a listed campaign shows it. For everybody.';
grant execute on function app.campaign_picture(bytea) to tenora_visitor;

create or replace function app.erase_funding_requests(p_business_id uuid) returns setof text
language plpgsql set search_path = ''
as $$
begin
  return query select d.url from public.funding_request_documents d
    where d.business_id = p_business_id;
  delete from public.funding_request_documents d where d.business_id = p_business_id;
  return query delete from public.campaign_pictures p where p.business_id = p_business_id
    returning p.url;
  -- A reminder to a customer names the request, not the business.
  update public.outbox o set
    recipient_key = null, next_attempt_at = null,
    last_error = case when o.sent_at is null then 'ERASED' else o.last_error end,
    sent_at = coalesce(o.sent_at, now())
  where o.kind = 'customer_reminder'
    and o.subject_id in (
      select r.id from public.funding_requests r where r.business_id = p_business_id);
  update public.funding_requests r set
    draft = '{}', requested_changes = null,
    rejection_reason = case when r.rejection_reason is not null then '[erased]' end,
    status = case when r.status in ('rejected', 'listed') then r.status else 'withdrawn' end,
    version = r.version + 1, updated_at = now()
  where r.business_id = p_business_id;
  update public.funding_request_history h set reason = null, changes = null, submission = null
  where h.business_id = p_business_id;
  update public.funding_request_checks c set comment = null where c.business_id = p_business_id;
end
$$;
comment on function app.erase_funding_requests(uuid) is
  'Overwrites the answers and texts of a business''s requests; returns the documents and pictures to remove. For app.erase_person.';

-- The sweep checks pictures of campaigns as well.
create or replace function app.orphaned_documents(certificate_urls text[]) returns setof text
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
    and not exists (select from public.campaign_pictures p where p.url = named.url);
end
$$;
