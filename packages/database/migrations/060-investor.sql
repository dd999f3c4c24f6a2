create table public.investors (
  id uuid primary key default gen_random_uuid(),
  wallet_address text not null check (wallet_address ~ '^0x[0-9a-f]{40}$'),
  investor_name text not null check (char_length(investor_name) between 2 and 200),
  country text not null check (char_length(country) between 2 and 64),
  registration_number_encrypted bytea not null check (octet_length(registration_number_encrypted) between 1 and 4096),
  certificate_url text check (char_length(certificate_url) <= 1000),
  certificate_info jsonb not null default '{}' check (jsonb_typeof(certificate_info) = 'object'),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  created_at timestamptz(3) not null default now(),
  erased_at timestamptz(3),
  reviewed_at timestamptz(3),
  rejection_reason text check (char_length(rejection_reason) <= 2000),
  suspended_at timestamptz(3),
  suspension_reason text check (char_length(suspension_reason) <= 2000),
  search_text text not null generated always as (
    lower(investor_name || E'\n' || coalesce(certificate_info ->> 'email', '') || E'\n' || wallet_address)
  ) stored,
  constraint investors_wallet_address_key unique (wallet_address),
  constraint investors_only_approved_are_suspended
    check (suspended_at is null or status = 'approved'),
  constraint investors_certificate_address check (app.is_certificate(certificate_url)),
  constraint investors_investor_name_shows check (app.is_visible(investor_name))
);
comment on table public.investors is 'People who registered as investors; one per wallet.';
comment on column public.investors.registration_number_encrypted is
  'Government id, encrypted with DATA_KEY by the server.';
comment on column public.investors.certificate_info is 'Contains the email address.';
comment on column public.investors.status is 'pending: waiting for review. approved: may buy. rejected: may not buy.';
comment on column public.investors.erased_at is
  'When the personal data was erased; the wallet address remains.';
comment on column public.investors.rejection_reason is 'The admin''s reason, shown to the investor.';
comment on column public.investors.suspended_at is
  'When an admin suspended the approved investor from buying; null: not suspended.';
comment on column public.investors.search_text is 'The text of the admins'' substring search.';
create index investors_newest on public.investors (created_at desc, id desc);
create index investors_newest_by_status on public.investors (status, created_at desc, id desc);
create index investors_search on public.investors using gin (search_text extensions.gin_trgm_ops);
create index investors_certificate on public.investors (certificate_url)
  where certificate_url is not null;
alter table public.investors enable row level security, force row level security;
create policy "the owner's functions see every row" on public.investors
  to current_user using (true) with check (true);
create policy "admins see all investors" on public.investors
  for select to tenora_admin using (true);
create policy "the worker sees all investors" on public.investors
  for select to tenora_worker using (true);
-- Without the government id: only public.reveal_government_id returns it, and adds an audit row.
grant select (id, wallet_address, investor_name, country, certificate_url, certificate_info, status,
  created_at, reviewed_at, rejection_reason, suspended_at, suspension_reason, search_text, erased_at)
  on public.investors to tenora_admin;
grant select (id, investor_name, wallet_address, status, certificate_info)
  on public.investors to tenora_worker;

