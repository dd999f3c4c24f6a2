-- What everybody may know of sellers and of listed requests, and the papers that investors may see.

create view public.seller_slugs with (security_barrier) as
  select b.slug, b.wallet_address, b.company_name as name,
    b.suspended_at is null or exists (
      select from public.funding_requests r where r.business_id = b.id and r.status = 'listed')
      as has_page,
    case when b.suspended_at is null then p.logo_url end as logo_url,
    b.suspended_at is not null as is_suspended
  from public.businesses b left join public.business_profiles p on p.business_id = b.id
  where b.status = 'approved' and b.erased_at is null and b.slug is not null;
comment on view public.seller_slugs is 'The approved businesses by their names in public addresses.';
-- The worker matches with the filters of the exchange's page.
grant select on public.seller_slugs to tenora_visitor, tenora_member, tenora_admin, tenora_worker;

-- What a business did on the exchange stays public while it is suspended; what it says of itself doesn't.
-- A request stays listed however its receivable ends, so one that has published always has.
create view public.seller_profiles with (security_barrier) as
  select b.slug, b.wallet_address, b.company_name as name, b.tier, b.country,
    coalesce(p.description, '') as description, p.website, p.industry, p.founded, p.logo_url,
    b.suspended_at
  from public.businesses b
  left join public.business_profiles p on p.business_id = b.id and b.suspended_at is null
  where b.status = 'approved' and b.erased_at is null and b.slug is not null
    and (b.suspended_at is null or exists (
      select from public.funding_requests r where r.business_id = b.id and r.status = 'listed'));
comment on view public.seller_profiles is
  'What everybody may read on the page of a business. While it is suspended, its register entry alone, and only if it has ever published a receivable.';
grant select on public.seller_profiles to tenora_visitor;

-- Whether a receivable is an invoice or an order is in its request alone: the exchange doesn't know.
-- Whether who attested a receivable had recorded none of its checks is public; who they were is not.
create view public.listed_requests with (security_barrier) as
  select r.listing_id, r.fingerprint, r.risk, r.risk_grade,
    r.customer_country as debtor_country, r.customer_industry as debtor_industry,
    case when its.kind = 'community' then its.campaign_name end as campaign_name,
    case when its.kind = 'community' then its.story end as story,
    case when its.kind is distinct from 'community' then its.recourse end as recourse,
    case when its.kind = 'community' then (
      select jsonb_agg(
        jsonb_build_object('sha256', encode(p.sha256, 'hex'), 'description', p.description)
        order by p.added_at, p.id)
      from public.campaign_pictures p where p.request_id = r.id and p.removed_at is null) end
      as pictures,
    case when its.kind in ('invoice', 'order') then its.kind end as document_kind,
    -- Null where it isn't recorded who attested, or where no admin checked anything.
    (select not bool_or(c.admin_id = attested.admin_id)
      from (
        select h.admin_id from public.funding_request_history h
        where h.request_id = r.id and h.event = 'attested'
        order by h.id desc limit 1) attested
      join public.funding_request_checks c
        on c.request_id = r.id and c.submitted_at = r.submitted_at and c.admin_id is not null
      where attested.admin_id is not null) as has_second_reviewer
  from public.funding_requests r cross join app.request_answers(r.draft) its
  where r.status = 'listed';
comment on view public.listed_requests is
  'What everybody may know of the request behind a listing: whether it is about an invoice or an order, its risk grade, where and in what its customer trades, never who they are; what a campaign tells and shows its backers, whether the business answers for its customer, and whether somebody else attested it than checked it.';
-- The worker matches with the filters of the exchange's page.
grant select on public.listed_requests to tenora_visitor, tenora_member, tenora_admin, tenora_worker;

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

-- SQLSTATE TN260: not an approved investor.
create function app.listed_debtor(p_listing_id bigint, p_fingerprint text)
returns table (name text, listing_ids bigint[], fingerprints text[], graded_record jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if app.own_approved_investor() is null then
    raise exception 'Not an approved investor' using errcode = 'TN260';
  end if;
  return query
    select me.customer_name, array_agg(o.listing_id order by o.id), array_agg(o.fingerprint order by o.id),
      (select jsonb_build_object('ended', g.ended, 'onTime', g.on_time, 'defaulted', g.defaulted)
        from public.graded_debtor_records g where g.request_id = me.id)
    from (
      select r.id, its.customer_name, r.customer_number as number, r.customer_country as country
      from public.funding_requests r cross join app.request_answers(r.draft) its
      where r.status = 'listed' and r.listing_id = p_listing_id and r.fingerprint = p_fingerprint
        and r.names_debtor
    ) me
    join public.funding_requests o on o.id = me.id
      or o.status = 'listed' and o.submitted_at is not null
        and o.customer_number = me.number and o.customer_country = me.country
    where me.customer_name is not null
    group by me.id, me.customer_name;
end
$$;
comment on function app.listed_debtor(bigint, text) is
  'The legal name of the customer behind a listing, their record when it was graded, and all listings of the same customer by registration number and country, whoever sold them; for an approved investor. No row where there is no customer, or the business was told that nobody sees it. The caller checks that the gate admits the investor.';
grant execute on function app.listed_debtor(bigint, text) to tenora_member;

-- A customer whose wallet confirmed a debt knows it by the number on their invoice, which others aren't told.
create function app.billed_documents(p_listing_ids bigint[], p_fingerprints text[])
returns table (listing_id bigint, kind text, number text, issued text)
language sql stable security definer set search_path = ''
as $$
  select r.listing_id, its.kind, its.invoice_number, its.issue_date::text
  from unnest(p_listing_ids, p_fingerprints) asked (listing_id, fingerprint)
  join public.funding_requests r
    on r.listing_id = asked.listing_id and r.fingerprint = asked.fingerprint
  cross join app.request_answers(r.draft) its
  where r.status = 'listed'
    -- A seller may name any wallet: at this level it has signed that it owes this.
    and r.attestation ->> 'level' = '2'
    and lower(r.terms ->> 'debtor') = app.current_wallet()
    and its.invoice_number is not null
$$;
comment on function app.billed_documents(bigint[], text[]) is
  'What these listings are about, invoice or order, its number and its day of issue (null without one), for the member whose wallet confirmed by signature that it owes them; no row of any other, nor once their business is erased.';
grant execute on function app.billed_documents(bigint[], text[]) to tenora_member;
