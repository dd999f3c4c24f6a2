-- Where the settings require a second factor, an admin without one can do nothing but set it up.

alter table public.review_rules add column needs_two_factor boolean not null default false;
comment on column public.review_rules.needs_two_factor is
  'Every admin has a second factor: one without is no current admin, and can set it up.';
comment on table public.review_rules is
  'What the settings of the latest start require of admins. One row; without one nothing. Only the owner writes it, so that no session gets round it.';

-- The body of app.current_admin until now.
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
-- An admin's transaction asks it why app.current_admin found nobody.
grant execute on function app.signed_in_admin() to tenora_admin, tenora_admin_account;

create or replace function app.current_admin() returns text
language sql stable security definer set search_path = ''
as $$
  select s.admin from app.signed_in_admin() as s (admin)
  where not exists (select from public.review_rules r where r.needs_two_factor)
    or exists (select from auth_admin.two_factor f where f.user_id = s.admin)
$$;
comment on function app.current_admin() is
  'User id of the active admin whose live session is in app.session; null when there is none, and while they lack a second factor that the settings require.';

create function app.needs_two_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select app.signed_in_admin() is not null
    and exists (select from public.review_rules r where r.needs_two_factor)
$$;
comment on function app.needs_two_factor() is
  'Whether every admin needs a second factor, for one who is signed in.';
grant execute on function app.needs_two_factor() to tenora_admin, tenora_admin_account;

-- The role of whoever is signed in and may still lack the factor: it reads no table, and what it runs is
-- about their own account. So a route that takes it by mistake reaches nothing else.
grant usage on schema app to tenora_admin_account;
grant execute on function app.own_two_factor(), app.enable_two_factor(bytea, bigint, text[]),
  app.own_admin_sessions(), app.end_admin_session(text) to tenora_admin_account;

create function app.own_admin_account() returns table (email text, must_set_up_two_factor boolean)
language sql stable security definer set search_path = ''
as $$
  select a.email, app.current_admin() is null
  from public.admins a where a.user_id = app.signed_in_admin()
$$;
comment on function app.own_admin_account() is
  'Address of the admin who is signed in, and whether they lack a second factor that the settings require.';
grant execute on function app.own_admin_account() to tenora_admin_account;

-- As before, and for an admin who still has to set it up: their own second factor and sessions.

create or replace function app.own_two_factor()
returns table (secret_encrypted bytea, since timestamptz, codes_left integer)
language sql stable security definer set search_path = ''
as $$
  select f.secret_encrypted, f.created_at, (
    select count(*)::int from auth_admin.recovery_code c
    where c.user_id = f.user_id and c.used_at is null)
  from auth_admin.two_factor f where f.user_id = app.signed_in_admin()
$$;

create or replace function app.enable_two_factor(p_secret bytea, p_step bigint, p_code_hashes text[])
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

create or replace function app.own_admin_sessions()
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

create or replace function app.end_admin_session(session_id text) returns boolean
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

-- As before, but for TN790: the settings require it.
create or replace function app.disable_two_factor(p_step bigint, p_code_hash text) returns boolean
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
