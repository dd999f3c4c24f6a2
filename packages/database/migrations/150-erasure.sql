-- Also erases a wallet that only signed in, and one whose sign-in was interrupted.
-- SQLSTATE TN050: the business or the investor is approved and not suspended.
create function app.erase_person(p_wallet text) returns setof text
language plpgsql set search_path = ''
as $$
declare
  its_wallet constant text := lower(p_wallet);
  business public.businesses;
  investor public.investors;
  subjects uuid[];
  documents text[];
begin
  select * into business from public.businesses b
  where b.wallet_address = its_wallet for update;
  select * into investor from public.investors i where i.wallet_address = its_wallet for update;
  if business.status = 'approved' and business.suspended_at is null
    or investor.status = 'approved' and investor.suspended_at is null then
    raise exception 'Suspend an approved business or investor before its erasure' using errcode = 'TN050';
  end if;
  subjects := array_remove(array[business.id, investor.id], null);
  documents := array(
    select url from (
      select business.certificate_url as url
      union select investor.certificate_url
      union select h.replaced_certificate_url from public.business_history h
      where h.business_id = business.id
      union select r.certificate_url from public.rejected_submissions r
      where r.business_id = business.id
    ) named where url like '/documents/%');

  update public.businesses b set
    company_name = '[erased]', registration_number = '[erased]', director_name = '[erased]',
    director_email = 'erased@erased.invalid', certificate_url = null, certificate_info = null,
    rejection_reason = null,
    suspension_reason = case when b.suspended_at is not null then '[erased]' end,
    status = case when b.status = 'pending' then 'rejected' else b.status end,
    updated_at = now(), erased_at = now()
  where b.id = business.id;
  perform set_config('app.erasing', coalesce(business.id::text, ''), true);
  documents := documents || array(select app.erase_funding_requests(business.id));
  update public.business_history h set reason = null, replaced_certificate_url = null
  where h.business_id = business.id;
  update public.business_comments n set comment = '[erased]' where n.business_id = business.id;
  perform set_config('app.erasing', '', true);
  -- Last, because the update above has stored the emptied submission as a rejected one.
  delete from public.rejected_submissions r where r.business_id = business.id;

  update public.investors i set
    investor_name = '[erased]', registration_number_encrypted = '\x00', certificate_url = null,
    certificate_info = '{}', rejection_reason = null,
    suspension_reason = case when i.suspended_at is not null then '[erased]' end,
    status = case when i.status = 'pending' then 'rejected' else i.status end,
    erased_at = now()
  where i.id = investor.id;
  -- Unsent mails are cancelled; the rows remain as evidence that a mail existed.
  update public.outbox o set
    reason = null, recipient_key = null, next_attempt_at = null,
    last_error = case when o.sent_at is null then 'ERASED' else o.last_error end,
    sent_at = coalesce(o.sent_at, now())
  where o.subject_id = any(subjects);
  delete from public.upload_quota q where q.wallet_address = its_wallet;
  delete from auth_wallet."user" u
  where u.id in (
    select w."userId" from auth_wallet."walletAddress" w where lower(w.address) = its_wallet)
    -- After an interrupted sign-in there is no address yet, only this placeholder email of the server's.
    or u.email = its_wallet || '@wallet.invalid';

  -- Also for a wallet without a record: the request itself is audited.
  insert into public.audit_log (action, subject_type, subject_id, after)
  values ('person.erased', 'wallet', its_wallet,
    jsonb_build_object('records', subjects, 'documents', cardinality(documents)));
  return query select unnest(documents);
end
$$;
comment on function app.erase_person(text) is
  'Overwrites all personal data of a wallet; returns the documents to remove. For the owner.';
