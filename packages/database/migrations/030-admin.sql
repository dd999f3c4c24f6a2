create table public.admins (
  user_id text primary key references auth_admin."user" (id) on delete restrict,
  email text not null,
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3)
);
comment on table public.admins is 'The admins. Read at every request; the owner grants and revokes.';
comment on column public.admins.revoked_at is 'Set when adminship ended; the row stays for the audit log.';
alter table public.admins enable row level security, force row level security;
create policy "the owner's functions see every row" on public.admins
  to current_user using (true) with check (true);
create policy "admins see all admins" on public.admins for select to tenora_admin using (true);
grant select on public.admins to tenora_admin;

-- A second factor (RFC 6238), for admins who enable it. The server encrypts the secret with DATA_KEY
-- before it is stored; recovery codes are stored as hashes.
create table auth_admin.two_factor (
  user_id text primary key references auth_admin."user" (id) on delete cascade,
  secret_encrypted bytea not null,
  last_step bigint not null,
  created_at timestamptz not null default now()
);
comment on table auth_admin.two_factor is 'Admins whose sign-in requires a code as well as the password.';
comment on column auth_admin.two_factor.last_step is
  'The 30-second step of the newest code that was used: that code and all earlier ones are used up.';
alter table auth_admin.two_factor enable row level security, force row level security;
create policy "the owner's functions see every row" on auth_admin.two_factor
  to current_user using (true) with check (true);

