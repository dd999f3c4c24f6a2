create function app.document_or_null(certificate_url text) returns text
language sql immutable set search_path = ''
return case when certificate_url like '/documents/%' then certificate_url end;
comment on function app.document_or_null(text) is
  'The address of a document; null for the text that replaces it when the upload failed.';

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
  slug text check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 80),
  -- Part of the identity of its invoices, so a reviewer sets it and no request types it: else one invoice
  -- of a business would have as many identities as there are countries.
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  constraint businesses_wallet_address_key unique (wallet_address),
  constraint businesses_only_approved_are_suspended
    check (suspended_at is null or status = 'approved'),
  constraint businesses_certificate_address check (app.is_certificate(certificate_url)),
  constraint businesses_company_name_shows check (app.is_visible(company_name)),
  constraint businesses_director_name_shows check (app.is_visible(director_name))
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
comment on column public.businesses.slug is
  'The name in public addresses. Given at the approval and kept; null before, and once erased.';
comment on column public.businesses.country_code is
  'The country of its company register, ISO 3166-1 alpha-2, as a reviewer has confirmed it; null before the approval, and of one that was approved when nobody was asked.';
create index businesses_newest on public.businesses (created_at desc, id desc);
create index businesses_newest_by_status on public.businesses (status, created_at desc, id desc);
create index businesses_search on public.businesses using gin (search_text extensions.gin_trgm_ops);
create index businesses_certificate on public.businesses (certificate_url);
create index businesses_short_search on public.businesses using gin (app.character_ngrams(search_text));
-- Two concurrent transactions with the same address do not see each other's row.
create unique index businesses_certificate_unique on public.businesses (certificate_url)
  where certificate_url like '/%';
create index businesses_approved_name on public.businesses
  using gin (lower(company_name) extensions.gin_trgm_ops)
  where status = 'approved' and erased_at is null;
create unique index businesses_slug on public.businesses (slug);
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
create policy "the market shows approved sellers" on public.businesses
  for select to tenora_market using (status = 'approved' and erased_at is null);
grant select on public.businesses to tenora_member, tenora_admin;
grant insert (company_name, country, registration_number, director_name, director_email,
  wallet_address, certificate_url, certificate_info, submission_key, consent_at, consent_version)
  on public.businesses to tenora_member;
grant select (id, company_name, director_name, director_email, wallet_address, status, tier)
  on public.businesses to tenora_worker;
-- Lists filter and search by what is public of their sellers. Row security, not only a view's
-- condition: a function that is cheap enough would be called with the rows that the view leaves out.
grant select (wallet_address, company_name, tier, country) on public.businesses to tenora_market;

create function app.own_business_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select b.id from public.businesses b
  where b.wallet_address = app.current_wallet() and b.erased_at is null
$$;
comment on function app.own_business_id() is 'The business of the member''s wallet; null without one.';
grant execute on function app.own_business_id() to tenora_member;

