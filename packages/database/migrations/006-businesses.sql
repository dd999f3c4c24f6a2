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
  -- A newline between the fields, since no field holds one: a match never spans two fields.
  search_text text not null generated always as (
    lower(company_name || E'\n' || registration_number || E'\n' || director_name || E'\n' || wallet_address)
  ) stored,
  constraint businesses_wallet_address_key unique (wallet_address),
  constraint businesses_submission_key_key unique (submission_key)
);
comment on table public.businesses is 'Businesses that asked to join; one per wallet, for ever.';
comment on column public.businesses.status is
  'pending: waits for an admin. approved: feature pages are open. rejected: may start again.';
comment on column public.businesses.tier is '1 Scale, 2 Growth, 3 Kickstart; every business starts at 3.';
comment on column public.businesses.wallet_address is 'Lower case; identifies the business.';
comment on column public.businesses.submission_key is 'Idempotency key of the form that was sent.';
comment on column public.businesses.certificate_url is 'Bucket and path of the document, never a public link.';
comment on column public.businesses.certificate_info is 'fileName, and uploadFailed when the store refused it.';
comment on column public.businesses.search_text is 'What the admin''s substring search looks through.';

create index businesses_newest on public.businesses (created_at desc, id desc);
create index businesses_newest_by_status on public.businesses (status, created_at desc, id desc);
set local search_path = public, extensions;
create index businesses_search on public.businesses using gin (search_text gin_trgm_ops);
reset search_path;

alter table public.businesses enable row level security;
alter table public.businesses force row level security;
create policy "the owner's functions see every row" on public.businesses
  to current_user using (true) with check (true);
create policy "members see their own business" on public.businesses
  for select to tenora_member using (wallet_address = (select app.current_wallet()));
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
  event text not null check (event in ('submitted', 'approved', 'rejected', 'restarted')),
  status text not null,
  tier smallint not null,
  reason text,
  admin_id text
);
comment on table public.business_history is 'What happened to a business, in order. Append-only.';
comment on column public.business_history.event is 'What happened.';
comment on column public.business_history.status is 'The business''s status after it.';
comment on column public.business_history.admin_id is 'The admin who decided; null when the business acted.';
create index on public.business_history (business_id, id);
alter table public.business_history enable row level security;
alter table public.business_history force row level security;
create policy "the owner's functions see every row" on public.business_history
  to current_user using (true) with check (true);
create policy "admins see all histories" on public.business_history
  for select to tenora_admin using (true);
grant select on public.business_history to tenora_admin;
create trigger append_only before update or delete on public.business_history
  for each row execute function app.refuse_change();
create trigger append_only_truncate before truncate on public.business_history
  for each statement execute function app.refuse_change();

create function app.note_business_submitted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.business_history (business_id, event, status, tier)
  values (new.id, 'submitted', new.status, new.tier);
  insert into public.outbox (kind, subject_id) values ('business_submitted', new.id);
  return null;
end
$$;
comment on function app.note_business_submitted() is 'First line of the history, and the mail.';
create trigger note_submitted after insert on public.businesses
  for each row execute function app.note_business_submitted();

create function app.business_standing(wallet text)
returns table (status text, tier smallint)
language sql stable security definer set search_path = ''
as $$
  select b.status, b.tier from public.businesses b where b.wallet_address = lower(wallet)
$$;
comment on function app.business_standing(text) is
  'What anybody may know of the business behind one exact address.';
grant execute on function app.business_standing(text) to tenora_visitor, tenora_member;
