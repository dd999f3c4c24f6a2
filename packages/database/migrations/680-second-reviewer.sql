-- The four-eyes principle: where the settings require it, nobody attests what they have checked themselves.

create table public.review_rules (
  is_only boolean primary key default true check (is_only),
  needs_second_reviewer boolean not null
);
comment on table public.review_rules is
  'What the settings of the latest start require of reviewers. One row; without one nothing. Only the owner writes it, so that no session gets round it.';
comment on column public.review_rules.needs_second_reviewer is
  'The admin who attests a funding request has recorded none of the checks of its submission.';
alter table public.review_rules enable row level security, force row level security;
create policy "the owner's functions see every row" on public.review_rules
  to current_user using (true) with check (true);

create function app.needs_second_reviewer() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.review_rules r where r.needs_second_reviewer)
$$;
comment on function app.needs_second_reviewer() is
  'Whether a funding request is attested by somebody else than those who checked it.';
grant execute on function app.needs_second_reviewer() to tenora_admin;

-- SQLSTATE TN680: the admin who attests has recorded a check of this submission. A colleague who records
-- the same check again changes nothing about that.
create function app.require_second_reviewer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if app.needs_second_reviewer() and exists (
    select from public.funding_request_checks c
    where c.request_id = new.id and c.submitted_at = new.submitted_at
      and c.admin_id = app.current_admin()
  ) then
    raise exception 'A second reviewer has to attest' using errcode = 'TN680';
  end if;
  return new;
end
$$;
comment on function app.require_second_reviewer() is
  'Rejects an attestation by an admin who recorded a check of the same submission, where a second reviewer is required.';
create trigger require_second_reviewer before update on public.funding_requests
  for each row when (new.status = 'attested' and old.status is distinct from new.status)
  execute function app.require_second_reviewer();

-- Whether who attested a receivable had recorded none of its checks is public; who they were is not.
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
    case when r.draft ->> 'kind' in ('invoice', 'order') then r.draft ->> 'kind' end as document_kind,
    -- Null where it isn't recorded who attested, or where no admin checked anything.
    (select not bool_or(c.admin_id = attested.admin_id)
      from (
        select h.admin_id from public.funding_request_history h
        where h.request_id = r.id and h.event = 'attested'
        order by h.id desc limit 1) attested
      join public.funding_request_checks c
        on c.request_id = r.id and c.submitted_at = r.submitted_at and c.admin_id is not null
      where attested.admin_id is not null) as has_second_reviewer
  from public.funding_requests r
  where r.status = 'listed';
comment on view public.listed_requests is
  'What everybody may know of the request behind a listing: whether it is about an invoice or an order, its risk grade, where and in what its customer trades, never who they are; what a campaign tells and shows its backers, whether the business answers for its customer, and whether somebody else attested it than checked it.';
