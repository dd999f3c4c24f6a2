-- Disputes that operators raise and end from the portal. The chain has the hash of the evidence; what was
-- hashed is kept here, so that anybody who is shown it can check it.

create table public.dispute_evidence (
  id uuid primary key,
  request_id uuid not null references public.funding_requests (id) on delete restrict,
  business_id uuid not null references public.businesses (id) on delete restrict,
  disputed boolean not null,
  document text check (char_length(document) between 1 and 2100),
  hash text not null unique check (hash ~ '^0x[0-9a-f]{64}$'),
  recorded_at timestamptz(3) not null default clock_timestamp(),
  admin_id text not null,
  check (document is null or hash = '0x' || encode(sha256(convert_to(document, 'UTF8')), 'hex'))
);
comment on table public.dispute_evidence is
  'Why operators raised or ended a dispute about a receivable, to the letter as it was hashed. Append-only.';
comment on column public.dispute_evidence.id is 'Chosen by the form, so that a repeated request adds one row.';
comment on column public.dispute_evidence.disputed is 'False where the dispute ends.';
comment on column public.dispute_evidence.document is
  'The text and a random reference, without which a short text could be guessed from its hash; null once erased or expired.';
comment on column public.dispute_evidence.hash is 'SHA-256 of the document in UTF-8, as the exchange has it.';
create index dispute_evidence_of_request on public.dispute_evidence (request_id, recorded_at desc, id);
create index dispute_evidence_of_business on public.dispute_evidence (business_id);
create index dispute_evidence_expiring on public.dispute_evidence (recorded_at) where document is not null;
alter table public.dispute_evidence enable row level security, force row level security;
create policy "the owner's functions see every row" on public.dispute_evidence
  to current_user using (true) with check (true);
create policy "admins see all evidence" on public.dispute_evidence
  for select to tenora_admin using (true);
grant select on public.dispute_evidence to tenora_admin;

create function app.reject_evidence_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) in (old.business_id::text, 'expired')
    and to_jsonb(old) - 'document' = to_jsonb(new) - 'document' and new.document is null
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'TN009';
end
$$;
comment on function app.reject_evidence_change() is
  'Keeps evidence append-only, even for its owner, but lets an erasure and the end of the retention period remove its text.';
create trigger append_only before update or delete on public.dispute_evidence
  for each row execute function app.reject_evidence_change();
create trigger append_only_truncate before truncate on public.dispute_evidence
  for each statement execute function app.reject_change();

create function app.erase_dispute_evidence() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform set_config('app.erasing', new.id::text, true);
  update public.dispute_evidence e set document = null where e.business_id = new.id;
  perform set_config('app.erasing', '', true);
  return null;
end
$$;
comment on function app.erase_dispute_evidence() is
  'Removes the texts of the evidence about a business that is erased.';
create trigger erase_dispute_evidence after update of erased_at on public.businesses
  for each row when (new.erased_at is not null) execute function app.erase_dispute_evidence();

-- With the contact log (371): six years after the last entry of either about the same receivable.
create or replace function app.clear_expired_contacts() returns int
language plpgsql set search_path = ''
as $$
declare
  contacts int;
  evidence int;
  since constant timestamptz := now() - interval '6 years';
begin
  perform set_config('app.erasing', 'expired', true);
  update public.collection_contacts c set person = null, comment = null
  where c.recorded_at < since and (c.person is not null or c.comment is not null)
    and not app.has_case_entry_since(c.request_id, since);
  get diagnostics contacts = row_count;
  update public.dispute_evidence e set document = null
  where e.recorded_at < since and e.document is not null
    and not app.has_case_entry_since(e.request_id, since);
  get diagnostics evidence = row_count;
  perform set_config('app.erasing', '', true);
  return contacts + evidence;
end
$$;
comment on function app.clear_expired_contacts() is
  'Removes names and words from contacts and evidence six years after the last one about the same receivable; returns their number. For app.delete_expired.';

