-- What everybody may know of sellers and of listed requests, and the papers that investors may see.

alter table public.businesses add column slug text
  check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80);
comment on column public.businesses.slug is
  'The name in public addresses. Given at the approval and kept; null before, and once erased.';
create unique index businesses_slug on public.businesses (slug);

create function app.slug_of(name text) returns text
language sql immutable strict set search_path = ''
as $$
  select case
    when base = '' then 'business'
    -- Nobody reads a name as a wallet.
    when base ~ '^0x' then 'business-' || base
    else base
  end
  from (select trim(both '-' from left(regexp_replace(regexp_replace(
    lower(normalize(name, NFKD)), '[\u0300-\u036f''’]', '', 'g'), '[^a-z0-9]+', '-', 'g'), 60)) as base) it
$$;
comment on function app.slug_of(text) is 'A company name in the letters of an address; business when none is left.';

create function app.give_slug() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  base constant text := app.slug_of(new.company_name);
  candidate text := base;
begin
  for attempt in 2..10000 loop
    begin
      update public.businesses b set slug = candidate where b.id = new.id and b.slug is null;
      return null;
    exception when unique_violation then
      candidate := base || '-' || attempt;
    end;
  end loop;
  raise exception 'No slug is free for %', base;
end
$$;
comment on function app.give_slug() is
  'Gives an approved business the first free slug of its name. After the row is written, so that several approvals in one statement see each other.';

create trigger give_slug after insert or update on public.businesses
  for each row when (new.status = 'approved' and new.slug is null and new.erased_at is null)
  execute function app.give_slug();

-- A slug is made of the name.
create function app.erase_slug() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.slug := null;
  return new;
end
$$;
comment on function app.erase_slug() is 'Takes the slug from a business that is erased.';
create trigger erase_slug before update of erased_at on public.businesses
  for each row when (new.erased_at is not null) execute function app.erase_slug();

-- The trigger gives each its slug.
update public.businesses set updated_at = updated_at where status = 'approved';

create view public.seller_slugs with (security_barrier) as
  select b.slug, b.wallet_address, b.company_name as name from public.businesses b
  where b.status = 'approved' and b.erased_at is null and b.slug is not null;
comment on view public.seller_slugs is 'The approved businesses by their names in public addresses.';
grant select on public.seller_slugs to tenora_visitor, tenora_member, tenora_admin;

-- Columns of their own: an index serves a filter on them behind a security barrier.
alter table public.funding_requests
  add column risk_grade text generated always as (risk ->> 'grade') stored,
  add column customer_country text generated always as (upper(nullif(draft ->> 'customerCountry', ''))) stored,
  add column customer_industry text generated always as (nullif(draft ->> 'customerIndustry', '')) stored;
comment on column public.funding_requests.risk_grade is 'Of the risk, for filters.';
comment on column public.funding_requests.customer_country is 'Of the answers; ISO 3166-1 alpha-2.';
comment on column public.funding_requests.customer_industry is 'Of the answers; a word of industries.ts.';
create index funding_requests_listed_grade on public.funding_requests (risk_grade)
  where status = 'listed';
create index funding_requests_listed_country on public.funding_requests (customer_country)
  where status = 'listed';
create index funding_requests_listed_industry on public.funding_requests (customer_industry)
  where status = 'listed';

create view public.listed_requests with (security_barrier) as
  select r.listing_id, r.fingerprint, r.risk, r.risk_grade,
    r.customer_country as debtor_country, r.customer_industry as debtor_industry
  from public.funding_requests r
  where r.status = 'listed';
comment on view public.listed_requests is
  'What everybody may know of the request behind a listing: its risk grade, and where and in what its customer trades; never who they are.';
grant select on public.listed_requests to tenora_visitor, tenora_member, tenora_admin;

create function app.own_approved_investor() returns uuid
language sql stable security definer set search_path = ''
as $$
  select i.id from public.investors i
  where i.wallet_address = app.current_wallet() and i.status = 'approved'
    and i.suspended_at is null and i.erased_at is null
$$;
comment on function app.own_approved_investor() is
  'The investor of the member''s wallet while they may buy; null otherwise. For the functions in this file.';

create function app.investor_papers(p_listing_id bigint, p_fingerprint text)
returns setof public.funding_request_documents
language sql stable security definer set search_path = ''
as $$
  select d.* from public.funding_request_documents d
  join public.funding_requests r on r.id = d.request_id
  where r.status = 'listed' and r.listing_id = p_listing_id and r.fingerprint = p_fingerprint
    and d.for_investors and d.removed_at is null
    and app.is_submitted_document(d.request_id, d.added_at, d.removed_at)
$$;
comment on function app.investor_papers(bigint, text) is
  'The files of a listing that its business shows to investors. For the functions in this file.';

-- SQLSTATE TN260: not an approved investor.
create function app.list_investor_documents(p_listing_id bigint, p_fingerprint text)
returns table (id uuid, file_name text, bytes int)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.own_approved_investor() is null then
    raise exception 'Not an approved investor' using errcode = 'TN260';
  end if;
  return query select d.id, d.file_name, d.bytes
    from app.investor_papers(p_listing_id, p_fingerprint) d order by d.added_at, d.id;
end
$$;
comment on function app.list_investor_documents(bigint, text) is
  'The files of a listing that its business shows to investors, for an approved one. The caller checks that the gate admits them.';
grant execute on function app.list_investor_documents(bigint, text) to tenora_member;

create function app.open_investor_document(
  p_listing_id bigint, p_fingerprint text, p_document_id uuid
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := app.own_approved_investor();
  document public.funding_request_documents;
begin
  if investor is null then
    raise exception 'Not an approved investor' using errcode = 'TN260';
  end if;
  select d.* into document from app.investor_papers(p_listing_id, p_fingerprint) d
  where d.id = p_document_id;
  if not found then
    return null;
  end if;
  perform app.acquire_lock('audit_log');
  -- As for admins: within 15 minutes that counts as one view.
  if not exists (
    select from public.audit_log l
    where l.subject_id = document.request_id::text
      and l.action = 'funding_request.document_shown'
      and l.at > clock_timestamp() - interval '15 minutes'
      and l.after ->> 'investor' = investor::text
      and l.after ->> 'document' = p_document_id::text
  ) then
    insert into public.audit_log (action, subject_type, subject_id, after)
    values ('funding_request.document_shown', 'funding_request', document.request_id::text,
      jsonb_build_object('document', p_document_id, 'investor', investor));
  end if;
  return document.url;
end
$$;
comment on function app.open_investor_document(bigint, text, uuid) is
  'The address of a file that a business shows to investors, for an approved one; null without it. Adds an audit row, one per file and investor in 15 minutes.';
grant execute on function app.open_investor_document(bigint, text, uuid) to tenora_member;