create function public.submit_investor(
  p_investor_name text, p_country text, p_registration_number bytea, p_wallet_address text,
  p_certificate_url text, p_certificate_info jsonb
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  own_wallet text := app.current_wallet();
  investor_id uuid;
begin
  if own_wallet is null or own_wallet is distinct from lower(p_wallet_address) then
    raise exception 'This wallet is not signed in' using errcode = '42501';
  end if;
  insert into public.investors as i (wallet_address, investor_name, country,
    registration_number_encrypted, certificate_url, certificate_info)
  values (own_wallet, p_investor_name, p_country, p_registration_number, p_certificate_url,
    coalesce(p_certificate_info, '{}'))
  -- An erased investor registers as if for the first time.
  on conflict (wallet_address) do update set
    investor_name = excluded.investor_name,
    country = excluded.country,
    registration_number_encrypted = excluded.registration_number_encrypted,
    certificate_url = excluded.certificate_url,
    certificate_info = excluded.certificate_info,
    status = 'pending',
    created_at = now(),
    reviewed_at = null,
    rejection_reason = null,
    suspended_at = null,
    suspension_reason = null,
    erased_at = null
  where i.erased_at is not null
  returning i.id into investor_id;
  if investor_id is not null then
    insert into public.outbox (kind, subject_id) values ('investor_submitted', investor_id);
    return investor_id;
  end if;
  select i.id into investor_id from public.investors i where i.wallet_address = own_wallet;
  return investor_id;
end
$$;
comment on function public.submit_investor(text, text, bytea, text, text, jsonb) is
  'Registers the member''s wallet as an investor, and overwrites an erased registration. Any other repeated call returns the existing id and changes nothing.';
grant execute on function public.submit_investor(text, text, bytea, text, text, jsonb) to tenora_member;

-- An erased investor counts as not registered, so that the form is shown to them.
create function app.investor_exists(wallet text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.investors i where i.wallet_address = lower(wallet) and i.erased_at is null)
$$;
comment on function app.investor_exists(text) is 'Whether exactly this wallet address is registered as an investor.';
grant execute on function app.investor_exists(text) to tenora_visitor, tenora_member;

create function app.record_investor_action(
  earlier public.investors, later public.investors, event text, reason text,
  details jsonb default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after, reason)
  select a.user_id, a.email, 'investor.' || event, 'investor', later.id::text,
    jsonb_build_object('status', earlier.status, 'suspended', earlier.suspended_at is not null),
    jsonb_build_object('status', later.status, 'suspended', later.suspended_at is not null) || details,
    reason
  from public.admins a where a.user_id = app.current_admin();
  insert into public.outbox (kind, subject_id, reason) values ('investor_' || event, later.id, reason);
end
$$;
comment on function app.record_investor_action(public.investors, public.investors, text, text, jsonb) is
  'Adds the audit row, with details of what was decided, and the mail of an action on an investor. For the functions that act on one.';

-- SQLSTATE TN690: the checks in force aren't those that the admin approves with. TN750: a check that the
-- settings require isn't recorded.
create function public.update_investor_status(
  investor_id uuid, new_status text, reason text default null, seen_checks bigint[] default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.investors;
  later public.investors;
  current_checks bigint[];
  unrecorded int;
  concerns int;
  details jsonb := '{}';
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif new_status is null or new_status not in ('approved', 'rejected') then
    raise exception 'Invalid status' using errcode = 'TN002';
  end if;
  -- A rejection can be reversed, since an investor cannot register twice; an approval is suspended instead.
  select * into earlier from public.investors i
  where i.id = update_investor_status.investor_id and i.erased_at is null
    and (i.status = 'pending' or (i.status = 'rejected' and new_status = 'approved'))
  for update;
  if not found then
    return false;
  end if;
  if new_status = 'approved' then
    select array_agg(c.id order by c.id), 3 - count(*), count(*) filter (where c.outcome = 'concern')
    into current_checks, unrecorded, concerns
    from app.current_investor_checks(earlier) c;
    -- Not their counts: a concern that was cleared may have made room for an unseen one.
    if seen_checks is null or current_checks is distinct from
      (select array_agg(s.id order by s.id) from unnest(seen_checks) s (id))
    then
      raise exception 'Other checks of the investor are in force' using errcode = 'TN690';
    elsif unrecorded > 0 and app.needs_investor_checks() then
      raise exception 'A required check of the investor is missing' using errcode = 'TN750';
    end if;
    details := jsonb_strip_nulls(jsonb_build_object(
      'checksNotRecorded', nullif(unrecorded, 0), 'checksWithConcern', nullif(concerns, 0)));
  end if;
  update public.investors i set
    status = new_status,
    rejection_reason = case when new_status = 'rejected' then update_investor_status.reason end,
    reviewed_at = now()
  where i.id = earlier.id
  returning i.* into later;
  perform app.record_investor_action(
    earlier, later, new_status, update_investor_status.reason, details);
  return true;
end
$$;
comment on function public.update_investor_status(uuid, text, text, bigint[]) is
  'Approves a pending or rejected investor or rejects a pending one, for an admin. An approval names the newest check of each subject that the admin saw (empty: none), and its audit row says how many aren''t recorded and how many are a concern. None may be unrecorded where the settings require them. False when no row was updated.';
grant execute on function public.update_investor_status(uuid, text, text, bigint[]) to tenora_admin;

create function public.set_investor_suspension(investor_id uuid, suspend boolean, reason text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.investors;
  later public.investors;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select * into earlier from public.investors i
  where i.id = set_investor_suspension.investor_id and i.status = 'approved'
    and (i.suspended_at is null) = suspend and i.erased_at is null
  for update;
  if not found then
    return false;
  end if;
  update public.investors i set
    suspended_at = case when suspend then now() end,
    suspension_reason = case when suspend then set_investor_suspension.reason end
  where i.id = earlier.id
  returning i.* into later;
  perform app.record_investor_action(earlier, later,
    case when suspend then 'suspended' else 'reinstated' end, set_investor_suspension.reason);
  return true;
end
$$;
comment on function public.set_investor_suspension(uuid, boolean, text) is
  'Suspends an approved investor or reinstates a suspended one, for an admin. False when no row was updated.';
grant execute on function public.set_investor_suspension(uuid, boolean, text) to tenora_admin;

-- SQLSTATE TN091: an admin may reveal 60 government ids an hour. Counted in the audit log, which
-- survives a crash and cannot be changed.
create function public.reveal_government_id(investor_id uuid) returns bytea
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
  encrypted_id bytea;
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  select i.registration_number_encrypted into encrypted_id
  from public.investors i
  where i.id = reveal_government_id.investor_id and i.erased_at is null;
  if not found then
    return null;
  end if;
  -- Locked before counting, so that parallel calls are counted one at a time.
  perform app.acquire_lock('audit_log');
  if (
    select count(*) from public.audit_log l
    where l.action = 'investor.id_revealed' and l.admin_id = acting_admin
      and l.at > clock_timestamp() - interval '1 hour'
  ) >= 60 then
    raise exception 'Too many government ids in an hour' using errcode = 'TN091';
  end if;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
  select a.user_id, a.email, 'investor.id_revealed', 'investor', reveal_government_id.investor_id::text
  from public.admins a where a.user_id = acting_admin;
  return encrypted_id;
end
$$;
comment on function public.reveal_government_id(uuid) is
  'The encrypted government id of an investor, null without one; adds an audit row. Each admin may reveal 60 an hour.';
grant execute on function public.reveal_government_id(uuid) to tenora_admin;

create function app.own_investor_status()
returns table (status text, suspended boolean, rejection_reason text, submitted_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select i.status, i.suspended_at is not null, i.rejection_reason, i.created_at
  from public.investors i
  where i.wallet_address = app.current_wallet() and i.erased_at is null
$$;
comment on function app.own_investor_status() is
  'The status of the member''s own registration and when it came; no row when there is none.';
grant execute on function app.own_investor_status() to tenora_member;

-- An attestor's signature that an investor passed verification. Anybody can register it on the chain.
create table public.investor_eligibilities (
  id bigint generated always as identity primary key,
  investor_id uuid not null references public.investors (id) on delete restrict,
  signed_at timestamptz(3) not null default clock_timestamp(),
  issued_at bigint not null check (issued_at > 0),
  expires_at bigint not null,
  attestor text not null check (attestor ~ '^0x[0-9a-f]{40}$'),
  signature text not null check (
    signature ~ '^0x([0-9a-f]{2})+$' and octet_length(signature) <= 8194),
  admin_id text not null,
  constraint investor_eligibilities_time check (expires_at > issued_at),
  constraint investor_eligibilities_once unique (investor_id, issued_at)
);
comment on table public.investor_eligibilities is
  'Signatures of attestors for investors'' wallets, the newest in force. Append-only.';
comment on column public.investor_eligibilities.issued_at is 'As signed, in seconds since 1970.';
comment on column public.investor_eligibilities.expires_at is 'As signed: the last second.';
alter table public.investor_eligibilities enable row level security, force row level security;
create policy "the owner's functions see every row" on public.investor_eligibilities
  to current_user using (true) with check (true);
create policy "admins see all eligibilities" on public.investor_eligibilities
  for select to tenora_admin using (true);
grant select on public.investor_eligibilities to tenora_admin;
create trigger append_only before update or delete on public.investor_eligibilities
  for each row execute function app.reject_change();
create trigger append_only_truncate before truncate on public.investor_eligibilities
  for each statement execute function app.reject_change();

create function public.store_investor_eligibility(
  investor_id uuid, attestor text, issued_at bigint, expires_at bigint, signature text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  -- Locked, so that a suspension comes before this signature or after it.
  perform from public.investors i
  where i.id = store_investor_eligibility.investor_id and i.status = 'approved'
    and i.suspended_at is null and i.erased_at is null
  for update;
  if not found or exists (
    select from public.investor_eligibilities e
    where e.investor_id = store_investor_eligibility.investor_id
      and e.issued_at >= store_investor_eligibility.issued_at
  ) then
    return false;
  end if;
  insert into public.investor_eligibilities
    (investor_id, issued_at, expires_at, attestor, signature, admin_id)
  values (store_investor_eligibility.investor_id, store_investor_eligibility.issued_at,
    store_investor_eligibility.expires_at, lower(store_investor_eligibility.attestor),
    store_investor_eligibility.signature, app.current_admin());
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'investor.eligibility_signed', 'investor',
    store_investor_eligibility.investor_id::text,
    jsonb_build_object('attestor', lower(store_investor_eligibility.attestor),
      'expires', store_investor_eligibility.expires_at)
  from public.admins a where a.user_id = app.current_admin();
  return true;
end
$$;
comment on function public.store_investor_eligibility(uuid, text, bigint, bigint, text) is
  'Stores a signature, which the caller has verified, for an approved investor, with an audit row. False when the investor may not buy, or has one that was issued at this time or later.';
grant execute on function public.store_investor_eligibility(uuid, text, bigint, bigint, text)
  to tenora_admin;

create function app.own_eligibility()
returns table (issued_at bigint, expires_at bigint, attestor text, signature text)
language sql stable security definer set search_path = ''
as $$
  select e.issued_at, e.expires_at, e.attestor, e.signature
  from public.investors i join public.investor_eligibilities e on e.investor_id = i.id
  where i.wallet_address = app.current_wallet() and i.status = 'approved'
    and i.suspended_at is null and i.erased_at is null
    -- Not one of an earlier registration.
    and e.signed_at >= i.reviewed_at
  order by e.issued_at desc limit 1
$$;
comment on function app.own_eligibility() is
  'The newest signature for the member''s own wallet; no row without one, or while they may not buy.';
grant execute on function app.own_eligibility() to tenora_member;