create table auth_admin.recovery_code (
  user_id text not null references auth_admin.two_factor (user_id) on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table auth_admin.recovery_code is 'Codes for an admin who has lost their phone; each works once.';
alter table auth_admin.recovery_code enable row level security, force row level security;
create policy "the owner's functions see every row" on auth_admin.recovery_code
  to current_user using (true) with check (true);

create table public.review_rules (
  is_only boolean primary key default true check (is_only),
  second_reviewer_from integer check (second_reviewer_from >= 0),
  needs_investor_checks boolean not null default false,
  needs_two_factor boolean not null default false
);
comment on table public.review_rules is
  'What the settings of the latest start require of admins. One row; without one nothing. Only the owner writes it, so that no session gets round it.';
comment on column public.review_rules.second_reviewer_from is
  'The face value, in whole stablecoins, from which the admin who attests a funding request has recorded none of the checks of its submission. 0: every request. Null: none.';
comment on column public.review_rules.needs_investor_checks is
  'The admin who approves an investor has a check of every subject before them, clear or a concern.';
comment on column public.review_rules.needs_two_factor is
  'Every admin has a second factor: one without is no current admin, and can set it up.';
alter table public.review_rules enable row level security, force row level security;
create policy "the owner's functions see every row" on public.review_rules
  to current_user using (true) with check (true);

create function app.signed_in_admin() returns text
language sql stable security definer set search_path = ''
as $$
  select a.user_id
  from auth_admin.session s
  join public.admins a on a.user_id = s."userId"
  where auth_admin.token_hash(s.token) = current_setting('app.session', true)
    and s."expiresAt" > now()
    and s."createdAt" > now() - interval '12 hours'
    and a.revoked_at is null
    and (s."secondFactorAt" is not null
      or not exists (select from auth_admin.two_factor f where f.user_id = a.user_id))
$$;
comment on function app.signed_in_admin() is
  'User id of the active admin whose live session is in app.session, also of one who still has to set up a required second factor; null when there is none. For the functions of tenora_admin_account: every other one asks app.current_admin.';
-- An admin's transaction asks it why app.current_admin found none.
grant execute on function app.signed_in_admin() to tenora_admin, tenora_admin_account;

create function app.current_admin() returns text
language sql stable security definer set search_path = ''
as $$
  select s.admin from app.signed_in_admin() as s (admin)
  where not exists (select from public.review_rules r where r.needs_two_factor)
    or exists (select from auth_admin.two_factor f where f.user_id = s.admin)
$$;
comment on function app.current_admin() is
  'User id of the active admin whose live session is in app.session; null when there is none, and while they lack a second factor that the settings require.';
grant execute on function app.current_admin() to tenora_admin;

create function app.lock_admins() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text;
begin
  perform app.acquire_lock('admins');
  acting_admin := app.current_admin();
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  return acting_admin;
end
$$;
comment on function app.lock_admins() is 'Locks the list of admins until commit; returns the current admin.';

create function app.second_reviewer_from() returns integer
language sql stable security definer set search_path = ''
as $$
  select r.second_reviewer_from from public.review_rules r where app.current_admin() is not null
$$;
comment on function app.second_reviewer_from() is
  'From which face value, in whole stablecoins, a funding request is attested by somebody else than those who checked it, for an admin; null: never.';
grant execute on function app.second_reviewer_from() to tenora_admin;

create function app.needs_investor_checks() returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.current_admin() is not null
    and exists (select from public.review_rules r where r.needs_investor_checks)
$$;
comment on function app.needs_investor_checks() is
  'Whether an investor is approved only once every check is recorded, for an admin.';
grant execute on function app.needs_investor_checks() to tenora_admin;

create function app.needs_two_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.signed_in_admin() is not null
    and exists (select from public.review_rules r where r.needs_two_factor)
$$;
comment on function app.needs_two_factor() is
  'Whether every admin needs a second factor, for one who is signed in.';
grant execute on function app.needs_two_factor() to tenora_admin, tenora_admin_account;

create function app.own_admin_account() returns table (email text, must_set_up_two_factor boolean)
language sql stable security definer set search_path = ''
as $$
  select a.email, app.current_admin() is null
  from public.admins a where a.user_id = app.signed_in_admin()
$$;
comment on function app.own_admin_account() is
  'Address of the admin who is signed in, and whether they lack a second factor that the settings require.';
grant execute on function app.own_admin_account() to tenora_admin_account;

-- The server passes the step of the code that it accepted. A step far in the future would use up all
-- codes until then and lock the admin out. Clocks may differ by five minutes.
create function app.reject_future_code_step() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.last_step > floor(extract(epoch from clock_timestamp()) / 30) + 10 then
    raise exception 'The code is of a future step' using errcode = '23514';
  end if;
  return new;
end
$$;
comment on function app.reject_future_code_step() is 'Rejects a step more than five minutes in the future.';
create trigger reject_future_code_step before insert or update of last_step on auth_admin.two_factor
  for each row execute function app.reject_future_code_step();

-- Failed sign-ins, counted in PostgreSQL so that all web processes share the count. Stored as hashes:
-- the table does not reveal which accounts exist or which addresses tried.
create table auth_admin.login_attempt (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  account text not null,
  address text not null,
  browser text not null,
  known boolean not null
);
comment on table auth_admin.login_attempt is 'Sign-ins of the last 15 minutes that failed.';
comment on column auth_admin.login_attempt.known is
  'Whether the browser has signed in to this account before; such a browser has a count of its own.';
create index on auth_admin.login_attempt (account, at);
create index on auth_admin.login_attempt (address, at);
create index on auth_admin.login_attempt (at);
alter table auth_admin.login_attempt enable row level security, force row level security;
create policy "the owner's functions see every row" on auth_admin.login_attempt
  to current_user using (true) with check (true);

create table auth_admin.known_browser (
  account text not null,
  browser text not null,
  seen_at timestamptz not null default now(),
  primary key (account, browser)
);
comment on table auth_admin.known_browser is
  'Browsers that have signed in to an account. Attempts by strangers do not lock these out.';
alter table auth_admin.known_browser enable row level security, force row level security;
create policy "the owner's functions see every row" on auth_admin.known_browser
  to current_user using (true) with check (true);

create function auth_admin.record_login_attempt(account text, address text, browser text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  is_known boolean;
  is_allowed boolean;
begin
  delete from auth_admin.login_attempt a where a.at < clock_timestamp() - interval '15 minutes';
  select exists (
    select from auth_admin.known_browser k
    where k.account = record_login_attempt.account and k.browser = record_login_attempt.browser
      and k.seen_at > now() - interval '180 days'
  ) into is_known;
  -- Serialize attempts per account and per address; always in this order, to avoid deadlocks.
  perform pg_advisory_xact_lock(1834, hashtext(record_login_attempt.account));
  perform pg_advisory_xact_lock(1835, hashtext(record_login_attempt.address));
  if is_known then
    select count(*) < 10 into is_allowed from auth_admin.login_attempt a
    where a.account = record_login_attempt.account and a.browser = record_login_attempt.browser and a.known;
  else
    select count(*) filter (where a.account = record_login_attempt.account) < 10
      and count(*) filter (where a.address = record_login_attempt.address) < 30
    into is_allowed from auth_admin.login_attempt a
    where not a.known and (a.account = record_login_attempt.account or a.address = record_login_attempt.address);
  end if;
  if is_allowed then
    insert into auth_admin.login_attempt (account, address, browser, known)
    values (record_login_attempt.account, record_login_attempt.address, record_login_attempt.browser, is_known);
  end if;
  return is_allowed;
end
$$;
comment on function auth_admin.record_login_attempt(text, text, text) is
  'Counts a login attempt; all three arguments are hashes. In 15 minutes: 10 per account, 30 per address, 10 per known browser. False: the password must not be checked.';
grant execute on function auth_admin.record_login_attempt(text, text, text) to tenora_auth_admin;

create function auth_admin.record_login_success(account text, browser text) returns void
language sql security definer set search_path = ''
as $$
  delete from auth_admin.login_attempt a
  where a.account = record_login_success.account and a.browser = record_login_success.browser;
  insert into auth_admin.known_browser (account, browser)
  values (record_login_success.account, record_login_success.browser)
  on conflict (account, browser) do update set seen_at = now()
$$;
comment on function auth_admin.record_login_success(text, text) is
  'Deletes the failed attempts of this browser and makes it a known one.';
grant execute on function auth_admin.record_login_success(text, text) to tenora_auth_admin;

-- A known browser has a count of attempts of its own, and someone who had the old password may have
-- made theirs known. So a new password makes every browser unknown again.
create function auth_admin.delete_known_browsers(p_email text) returns void
language sql security definer set search_path = ''
as $$
  -- The same hash as the server computes.
  delete from auth_admin.known_browser k
  where k.account = encode(sha256(convert_to('account:' || lower(trim(p_email)), 'UTF8')), 'hex')
$$;
comment on function auth_admin.delete_known_browsers(text) is
  'Deletes the known browsers of an account. For the functions in this file.';

-- Links for choosing a password: invitations to become an admin, and recoveries of an admin's
-- account. Only the mail contains the token; the database stores its hash.
create table public.admin_links (
  id uuid primary key,
  kind text not null check (kind in ('invitation', 'recovery')),
  email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  invited_by text references public.admins (user_id),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  revoked_at timestamptz(3)
);
comment on table public.admin_links is
  'Single-use links to choose a password: invitations of admins, and recoveries of their accounts.';
comment on column public.admin_links.token_hash is 'SHA-256 of the token in hex; no role reads it.';
create index admin_links_by_email on public.admin_links (email, created_at desc);
alter table public.admin_links enable row level security, force row level security;
create policy "the owner's functions see every row" on public.admin_links
  to current_user using (true) with check (true);
create policy "admins see all links" on public.admin_links for select to tenora_admin using (true);
grant select (id, kind, email, invited_by, created_at, expires_at, used_at, revoked_at)
  on public.admin_links to tenora_admin;

create function public.invite_admin(link_id uuid, email text, token_hash text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.lock_admins();
  address constant text := lower(trim(invite_admin.email));
begin
  if exists (select from public.admins a where a.email = address and a.revoked_at is null) then
    return false;
  end if;
  -- A new invitation replaces earlier ones.
  update public.admin_links l set revoked_at = now()
  where l.kind = 'invitation' and l.email = address and l.used_at is null and l.revoked_at is null;
  insert into public.admin_links (id, kind, email, token_hash, invited_by, expires_at)
  values (link_id, 'invitation', address, invite_admin.token_hash, acting_admin,
    now() + interval '3 days');
  insert into public.outbox (kind, subject_id) values ('admin_invited', link_id);
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'admin.invited', 'invitation', link_id::text,
    jsonb_build_object('email', address)
  from public.admins a where a.user_id = acting_admin;
  perform app.notify_admins('admin_invited_notice', link_id::text);
  return true;
end
$$;
comment on function public.invite_admin(uuid, text, text) is
  'Invites an email address to become an admin; the invitation expires after three days. False when the address is already an admin''s.';
grant execute on function public.invite_admin(uuid, text, text) to tenora_admin;

create function public.revoke_invitation(link_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.lock_admins();
  address text;
begin
  update public.admin_links l set revoked_at = now()
  where l.id = link_id and l.kind = 'invitation' and l.used_at is null and l.revoked_at is null
  returning l.email into address;
  if not found then
    return false;
  end if;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, before)
  select a.user_id, a.email, 'admin.invitation_revoked', 'invitation', link_id::text,
    jsonb_build_object('email', address)
  from public.admins a where a.user_id = acting_admin;
  return true;
end
$$;
comment on function public.revoke_invitation(uuid) is
  'Revokes an invitation. False when it was already used or revoked.';
grant execute on function public.revoke_invitation(uuid) to tenora_admin;

create function public.disable_admin(admin_user_id text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.lock_admins();
  address text;
begin
  -- No admin can disable themselves, so at least one always remains.
  update public.admins a set revoked_at = now()
  where a.user_id = admin_user_id and a.user_id <> acting_admin and a.revoked_at is null
  returning a.email into address;
  if not found then
    return false;
  end if;
  delete from auth_admin.session s where s."userId" = admin_user_id;
  perform auth_admin.delete_known_browsers(address);
  update public.admin_links l set revoked_at = now()
  where (l.email = address or l.invited_by = admin_user_id)
    and l.used_at is null and l.revoked_at is null;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, before)
  select a.user_id, a.email, 'admin.revoked', 'admin', admin_user_id,
    jsonb_build_object('email', address)
  from public.admins a where a.user_id = acting_admin;
  perform app.notify_admins('admin_disabled_notice', admin_user_id);
  return true;
end
$$;
comment on function public.disable_admin(text) is
  'Disables another admin and ends their sessions at once. False for the current admin and for users who are not admins.';
grant execute on function public.disable_admin(text) to tenora_admin;

create function app.own_admin_sessions()
returns table (
  id text, created_at timestamptz, used_at timestamptz, expires_at timestamptz,
  address text, browser text, is_current boolean
)
language sql stable security definer set search_path = ''
as $$
  select s.id, s."createdAt", s."updatedAt",
    least(s."expiresAt", s."createdAt" + interval '12 hours'), s."ipAddress", s."userAgent",
    auth_admin.token_hash(s.token) = current_setting('app.session', true)
  from auth_admin.session s
  where s."userId" = app.signed_in_admin() and s."expiresAt" > now()
    and s."createdAt" > now() - interval '12 hours'
  order by s."updatedAt" desc, s.id
$$;
comment on function app.own_admin_sessions() is
  'The live sessions of the current admin, without their tokens.';
grant execute on function app.own_admin_sessions() to tenora_admin, tenora_admin_account;

create function app.end_admin_session(session_id text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.signed_in_admin();
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  -- The audit row first: the current session may be the one that is deleted.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
  select a.user_id, a.email, 'admin.session_ended', 'session', s.id
  from auth_admin.session s join public.admins a on a.user_id = s."userId"
  where s.id = session_id and s."userId" = acting_admin;
  delete from auth_admin.session s where s.id = session_id and s."userId" = acting_admin;
  return found;
end
$$;
comment on function app.end_admin_session(text) is
  'Ends one of the current admin''s sessions at once. False when it is not theirs.';
grant execute on function app.end_admin_session(text) to tenora_admin, tenora_admin_account;

create function app.admin_link_email(p_link_id uuid) returns table (email text)
language sql stable security definer set search_path = ''
as $$
  select l.email from public.admin_links l
  where l.id = p_link_id and l.used_at is null and l.revoked_at is null and l.expires_at > now()
$$;
comment on function app.admin_link_email(uuid) is 'The recipient of a link''s mail; no row when the link no longer works.';
-- Admins read in the portal what a mail says to whom: nothing that they could not read in the table itself.
grant execute on function app.admin_link_email(uuid) to tenora_worker, tenora_admin;

create function auth_admin.request_recovery(p_link_id uuid, p_email text, p_token_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.admins a where a.email = lower(trim(p_email)) and a.revoked_at is null
  ) then
    return;
  end if;
  -- Earlier links stay valid: otherwise a stranger who requests links all day would prevent a recovery.
  insert into public.admin_links (id, kind, email, token_hash, expires_at)
  values (p_link_id, 'recovery', lower(trim(p_email)), p_token_hash, now() + interval '30 minutes');
  insert into public.outbox (kind, subject_id) values ('admin_recovery', p_link_id);
end
$$;
comment on function auth_admin.request_recovery(uuid, text, text) is
  'Mails an admin a link, valid for 30 minutes, to choose a new password. Does not reveal whether the address is an admin''s.';
grant execute on function auth_admin.request_recovery(uuid, text, text) to tenora_auth_admin;

create function auth_admin.find_link(p_token_hash text)
returns table (kind text, email text)
language sql stable security definer set search_path = ''
as $$
  select l.kind, l.email from public.admin_links l
  where l.token_hash = p_token_hash and l.used_at is null and l.revoked_at is null
    and l.expires_at > now()
$$;
comment on function auth_admin.find_link(text) is 'The kind and recipient of a link; no row when it no longer works.';
grant execute on function auth_admin.find_link(text) to tenora_auth_admin;

create function auth_admin.set_password(p_user_id text, p_password_hash text)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update auth_admin.account a set password = p_password_hash, "updatedAt" = now()
  where a."userId" = p_user_id and a."providerId" = 'credential';
  if not found then
    insert into auth_admin.account (id, "accountId", "providerId", "userId", password, "updatedAt")
    values (gen_random_uuid()::text, p_user_id, 'credential', p_user_id, p_password_hash, now());
  end if;
  delete from auth_admin.session s where s."userId" = p_user_id;
  perform auth_admin.delete_known_browsers(u.email) from auth_admin."user" u where u.id = p_user_id;
end
$$;
comment on function auth_admin.set_password(text, text) is
  'Sets a user''s password, ends all their sessions and deletes their known browsers. For the functions in this file.';

-- Takes the lock that signed-in admins take: a link creates an admin or ends an admin's sessions.
create function auth_admin.redeem_link(p_token_hash text, p_password_hash text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  link public.admin_links;
  admin_user_id text;
begin
  perform app.acquire_lock('admins');
  select * into link from public.admin_links l
  where l.token_hash = p_token_hash and l.used_at is null and l.revoked_at is null
    and l.expires_at > now();
  if not found then
    return null;
  end if;
  if exists (
    select from public.admins a where a.user_id = link.invited_by and a.revoked_at is not null
  ) then
    return null;
  end if;
  select a.user_id into admin_user_id from public.admins a
  where a.email = link.email and a.revoked_at is null;
  -- An invitation works only for someone who is not an admin, a recovery only for an admin.
  if (admin_user_id is null) = (link.kind = 'recovery') then
    return null;
  end if;
  if link.kind = 'invitation' then
    select u.id into admin_user_id from auth_admin."user" u where u.email = link.email;
    if admin_user_id is null then
      admin_user_id := gen_random_uuid()::text;
      insert into auth_admin."user" (id, name, email, "emailVerified")
      values (admin_user_id, link.email, link.email, true);
    end if;
    -- A former admin who returns starts without the second factor of that time.
    delete from auth_admin.two_factor f where f.user_id = admin_user_id;
    insert into public.admins (user_id, email) values (admin_user_id, link.email)
    on conflict (user_id) do update set revoked_at = null;
  end if;
  perform auth_admin.set_password(admin_user_id, p_password_hash);
  update public.admin_links l set
    used_at = case when l.id = link.id then now() end,
    revoked_at = case when l.id = link.id then null else now() end
  where l.email = link.email and l.kind = link.kind and l.used_at is null and l.revoked_at is null;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  values (admin_user_id, link.email,
    case link.kind when 'invitation' then 'admin.invitation_accepted' else 'admin.password_recovered' end,
    'admin', admin_user_id,
    case link.kind when 'invitation' then jsonb_build_object('invitedBy', link.invited_by) end);
  return link.email;
end
$$;
comment on function auth_admin.redeem_link(text, text) is
  'Sets the password by a link: an invitation creates an admin, a recovery ends all sessions. Returns the email address, or null when the link no longer works.';
grant execute on function auth_admin.redeem_link(text, text) to tenora_auth_admin;

-- Wrong codes of the second factor, counted per account over all browsers and addresses. A code is
-- requested only after the right password, so a stranger cannot use up the attempts.
create table auth_admin.code_attempt (
  id bigint generated always as identity primary key,
  user_id text not null references auth_admin.two_factor (user_id) on delete cascade,
  at timestamptz not null default clock_timestamp()
);
comment on table auth_admin.code_attempt is 'Wrong codes of the last day.';
create index on auth_admin.code_attempt (user_id);
alter table auth_admin.code_attempt enable row level security, force row level security;
create policy "the owner's functions see every row" on auth_admin.code_attempt
  to current_user using (true) with check (true);

create function auth_admin.consume_code(p_user_id text, p_step bigint, p_code_hash text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if p_step is not null then
    update auth_admin.two_factor f set last_step = p_step
    where f.user_id = p_user_id and f.last_step < p_step;
  else
    update auth_admin.recovery_code c set used_at = now()
    where c.user_id = p_user_id and c.code_hash = p_code_hash and c.used_at is null;
  end if;
  if not found then
    return false;
  end if;
  -- The right code does not count. Earlier wrong ones still do: otherwise someone who knows the password
  -- would get ten more attempts after each sign-in of the admin.
  delete from auth_admin.code_attempt w where w.id = (
    select max(newest.id) from auth_admin.code_attempt newest where newest.user_id = p_user_id);
  return true;
end
$$;
comment on function auth_admin.consume_code(text, bigint, text) is
  'Uses up a code; false when it was used before. For the functions in this file.';

create function auth_admin.second_factor(p_session text) returns table (user_id text, secret_encrypted bytea)
language sql stable security definer set search_path = ''
as $$
  select f.user_id, f.secret_encrypted
  from auth_admin.session s join auth_admin.two_factor f on f.user_id = s."userId"
  where auth_admin.token_hash(s.token) = p_session
$$;
comment on function auth_admin.second_factor(text) is
  'The second factor that the session with this hash has to pass; no row when its user has none.';
grant execute on function auth_admin.second_factor(text) to tenora_auth_admin;

create function auth_admin.pass_second_factor(p_session text, p_step bigint, p_code_hash text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  session_user_id text;
begin
  select s."userId" into session_user_id from auth_admin.session s
  where auth_admin.token_hash(s.token) = p_session and s."expiresAt" > now();
  if session_user_id is null or not auth_admin.consume_code(session_user_id, p_step, p_code_hash) then
    return false;
  end if;
  update auth_admin.session s set "secondFactorAt" = now()
  where auth_admin.token_hash(s.token) = p_session;
  if p_step is null then
    insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
    select a.user_id, a.email, 'admin.recovery_code_used', 'admin', a.user_id
    from public.admins a where a.user_id = session_user_id;
  end if;
  return true;
end
$$;
comment on function auth_admin.pass_second_factor(text, bigint, text) is
  'Uses up a code and marks the session with this hash as verified. False when the code was used before.';
grant execute on function auth_admin.pass_second_factor(text, bigint, text) to tenora_auth_admin;

create function auth_admin.record_code_attempt(p_session text, p_is_recovery boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  session_user_id text;
  attempts integer;
begin
  -- Locks the row, so that parallel attempts are counted one at a time. The attempt is counted before
  -- the code is checked; a right code removes its count.
  select f.user_id into session_user_id
  from auth_admin.session s join auth_admin.two_factor f on f.user_id = s."userId"
  where auth_admin.token_hash(s.token) = p_session and s."expiresAt" > now()
  for update of f;
  if session_user_id is null then
    return false;
  end if;
  delete from auth_admin.code_attempt w
  where w.user_id = session_user_id and w.at < clock_timestamp() - interval '1 day';
  select count(*) into attempts from auth_admin.code_attempt w where w.user_id = session_user_id;
  -- A recovery code has 80 bits, so it needs no limit: it works when no other code is accepted.
  if attempts >= 10 and not p_is_recovery then
    -- Once a day; and not at the tenth attempt, which may have been right.
    insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
    select a.user_id, a.email, 'admin.codes_used_up', 'admin', a.user_id
    from public.admins a
    where a.user_id = session_user_id and not exists (
      select from public.audit_log l
      where l.admin_id = session_user_id and l.action = 'admin.codes_used_up'
        and l.at > clock_timestamp() - interval '1 day');
    return false;
  end if;
  insert into auth_admin.code_attempt (user_id) values (session_user_id);
  return true;
end
$$;
comment on function auth_admin.record_code_attempt(text, boolean) is
  'Counts a code that is entered in the session with this hash: ten a day per account; the first rejected attempt adds an audit row. False: the code must not be checked.';
grant execute on function auth_admin.record_code_attempt(text, boolean) to tenora_auth_admin;

-- A mailed link makes its browser known only for accounts without a second factor: otherwise someone
-- who reads an admin's mail could try codes from one browser after another.
create function auth_admin.has_second_factor(p_email text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth_admin."user" u join auth_admin.two_factor f on f.user_id = u.id
    where u.email = lower(trim(p_email)))
$$;
comment on function auth_admin.has_second_factor(text) is
  'Whether the sign-in of this email address requires a code.';
grant execute on function auth_admin.has_second_factor(text) to tenora_auth_admin;

create function app.own_two_factor()
returns table (secret_encrypted bytea, since timestamptz, codes_left integer)
language sql stable security definer set search_path = ''
as $$
  select f.secret_encrypted, f.created_at, (
    select count(*)::int from auth_admin.recovery_code c
    where c.user_id = f.user_id and c.used_at is null)
  from auth_admin.two_factor f where f.user_id = app.signed_in_admin()
$$;
comment on function app.own_two_factor() is 'The second factor of the current admin; no row without one.';
grant execute on function app.own_two_factor() to tenora_admin, tenora_admin_account;

create function app.enable_two_factor(p_secret bytea, p_step bigint, p_code_hashes text[])
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.signed_in_admin();
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  insert into auth_admin.two_factor (user_id, secret_encrypted, last_step)
  values (acting_admin, p_secret, p_step) on conflict (user_id) do nothing;
  if not found then
    return false;
  end if;
  insert into auth_admin.recovery_code (user_id, code_hash)
  select acting_admin, unnest(p_code_hashes);
  update auth_admin.session s set "secondFactorAt" = now()
  where auth_admin.token_hash(s.token) = current_setting('app.session', true);
  -- Sessions elsewhere that passed only the password have to sign in again.
  delete from auth_admin.session s
  where s."userId" = acting_admin and s."secondFactorAt" is null;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
  select a.user_id, a.email, 'admin.two_factor_enabled', 'admin', a.user_id
  from public.admins a where a.user_id = acting_admin;
  return true;
end
$$;
comment on function app.enable_two_factor(bytea, bigint, text[]) is
  'Enables the second factor of the current admin. False when it is already enabled.';
grant execute on function app.enable_two_factor(bytea, bigint, text[]) to tenora_admin, tenora_admin_account;

-- SQLSTATE TN790: the settings require it.
create function app.disable_two_factor(p_step bigint, p_code_hash text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif app.needs_two_factor() then
    raise exception 'The second factor is required' using errcode = 'TN790';
  end if;
  if not auth_admin.consume_code(acting_admin, p_step, p_code_hash) then
    return false;
  end if;
  delete from auth_admin.two_factor f where f.user_id = acting_admin;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
  select a.user_id, a.email, 'admin.two_factor_disabled', 'admin', a.user_id
  from public.admins a where a.user_id = acting_admin;
  return true;
end
$$;
comment on function app.disable_two_factor(bigint, text) is
  'Disables the second factor of the current admin, unless the settings require it. False when the code was used before.';
grant execute on function app.disable_two_factor(bigint, text) to tenora_admin;

create function app.admins_with_two_factor() returns setof text
language sql stable security definer set search_path = ''
as $$
  select f.user_id from auth_admin.two_factor f where app.current_admin() is not null
$$;
comment on function app.admins_with_two_factor() is 'The user ids of admins with a second factor; no row unless the caller is an admin.';
grant execute on function app.admins_with_two_factor() to tenora_admin;

-- Confirming an action counts towards the same limit, so a stolen session gets no further attempts.
create function app.consume_own_code(p_step bigint, p_code_hash text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  if not auth_admin.consume_code(acting_admin, p_step, p_code_hash) then
    return false;
  end if;
  if p_step is null then
    insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
    select a.user_id, a.email, 'admin.recovery_code_used', 'admin', a.user_id
    from public.admins a where a.user_id = acting_admin;
  end if;
  return true;
end
$$;
comment on function app.consume_own_code(bigint, text) is
  'The current admin confirms an action with a code. False when the code was used before.';
grant execute on function app.consume_own_code(bigint, text) to tenora_admin;
