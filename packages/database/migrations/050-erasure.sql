alter table public.businesses add column erased_at timestamptz(3);
comment on column public.businesses.erased_at is
  'Since when nothing personal is left here; what happened, and to which wallet, stays.';
alter table public.investors add column erased_at timestamptz(3);
comment on column public.investors.erased_at is
  'Since when nothing personal is left here; that this wallet was registered stays.';

-- History and notes stay append-only, but for the words in them while their business is erased.
create function app.refuse_change_but_erasure() returns trigger
language plpgsql set search_path = ''
as $$
declare
  words constant text[] := array['reason', 'note', 'replaced_certificate_url'];
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = old.business_id::text
    and to_jsonb(old) - words = to_jsonb(new) - words
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'TN009';
end
$$;
comment on function app.refuse_change_but_erasure() is
  'Keeps a table append-only, for its owner as well; erasure may take the words out.';
drop trigger append_only on public.business_history;
create trigger append_only before update or delete on public.business_history
  for each row execute function app.refuse_change_but_erasure();
drop trigger append_only on public.business_notes;
create trigger append_only before update or delete on public.business_notes
  for each row execute function app.refuse_change_but_erasure();

-- SQLSTATE TN050: the business is approved and not suspended.
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
  if business.status = 'approved' and business.suspended_at is null then
    raise exception 'An approved business is suspended first' using errcode = 'TN050';
  end if;
  select * into investor from public.investors i where i.wallet_address = its_wallet for update;
  subjects := array_remove(array[business.id, investor.id], null);
  documents := array(
    select url from (
      select business.certificate_url as url
      union select investor.certificate_url
      union select h.replaced_certificate_url from public.business_history h
      where h.business_id = business.id
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
  update public.business_history h set reason = null, replaced_certificate_url = null
  where h.business_id = business.id;
  update public.business_notes n set note = '[erased]' where n.business_id = business.id;
  perform set_config('app.erasing', '', true);

  update public.investors i set
    investor_name = '[erased]', registration_number_encrypted = '\x00', certificate_url = null,
    certificate_info = '{}', erased_at = now()
  where i.id = investor.id;
  -- Nobody is written to any more; what was sent stays as the fact that it was.
  update public.outbox o set
    reason = null, recipient_key = null, next_attempt_at = null,
    last_error = case when o.sent_at is null then 'ERASED' else o.last_error end,
    sent_at = coalesce(o.sent_at, now())
  where o.subject_id = any(subjects);
  delete from public.upload_quota q where q.wallet_address = its_wallet;
  delete from auth_wallet."user" u
  where u.id in (
    select w."userId" from auth_wallet."walletAddress" w where lower(w.address) = its_wallet);

  if subjects <> '{}' then
    insert into public.audit_log (action, subject_type, subject_id, after)
    values ('person.erased', 'wallet', its_wallet,
      jsonb_build_object('records', subjects, 'documents', cardinality(documents)));
  end if;
  return query select unnest(documents);
end
$$;
comment on function app.erase_person(text) is
  'Overwrites everything personal that is known of a wallet; returns the documents to remove. For the owner.';
