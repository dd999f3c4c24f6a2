-- Whether a receivable is an invoice or an order is in its request alone: the exchange doesn't know.
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
      as pictures,
    case when r.draft ->> 'kind' in ('invoice', 'order') then r.draft ->> 'kind' end as document_kind
  from public.funding_requests r
  where r.status = 'listed';
comment on view public.listed_requests is
  'What everybody may know of the request behind a listing: whether it is about an invoice or an order, its risk grade, where and in what its customer trades, never who they are; what a campaign tells and shows its backers, and whether the business answers for its customer.';

create function app.document_kind_of_request(p_request_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select r.draft ->> 'kind' from public.funding_requests r
  where r.id = p_request_id and r.draft ->> 'kind' in ('invoice', 'order')
$$;
comment on function app.document_kind_of_request(uuid) is
  'invoice or order: what mails call the document of a funding request; null for a campaign, and once erased.';
grant execute on function app.document_kind_of_request(uuid) to tenora_worker, tenora_admin;
