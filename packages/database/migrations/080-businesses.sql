create function app.document_or_null(certificate_url text) returns text
language sql immutable set search_path = ''
return case when certificate_url like '/documents/%' then certificate_url end;
comment on function app.document_or_null(text) is
  'The address of a document; null for the text that replaces it when the upload failed.';

-- History and comments are append-only, but an erasure may overwrite the texts in them.
create function app.reject_change_except_erasure() returns trigger
language plpgsql set search_path = ''
as $$
declare
  erasable constant text[] :=
    array['reason', 'comment', 'replaced_certificate_url', 'changes', 'submission'];
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = old.business_id::text
    and to_jsonb(old) - erasable = to_jsonb(new) - erasable
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'TN009';
end
$$;
comment on function app.reject_change_except_erasure() is
  'Keeps a table append-only, even for its owner, but lets an erasure remove texts.';

-- A trigram index needs search terms of three characters or more. This one indexes single characters
-- and pairs, so that a search for one or two characters is fast among a million rows.
create function app.character_ngrams(t text) returns text[]
language sql immutable strict parallel safe set search_path = ''
as $$
  with letters as (
    select letter, lead(letter) over (order by at) as next
    from unnest(string_to_array(t, null)) with ordinality u (letter, at)
  )
  select array(select letter from letters union select letter || next from letters where next is not null)
$$;
comment on function app.character_ngrams(text) is
  'The distinct characters and pairs of adjacent characters of a text.';
grant execute on function app.character_ngrams(text) to tenora_admin, tenora_member;

