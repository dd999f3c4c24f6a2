-- How the customer of a receivable had paid when it was graded: what one score of its risk grade was computed
-- from. A table of its own, since a business reads its requests whole and must not learn how others were paid
-- (decision 100).

create table public.graded_debtor_records (
  request_id uuid primary key references public.funding_requests (id) on delete cascade,
  ended int not null check (ended >= 0),
  on_time int not null check (on_time between 0 and ended),
  defaulted int not null check (defaulted between 0 and ended)
);
comment on table public.graded_debtor_records is
  'The counts behind the score of a customer''s record, as they were at the attestation. Read through app.listed_debtor alone.';
comment on column public.graded_debtor_records.ended is
  'Receivables of the same customer that were repaid, in default, or unpaid after their grace period.';
alter table public.graded_debtor_records enable row level security, force row level security;
create policy "the owner's functions see every row" on public.graded_debtor_records
  to current_user using (true) with check (true);

-- The third argument may be left out, as servers from before this migration do.
drop function public.store_request_risk(uuid, jsonb);
create function public.store_request_risk(request_id uuid, risk jsonb, debtor_record jsonb default null)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  update public.funding_requests r set risk = store_request_risk.risk
  where r.id = store_request_risk.request_id and r.status = 'attested';
  if not found then
    return;
  end if;
  delete from public.graded_debtor_records g where g.request_id = store_request_risk.request_id;
  if debtor_record is not null then
    insert into public.graded_debtor_records (request_id, ended, on_time, defaulted)
    values (store_request_risk.request_id, (debtor_record ->> 'ended')::int,
      (debtor_record ->> 'onTime')::int, (debtor_record ->> 'defaulted')::int);
  end if;
end
$$;
comment on function public.store_request_risk(uuid, jsonb, jsonb) is
  'Stores the risk grade of a request, and the customer''s record behind it, in the transaction that attests it.';
grant execute on function public.store_request_risk(uuid, jsonb, jsonb) to tenora_admin;

-- SQLSTATE TN260: not an approved investor.
drop function app.listed_debtor(bigint, text);
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
      select r.id, nullif(r.draft ->> 'customerName', '') as customer_name,
        nullif(lower(r.draft ->> 'customerRegistryNumber'), '') as number, r.customer_country as country
      from public.funding_requests r
      where r.status = 'listed' and r.listing_id = p_listing_id and r.fingerprint = p_fingerprint
        and r.names_debtor
    ) me
    join public.funding_requests o on o.id = me.id
      or o.status = 'listed' and o.submitted_at is not null
        and lower(o.draft ->> 'customerRegistryNumber') = me.number and o.customer_country = me.country
    where me.customer_name is not null
    group by me.id, me.customer_name;
end
$$;
comment on function app.listed_debtor(bigint, text) is
  'The legal name of the customer behind a listing, their record when it was graded, and all listings of the same customer by registration number and country, whoever sold them; for an approved investor. No row where there is no customer, or the business was told that nobody sees it. The caller checks that the gate admits the investor.';
revoke all on function app.listed_debtor(bigint, text) from public;
grant execute on function app.listed_debtor(bigint, text) to tenora_member;
