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
  people text[];
  personal text[];
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

  people := array[business.director_name, investor.investor_name] || array(
    select r.director_name from public.rejected_submissions r where r.business_id = business.id);
  personal := people || array[its_wallet, business.company_name, business.registration_number,
      business.director_email, investor.certificate_info ->> 'email']
    || array(
      select unnest(array[r.company_name, r.registration_number, r.director_email])
      from public.rejected_submissions r where r.business_id = business.id);

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
  perform app.forget_views_of(personal, people);
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

-- A view that searches for a part of a name tells of its person as one does that searches for the
-- whole. Rather one view too many is forgotten than one too few: it is kept again in a moment.
create function app.forget_views_of(personal text[], people text[]) returns void
language sql set search_path = ''
as $$
  with known as (
    select distinct lower(trim(value)) as value from unnest(personal) value
    where trim(value) not in ('', '[erased]', 'erased@erased.invalid')
  ), named as (
    select distinct part from unnest(people) one, regexp_split_to_table(lower(one), '[^[:alnum:]]+') part
    where one <> '[erased]'
  )
  delete from public.saved_filters f using public.saved_filters kept,
    lateral (select lower(app.searched_words(kept.query)) as searched, lower(trim(kept.name)) as name) s
  where f.id = kept.id and (
    -- What cannot be read goes too.
    s.searched is null
    -- The whole of it. A short word is searched whole: else 'Li' would take 'Berlin'. A search has
    -- at most 100 characters.
    or exists (
      select from known, lateral (select left(known.value, 100) as whole) w
      where whole in (s.searched, s.name)
        or char_length(whole) >= 4
          and (position(whole in s.searched) > 0 or position(whole in s.name) > 0))
    -- A part of it. Three bytes: as many letters, or one character of a writing that needs no more.
    or exists (
      select from known, (
        select regexp_split_to_table(s.searched, '\s+') as part
        union select regexp_split_to_table(s.searched, '[^[:alnum:]]+')
      ) sought
      where octet_length(part) >= 3 and position(part in known.value) > 0)
    -- Of a view's own name only what a person is called: a company may be called 'Investors'.
    or exists (
      select from named, regexp_split_to_table(s.name, '[^[:alnum:]]+') said
      where octet_length(said) >= 3 and said = named.part))
$$;
comment on function app.forget_views_of(text[], text[]) is
  'Removes the saved views whose search, or whose name, tells of a person. For the erasure.';