create table public.business_history (
  id bigint generated always as identity primary key,
  business_id uuid not null references public.businesses (id) on delete restrict,
  at timestamptz(3) not null default clock_timestamp(),
  event text not null check (event in ('submitted', 'approved', 'rejected', 'restarted',
    -- A request for another certificate is one, so that an erasure empties its text and an export has it.
    'certificate_requested', 'certificate_replaced', 'suspended', 'reinstated', 'tier_changed')),
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
create trigger append_only before update or delete on public.business_history
  for each row execute function app.reject_change_except_erasure();
create trigger append_only_truncate before truncate on public.business_history
  for each statement execute function app.reject_change();

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
create trigger record_submission after insert on public.businesses
  for each row execute function app.record_business_submission();

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
create trigger store_rejected_submission after update of status on public.businesses
  for each row when (old.status = 'pending' and new.status = 'rejected')
  execute function app.store_rejected_submission();

create table public.business_comments (
  id bigint generated always as identity primary key,
  business_id uuid not null references public.businesses (id) on delete restrict,
  at timestamptz(3) not null default clock_timestamp(),
  admin_id text not null references public.admins (user_id) on delete restrict,
  comment text not null check (char_length(comment) between 1 and 4000)
);
comment on table public.business_comments is
  'Comments of admins on a business. Never shown outside the admin portal. Append-only.';
create index on public.business_comments (business_id, id);
alter table public.business_comments enable row level security, force row level security;
create policy "the owner's functions see every row" on public.business_comments
  to current_user using (true) with check (true);
create policy "admins see all comments" on public.business_comments
  for select to tenora_admin using (true);
grant select on public.business_comments to tenora_admin;
create trigger append_only before update or delete on public.business_comments
  for each row execute function app.reject_change_except_erasure();
create trigger append_only_truncate before truncate on public.business_comments
  for each statement execute function app.reject_change();

create function app.record_business_action(
  earlier public.businesses, later public.businesses, event text, reason text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.business_history (business_id, event, status, tier, reason, admin_id)
  values (later.id, event, later.status, later.tier, reason, app.current_admin());
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after, reason)
  select a.user_id, a.email, 'business.' || event, 'business', later.id::text,
    jsonb_build_object('tier', earlier.tier, 'suspended', earlier.suspended_at is not null),
    jsonb_build_object('tier', later.tier, 'suspended', later.suspended_at is not null), reason
  from public.admins a where a.user_id = app.current_admin();
  insert into public.outbox (kind, subject_id, reason) values ('business_' || event, later.id, reason);
end
$$;
comment on function app.record_business_action(public.businesses, public.businesses, text, text) is
  'Adds the history row, audit row and mail of an action on an approved business. For the functions in this file.';

-- SQLSTATE TN780: a concern is in force that the admin hasn't seen; recording a check locks the
-- business as well. TN830: an approval needs a country, and onboarding names none.
create function public.update_business_status(
  business_id uuid, new_status text, reason text default null, tier int default null,
  seen_certificate text default null, seen_update timestamptz default null,
  seen_check bigint default null, country_code text default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  acting_admin text := app.current_admin();
  earlier public.businesses;
  later public.businesses;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif update_business_status.business_id is null then
    raise exception 'Missing business ID' using errcode = 'TN001';
  elsif new_status is null or new_status not in ('pending', 'approved', 'rejected') then
    raise exception 'Invalid status' using errcode = 'TN002';
  elsif update_business_status.tier not between 1 and 3 then
    raise exception 'Invalid tier' using errcode = 'TN003';
  elsif new_status = 'pending' then
    -- A valid status, but not a decision.
    return false;
  end if;

  select * into earlier from public.businesses b where b.id = update_business_status.business_id
  for update;
  update public.businesses b set
    status = new_status,
    tier = coalesce(update_business_status.tier, b.tier),
    country_code = coalesce(update_business_status.country_code, app.named_country_code(b.country)),
    rejection_reason = case when new_status = 'rejected' then update_business_status.reason end,
    reviewed_at = now(),
    updated_at = now()
  where b.id = update_business_status.business_id and b.status = 'pending' and b.erased_at is null
    and (seen_certificate is null or seen_certificate = coalesce(b.certificate_url, ''))
    and (seen_update is null or seen_update = b.updated_at)
  returning b.* into later;
  if not found then
    return false;
  end if;
  if new_status = 'approved' and later.country_code is null then
    raise exception 'Missing country' using errcode = 'TN830';
  elsif new_status = 'approved' and exists (
    select from app.current_business_checks(later) c
    where c.outcome = 'concern' and c.id > update_business_status.seen_check
  ) then
    raise exception 'A concern was recorded meanwhile' using errcode = 'TN780';
  end if;

  insert into public.business_history (business_id, event, status, tier, reason, admin_id)
  values (later.id, new_status, later.status, later.tier, update_business_status.reason, acting_admin);
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after, reason)
  select a.user_id, a.email, 'business.' || new_status, 'business', later.id::text,
    jsonb_build_object('status', earlier.status, 'tier', earlier.tier),
    jsonb_build_object('status', later.status, 'tier', later.tier)
      || case when new_status = 'approved'
        then jsonb_build_object('country', later.country_code) || app.open_business_checks(later)
        else '{}' end,
    update_business_status.reason
  from public.admins a where a.user_id = acting_admin;
  insert into public.outbox (kind, subject_id, reason)
  values ('business_' || new_status, later.id, later.rejection_reason);
  return true;
end
$$;
comment on function public.update_business_status(uuid, text, text, int, text, timestamptz, bigint, text) is
  'Records an admin''s decision on a pending business; an approval with the country of its company register, by default the one that onboarding names. seen_certificate ('''' for none), seen_update (its updated_at) and seen_check (its newest check, 0 for none: an approval is refused while a newer one is a concern) are what the admin saw; null skips that check. The audit row of an approval says the country, and how many checks aren''t recorded and how many are a concern. False when no row was updated, because the business changed or is not pending.';
grant execute on function
  public.update_business_status(uuid, text, text, int, text, timestamptz, bigint, text) to tenora_admin;

create function public.set_business_suspension(business_id uuid, suspend boolean, reason text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.businesses;
  later public.businesses;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select * into earlier from public.businesses b
  where b.id = set_business_suspension.business_id and b.status = 'approved'
    and (b.suspended_at is null) = suspend and b.erased_at is null
  for update;
  if not found then
    return false;
  end if;
  update public.businesses b set
    suspended_at = case when suspend then now() end,
    suspension_reason = case when suspend then set_business_suspension.reason end,
    updated_at = now()
  where b.id = earlier.id
  returning b.* into later;
  perform app.record_business_action(earlier, later,
    case when suspend then 'suspended' else 'reinstated' end, set_business_suspension.reason);
  return true;
end
$$;
comment on function public.set_business_suspension(uuid, boolean, text) is
  'Suspends an approved business or reinstates a suspended one, for an admin. False when no row was updated.';
grant execute on function public.set_business_suspension(uuid, boolean, text) to tenora_admin;

create function public.change_business_tier(
  business_id uuid, new_tier int, reason text, seen_tier int default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.businesses;
  later public.businesses;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif new_tier is null or new_tier not between 1 and 3 then
    raise exception 'Invalid tier' using errcode = 'TN003';
  end if;
  select * into earlier from public.businesses b
  where b.id = change_business_tier.business_id and b.status = 'approved' and b.tier <> new_tier
    and b.tier = coalesce(seen_tier, b.tier) and b.erased_at is null
  for update;
  if not found then
    return false;
  end if;
  update public.businesses b set tier = new_tier, updated_at = now()
  where b.id = earlier.id
  returning b.* into later;
  perform app.record_business_action(earlier, later, 'tier_changed', change_business_tier.reason);
  return true;
end
$$;
comment on function public.change_business_tier(uuid, int, text, int) is
  'Moves an approved business from the tier that the admin saw to another. False when no row was updated.';
grant execute on function public.change_business_tier(uuid, int, text, int) to tenora_admin;

-- SQLSTATE TN082: the business has been erased.
create function public.add_business_comment(business_id uuid, comment text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
  business public.businesses;
  comment_id bigint;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  -- Locked, so that a concurrent erasure overwrites the comment or the comment is rejected.
  select * into business from public.businesses b where b.id = add_business_comment.business_id for share;
  if not found then
    return false;
  elsif business.erased_at is not null then
    raise exception 'The business has been erased' using errcode = 'TN082';
  end if;
  insert into public.business_comments (business_id, admin_id, comment)
  values (business.id, acting_admin, add_business_comment.comment)
  returning id into comment_id;
  -- Without the text: it may contain personal data, and the audit log is permanent.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'business.note_added', 'business',
    add_business_comment.business_id::text, jsonb_build_object('comment', comment_id)
  from public.admins a where a.user_id = acting_admin;
  return true;
end
$$;
comment on function public.add_business_comment(uuid, text) is
  'Adds an admin''s comment to a business. False when there is no such business.';
grant execute on function public.add_business_comment(uuid, text) to tenora_admin;

create function app.slug_of(name text) returns text
language sql immutable strict set search_path = ''
as $$
  select case
    when base = '' then 'business'
    -- A name mustn't read as a wallet.
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

create table public.business_profiles (
  business_id uuid primary key references public.businesses (id) on delete restrict,
  description text not null check (char_length(description) <= 2000),
  website text check (website ~ '^https://[^\s/]+' and char_length(website) <= 200),
  industry text check (industry ~ '^[a-z]+(-[a-z]+)*$' and char_length(industry) <= 20),
  founded smallint check (founded between 1600 and 2200),
  updated_at timestamptz(3) not null default now(),
  logo_url text check (logo_url ~ '^/logos/[0-9a-f-]{36}\.jpg$'),
  constraint business_profiles_logo unique (logo_url)
);
comment on table public.business_profiles is
  'What approved businesses say of themselves. Public while they are approved and not suspended.';
comment on column public.business_profiles.description is 'Plain text; empty for none.';
comment on column public.business_profiles.industry is 'A word of industries.ts.';
comment on column public.business_profiles.founded is 'The year.';
comment on column public.business_profiles.logo_url is
  'Where the logo is in the store; another one has another address.';
alter table public.business_profiles enable row level security, force row level security;
create policy "the owner's functions see every row" on public.business_profiles
  to current_user using (true) with check (true);
create policy "members see the profile of their own business" on public.business_profiles
  for select to tenora_member using (business_id = (select app.own_business_id()));
grant select on public.business_profiles to tenora_member;

create function app.save_business_profile(
  p_description text, p_website text, p_industry text, p_founded int
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own_id constant uuid := (app.lock_active_business()).id;
begin
  insert into public.business_profiles (business_id, description, website, industry, founded)
  values (own_id, p_description, p_website, p_industry, p_founded)
  on conflict (business_id) do update set
    description = excluded.description, website = excluded.website,
    industry = excluded.industry, founded = excluded.founded, updated_at = now();
end
$$;
comment on function app.save_business_profile(text, text, text, int) is
  'Saves what the member''s approved business says of itself; the last to save wins.';
grant execute on function app.save_business_profile(text, text, text, int) to tenora_member;

create function app.erase_business_profile() returns trigger
language plpgsql set search_path = ''
as $$
begin
  delete from public.business_profiles p where p.business_id = new.id;
  return null;
end
$$;
comment on function app.erase_business_profile() is 'Deletes the profile of a business that is erased.';
create trigger erase_business_profile after update of erased_at on public.businesses
  for each row when (new.erased_at is not null) execute function app.erase_business_profile();

create function app.save_business_logo(p_url text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own_id constant uuid := (app.lock_active_business()).id;
begin
  insert into public.business_profiles (business_id, description, logo_url)
  values (own_id, '', p_url)
  on conflict (business_id) do update set logo_url = excluded.logo_url, updated_at = now();
exception when unique_violation then
  raise exception 'The logo belongs to another business' using errcode = '23514';
end
$$;
comment on function app.save_business_logo(text) is
  'Puts this stored picture beside the name of the member''s approved business, or takes its logo away (null). The sweep deletes the file of the one before.';
grant execute on function app.save_business_logo(text) to tenora_member;

create function app.erase_logo(p_wallet text) returns setof text
language sql set search_path = ''
as $$
  update public.business_profiles p set logo_url = null
  from (
    select l.business_id, l.logo_url
    from public.business_profiles l join public.businesses b on b.id = l.business_id
    where b.wallet_address = lower(p_wallet)
  ) old
  where p.business_id = old.business_id and old.logo_url is not null
  returning old.logo_url
$$;
comment on function app.erase_logo(text) is
  'Takes the logo of a wallet''s business away and returns it, to be removed. For the owner, in the transaction of app.erase_person and before it, which deletes the profile.';

-- A business that registers twice, or with another's number, types it in its own way: spaces, hyphens and case
-- make no difference. Each country numbers its own.
create function app.registration_number_key(registration_number text) returns text
language sql immutable strict parallel safe set search_path = ''
return upper(regexp_replace(registration_number, '[^[:alnum:]]', '', 'g'));
comment on function app.registration_number_key(text) is
  'A registration number in capital letters and digits alone, to compare it.';
-- The index computes it when a member registers.
grant execute on function app.registration_number_key(text) to tenora_admin, tenora_member;
create index businesses_registration_number
  on public.businesses (app.registration_number_key(registration_number), country);

create function app.named_country_code(country text) returns text
language sql immutable strict parallel safe set search_path = ''
return case country
  when 'Singapore' then 'SG' when 'Hong Kong' then 'HK' when 'Malaysia' then 'MY'
  when 'Thailand' then 'TH' when 'Indonesia' then 'ID' when 'Vietnam' then 'VN' end;
comment on function app.named_country_code(text) is
  'The code of a country that onboarding offers by name, null for "Other". The same as countryCodeOf in onboarding.ts.';

create function app.clear_country_code() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.country_code := null;
  return new;
end
$$;
comment on function app.clear_country_code() is
  'Forgets the confirmed country of a business that waits for another review.';
create trigger clear_country_code before update of status on public.businesses
  for each row when (new.status <> 'approved') execute function app.clear_country_code();

create function public.set_business_country(
  business_id uuid, country_code text, seen_country_code text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.businesses;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif set_business_country.country_code is null then
    raise exception 'Missing country' using errcode = 'TN830';
  end if;
  select * into earlier from public.businesses b
  where b.id = set_business_country.business_id and b.status = 'approved' and b.erased_at is null
    and b.country_code is not distinct from seen_country_code
    and b.country_code is distinct from set_business_country.country_code
  for update;
  if not found then
    return false;
  end if;
  update public.businesses b
  set country_code = set_business_country.country_code, updated_at = now()
  where b.id = earlier.id;
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after)
  select a.user_id, a.email, 'business.country_set', 'business', earlier.id::text,
    jsonb_build_object('country', earlier.country_code),
    jsonb_build_object('country', set_business_country.country_code)
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;
comment on function public.set_business_country(uuid, text, text) is
  'Sets the country of an approved business whose country is the one that the admin saw (null: none), with an audit row. False when no row was updated.';
grant execute on function public.set_business_country(uuid, text, text) to tenora_admin;