create function app.has_case_entry_since(p_request_id uuid, p_since timestamptz) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
      select from public.collection_contacts c
      where c.request_id = p_request_id and c.recorded_at >= p_since)
    or exists (
      select from public.dispute_evidence e
      where e.request_id = p_request_id and e.recorded_at >= p_since)
$$;
comment on function app.has_case_entry_since(uuid, timestamptz) is
  'Whether anything was written about the receivable of a request since then.';

create function public.keep_dispute_evidence(
  p_id uuid, p_listing bigint, p_fingerprint text, p_disputed boolean, p_text text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  request constant public.funding_requests := app.request_of_receivable(p_listing, p_fingerprint);
  whole constant text := p_text || E'\n\nReference: ' || gen_random_uuid() || E'\n';
  kept public.dispute_evidence;
begin
  -- Locked, so that nothing is added while an erasure removes texts.
  perform from public.businesses b
  where b.id = request.business_id and b.erased_at is null for share;
  if not found then
    raise exception 'The business has been erased' using errcode = 'TN082';
  end if;
  if p_text is null or char_length(p_text) not between 1 and 2000 then
    raise exception 'The evidence is missing or too long' using errcode = '23514';
  end if;
  insert into public.dispute_evidence (id, request_id, business_id, disputed, document, hash, admin_id)
  values (p_id, request.id, request.business_id, p_disputed, whole,
    '0x' || encode(sha256(convert_to(whole, 'UTF8')), 'hex'), app.current_admin())
  on conflict (id) do nothing
  returning * into kept;
  if kept.id is null then
    select e.* into kept from public.dispute_evidence e
    where e.id = p_id and e.request_id = request.id and e.disputed = p_disputed
      and e.document like replace(replace(replace(p_text, '\', '\\'), '%', '\%'), '_', '\_')
        || E'\n\nReference: %';
    if not found then
      raise exception 'The id belongs to other evidence' using errcode = '23514';
    end if;
    return kept.hash;
  end if;
  -- Without its text: the audit log is permanent.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'collection.evidence_kept', 'receivable', p_listing::text,
    jsonb_build_object('hash', kept.hash, 'disputed', p_disputed)
  from public.admins a where a.user_id = app.current_admin();
  return kept.hash;
end
$$;
comment on function public.keep_dispute_evidence(uuid, bigint, text, boolean, text) is
  'Keeps why an admin raises or ends a dispute, with an audit row, and returns the hash for the exchange. The same hash, and nothing more, when this evidence is kept already.';
grant execute on function public.keep_dispute_evidence(uuid, bigint, text, boolean, text) to tenora_admin;

alter table public.operator_actions drop constraint operator_actions_kind_check,
  add constraint operator_actions_kind_check check (kind in ('release', 'cancel', 'mark-default',
    'pay-holders', 'raise-dispute', 'end-dispute', 'pause', 'unpause', 'sunset',
    'withdraw-eligibility'));

create or replace function public.record_operator_action(
  p_kind text, p_subject text, p_wallet text, p_acted_at bigint, p_transaction text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  insert into public.operator_actions
    (transaction_hash, kind, subject, wallet, acted_at, admin_id)
  values (lower(p_transaction), p_kind, p_subject, lower(p_wallet), p_acted_at,
    app.current_admin())
  on conflict on constraint operator_actions_once do nothing;
  if not found then
    return false;
  end if;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email,
    case p_kind
      when 'release' then 'market.released'
      when 'cancel' then 'market.cancelled'
      when 'mark-default' then 'market.default_recorded'
      when 'pay-holders' then 'market.holders_paid'
      when 'raise-dispute' then 'market.dispute_raised'
      when 'end-dispute' then 'market.dispute_ended'
      when 'pause' then 'market.paused'
      when 'unpause' then 'market.unpaused'
      when 'sunset' then 'market.sunset'
      else 'investor.eligibility_withdrawn' end,
    case when p_kind = 'withdraw-eligibility' then 'investor'
      when p_kind in ('pause', 'unpause', 'sunset') then 'exchange'
      else 'receivable' end,
    p_subject,
    jsonb_build_object('wallet', lower(p_wallet), 'transaction', lower(p_transaction))
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;
