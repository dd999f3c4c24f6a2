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
  from auth_admin.two_factor f where f.user_id = app.current_admin()
$$;
comment on function app.own_two_factor() is 'The second factor of the current admin; no row without one.';
grant execute on function app.own_two_factor() to tenora_admin;

create function app.enable_two_factor(p_secret bytea, p_step bigint, p_code_hashes text[])
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
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
grant execute on function app.enable_two_factor(bytea, bigint, text[]) to tenora_admin;

create function app.disable_two_factor(p_step bigint, p_code_hash text) returns boolean
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
  delete from auth_admin.two_factor f where f.user_id = acting_admin;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
  select a.user_id, a.email, 'admin.two_factor_disabled', 'admin', a.user_id
  from public.admins a where a.user_id = acting_admin;
  return true;
end
$$;
comment on function app.disable_two_factor(bigint, text) is
  'Disables the second factor of the current admin. False when the code was used before.';
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