-- The database checks document addresses, whichever function or login writes them: they must have
-- the form that an upload creates, and belong to no other wallet. Otherwise a business could show an
-- admin another business's document, or have it deleted with its own record.
create function app.is_certificate(url text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return url ~ '^/documents/business-documents/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|png|jpg)$'
  -- The sentence that is stored when the document store rejected the file: neither path nor link.
  or url !~ '[/:\\]';
comment on function app.is_certificate(text) is
  'Whether this is the address of an uploaded certificate, or the sentence that replaces one.';
grant execute on function app.is_certificate(text) to tenora_member;

create table public.businesses (
  id uuid primary key default gen_random_uuid(),
  company_name text not null check (char_length(company_name) between 1 and 200),
  country text not null check (char_length(country) between 1 and 64),
  registration_number text not null check (char_length(registration_number) between 1 and 64),
  director_name text not null check (char_length(director_name) between 1 and 200),
  director_email text not null check (char_length(director_email) between 3 and 254),
  wallet_address text not null check (wallet_address ~ '^0x[0-9a-f]{40}$'),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  tier smallint not null default 3 check (tier between 1 and 3),
  -- Milliseconds, so that a page cursor survives JavaScript's Date.
  created_at timestamptz(3) not null default now(),
  certificate_url text check (char_length(certificate_url) <= 1000),
  certificate_info jsonb check (jsonb_typeof(certificate_info) = 'object'),
  submission_key uuid not null default gen_random_uuid(),
  rejection_reason text check (char_length(rejection_reason) <= 2000),
  reviewed_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  consent_at timestamptz(3) not null,
  consent_version text not null check (char_length(consent_version) between 1 and 64),
  -- No field contains a newline, so a match never spans two fields.
  search_text text not null generated always as (
    lower(company_name || E'\n' || registration_number || E'\n' || director_name || E'\n' || wallet_address)
  ) stored,
  suspended_at timestamptz(3),
  suspension_reason text check (char_length(suspension_reason) <= 2000),
  erased_at timestamptz(3),
  constraint businesses_wallet_address_key unique (wallet_address),
  constraint businesses_only_approved_are_suspended
    check (suspended_at is null or status = 'approved'),
  constraint businesses_certificate_address check (app.is_certificate(certificate_url))
);
comment on table public.businesses is 'Businesses that asked to join; one per wallet, permanently.';
comment on column public.businesses.status is
  'pending: waiting for review. approved: may use the feature pages. rejected: may submit again.';
comment on column public.businesses.tier is '1 Scale, 2 Growth, 3 Kickstart; every business starts at 3.';
comment on column public.businesses.wallet_address is 'Lower case; identifies the business.';
comment on column public.businesses.submission_key is 'Idempotency key of the submitted form.';
comment on column public.businesses.certificate_url is 'Bucket and path of the document, never a public link.';
comment on column public.businesses.certificate_info is 'fileName, and uploadFailed when the document store rejected it.';
comment on column public.businesses.search_text is 'The text of the admins'' substring search.';
comment on column public.businesses.suspended_at is
  'When an admin suspended the approved business from the feature pages; null: not suspended.';
comment on column public.businesses.suspension_reason is 'The admin''s reason.';
comment on column public.businesses.erased_at is
  'When the personal data was erased; the history and the wallet address remain.';
create index businesses_newest on public.businesses (created_at desc, id desc);
create index businesses_newest_by_status on public.businesses (status, created_at desc, id desc);
create index businesses_search on public.businesses using gin (search_text extensions.gin_trgm_ops);
create index businesses_certificate on public.businesses (certificate_url);
create index businesses_short_search on public.businesses using gin (app.character_ngrams(search_text));
-- Two concurrent transactions with the same address do not see each other's row.
create unique index businesses_certificate_unique on public.businesses (certificate_url)
  where certificate_url like '/%';
alter table public.businesses enable row level security, force row level security;
create policy "the owner's functions see every row" on public.businesses
  to current_user using (true) with check (true);
create policy "members see their own business" on public.businesses
  for select to tenora_member
  using (wallet_address = (select app.current_wallet()) and erased_at is null);
create policy "members register a business for their own wallet" on public.businesses
  for insert to tenora_member with check (wallet_address = (select app.current_wallet()));
-- Plainly true: a filtering policy would disable the trigram index.
create policy "admins see all businesses" on public.businesses
  for select to tenora_admin using (true);
create policy "the worker sees all businesses" on public.businesses
  for select to tenora_worker using (true);
grant select on public.businesses to tenora_member, tenora_admin;
grant insert (company_name, country, registration_number, director_name, director_email,
  wallet_address, certificate_url, certificate_info, submission_key, consent_at, consent_version)
  on public.businesses to tenora_member;
grant select (id, company_name, director_name, director_email, wallet_address, status, tier)
  on public.businesses to tenora_worker;

create table public.business_history (
  id bigint generated always as identity primary key,
  business_id uuid not null references public.businesses (id) on delete restrict,
  at timestamptz(3) not null default clock_timestamp(),
  event text not null check (event in ('submitted', 'approved', 'rejected', 'restarted',
    'certificate_replaced', 'suspended', 'reinstated', 'tier_changed')),
  status text not null,
  tier smallint not null,
  reason text,
  admin_id text,
  replaced_certificate_url text check (char_length(replaced_certificate_url) <= 1000),
  replacement_key uuid
);
comment on table public.business_history is 'What happened to a business, in order. Append-only.';
comment on column public.business_history.event is 'What happened.';
comment on column public.business_history.status is 'The business''s status after it.';
comment on column public.business_history.admin_id is 'The admin who acted; null when the business did.';
comment on column public.business_history.replaced_certificate_url is
  'The document that this event replaced. It is kept as evidence of what was reviewed.';
comment on column public.business_history.replacement_key is
  'Idempotency key of the submitted certificate, so that a repeated request adds one row.';
create index on public.business_history (business_id, id);
create index business_history_replaced on public.business_history (replaced_certificate_url)
  where replaced_certificate_url is not null;
create unique index business_history_replacement
  on public.business_history (business_id, replacement_key) where replacement_key is not null;
alter table public.business_history enable row level security, force row level security;
create policy "the owner's functions see every row" on public.business_history
  to current_user using (true) with check (true);
create policy "admins see all histories" on public.business_history
  for select to tenora_admin using (true);
grant select on public.business_history to tenora_admin;

create table public.rejected_submissions (
  id bigint generated always as identity primary key,
  business_id uuid not null references public.businesses (id) on delete cascade,
  rejected_at timestamptz(3) not null default clock_timestamp(),
  company_name text not null,
  country text not null,
  registration_number text not null,
  director_name text not null,
  director_email text not null,
  certificate_url text,
  certificate_info jsonb,
  reason text
);
comment on table public.rejected_submissions is
  'The submission of a business at its rejection, for comparison with its next one.';
comment on column public.rejected_submissions.reason is 'The admin''s reason for the rejection.';
create index on public.rejected_submissions (business_id, id desc);
create index rejected_submissions_certificate on public.rejected_submissions (certificate_url)
  where certificate_url like '/%';
alter table public.rejected_submissions enable row level security, force row level security;
create policy "the owner's functions see every row" on public.rejected_submissions
  to current_user using (true) with check (true);
create policy "admins see all rejected submissions" on public.rejected_submissions
  for select to tenora_admin using (true);
grant select on public.rejected_submissions to tenora_admin;

create function app.record_business_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.business_history (business_id, event, status, tier)
  values (new.id, 'submitted', new.status, new.tier);
  insert into public.outbox (kind, subject_id) values ('business_submitted', new.id);
  return null;
end
$$;
comment on function app.record_business_submission() is 'Adds the first history row and the mail.';

-- An erased business counts as one that never registered, whatever its status was; a new submission
-- of its wallet overwrites the record.
create function app.business_status(wallet text)
returns table (status text, tier smallint)
language sql stable security definer set search_path = ''
as $$
  select b.status, b.tier from public.businesses b
  where b.wallet_address = lower(wallet) and b.erased_at is null
$$;
comment on function app.business_status(text) is
  'The public status of the business with exactly this wallet address.';
grant execute on function app.business_status(text) to tenora_visitor, tenora_member;

create function app.restart_onboarding(
  p_company_name text, p_country text, p_registration_number text, p_director_name text,
  p_director_email text, p_certificate_url text, p_certificate_info jsonb, p_submission_key uuid,
  p_consent_at timestamptz, p_consent_version text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.businesses;
begin
  select b.* into earlier from public.businesses b
  where b.wallet_address = app.current_wallet()
    and (b.status = 'rejected' or b.erased_at is not null)
  for update;
  if not found then
    return null;
  end if;
  update public.businesses b set
    company_name = p_company_name,
    country = p_country,
    registration_number = p_registration_number,
    director_name = p_director_name,
    director_email = p_director_email,
    certificate_url = p_certificate_url,
    certificate_info = p_certificate_info,
    submission_key = p_submission_key,
    consent_at = p_consent_at,
    consent_version = p_consent_version,
    status = 'pending',
    tier = 3,
    created_at = case when b.erased_at is null then b.created_at else now() end,
    rejection_reason = null,
    suspended_at = null,
    suspension_reason = null,
    reviewed_at = null,
    updated_at = now(),
    erased_at = null
  where b.id = earlier.id;
  insert into public.business_history (business_id, event, status, tier, replaced_certificate_url)
  values (earlier.id, 'restarted', 'pending', 3, app.document_or_null(earlier.certificate_url));
  insert into public.outbox (kind, subject_id) values ('business_submitted', earlier.id);
  return earlier.id;
end
$$;
comment on function app.restart_onboarding(
  text, text, text, text, text, text, jsonb, uuid, timestamptz, text
) is 'Makes the member''s rejected or erased business pending again; null when there is none.';
grant execute on function app.restart_onboarding(
  text, text, text, text, text, text, jsonb, uuid, timestamptz, text
) to tenora_member;

create function app.is_business_suspended(wallet text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.businesses b
    where b.wallet_address = lower(wallet) and b.suspended_at is not null)
$$;
comment on function app.is_business_suspended(text) is
  'Whether the business with exactly this wallet address is suspended.';
grant execute on function app.is_business_suspended(text) to tenora_visitor, tenora_member;

create function app.store_rejected_submission() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.rejected_submissions (business_id, company_name, country, registration_number,
    director_name, director_email, certificate_url, certificate_info, reason)
  values (new.id, new.company_name, new.country, new.registration_number, new.director_name,
    new.director_email, new.certificate_url, new.certificate_info, new.rejection_reason);
  return null;
end
$$;
comment on function app.store_rejected_submission() is 'Stores a copy of the rejected submission.';

create trigger append_only before update or delete on public.business_history
  for each row execute function app.reject_change_except_erasure();
create trigger append_only_truncate before truncate on public.business_history
  for each statement execute function app.reject_change();
create trigger record_submission after insert on public.businesses
  for each row execute function app.record_business_submission();
create trigger store_rejected_submission after update of status on public.businesses
  for each row when (old.status = 'pending' and new.status = 'rejected')
  execute function app.store_rejected_submission();
