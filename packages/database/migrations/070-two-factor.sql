-- Codes of the second factor that were not right, counted by account over all browsers and addresses.
-- Only who gave the right password is asked for a code, so no stranger can use them up.
create table auth_admin.code_attempt (
  id bigint generated always as identity primary key,
  user_id text not null references auth_admin.two_factor (user_id) on delete cascade,
  at timestamptz not null default clock_timestamp()
);
comment on table auth_admin.code_attempt is 'Codes of the last day that were not right.';
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
  -- It was right, so it does not count. Those that were wrong before it do: else whoever knows the
  -- password could guess anew after each sign-in of the admin.
  delete from auth_admin.code_attempt w where w.id = (
    select max(newest.id) from auth_admin.code_attempt newest where newest.user_id = p_user_id);
  return true;
end
$$;
comment on function auth_admin.consume_code(text, bigint, text) is
  'False for a code that was used before. For the functions below.';

create function auth_admin.second_factor(p_session text) returns table (user_id text, secret_encrypted bytea)
language sql stable security definer set search_path = ''
as $$
  select f.user_id, f.secret_encrypted
  from auth_admin.session s join auth_admin.two_factor f on f.user_id = s."userId"
  where auth_admin.token_hash(s.token) = p_session
$$;
comment on function auth_admin.second_factor(text) is
  'What the session with this hash has to be asked for still; nothing without a second factor.';
grant execute on function auth_admin.second_factor(text) to tenora_auth_admin;

create function auth_admin.pass_second_factor(p_session text, p_step bigint, p_code_hash text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  whose text;
begin
  select s."userId" into whose from auth_admin.session s
  where auth_admin.token_hash(s.token) = p_session and s."expiresAt" > now();
  if whose is null or not auth_admin.consume_code(whose, p_step, p_code_hash) then
    return false;
  end if;
  update auth_admin.session s set "secondFactorAt" = now()
  where auth_admin.token_hash(s.token) = p_session;
  if p_step is null then
    insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
    select a.user_id, a.email, 'admin.recovery_code_used', 'admin', a.user_id
    from public.admins a where a.user_id = whose;
  end if;
  return true;
end
$$;
comment on function auth_admin.pass_second_factor(text, bigint, text) is
  'Spends a code and lets the session with this hash in. False when the code was used before.';
grant execute on function auth_admin.pass_second_factor(text, bigint, text) to tenora_auth_admin;

create function auth_admin.record_code_attempt(p_session text, p_is_recovery boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  whose text;
  taken integer;
begin
  -- Whoever comes at once comes in turn. Counted before it is looked at; a right one is taken back.
  select f.user_id into whose
  from auth_admin.session s join auth_admin.two_factor f on f.user_id = s."userId"
  where auth_admin.token_hash(s.token) = p_session and s."expiresAt" > now()
  for update of f;
  if whose is null then
    return false;
  end if;
  delete from auth_admin.code_attempt w
  where w.user_id = whose and w.at < clock_timestamp() - interval '1 day';
  select count(*) into taken from auth_admin.code_attempt w where w.user_id = whose;
  -- A recovery code has eighty bits, which nobody guesses: it is the way in when the rest is shut.
  if taken >= 10 and not p_is_recovery then
    -- Once a day; and not with the tenth, which may have been right.
    insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
    select a.user_id, a.email, 'admin.codes_used_up', 'admin', a.user_id
    from public.admins a
    where a.user_id = whose and not exists (
      select from public.audit_log l
      where l.admin_id = whose and l.action = 'admin.codes_used_up'
        and l.at > clock_timestamp() - interval '1 day');
    return false;
  end if;
  insert into auth_admin.code_attempt (user_id) values (whose);
  return true;
end
$$;
comment on function auth_admin.record_code_attempt(text, boolean) is
  'Counts a code that is given in the session with this hash: ten a day for an account, with an audit row for the first that is refused. False: it may not be looked at.';
grant execute on function auth_admin.record_code_attempt(text, boolean) to tenora_auth_admin;

-- A mailed link makes its browser a known one only where no code is asked for: else whoever reads an
-- admin's mail would guess at the code from one browser after another.
create function auth_admin.has_second_factor(p_email text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth_admin."user" u join auth_admin.two_factor f on f.user_id = u.id
    where u.email = lower(trim(p_email)))
$$;
comment on function auth_admin.has_second_factor(text) is
  'Whether the sign-in of this address asks for a code as well.';
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
comment on function app.own_two_factor() is 'The admin''s own second factor; nothing without one.';
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
  -- Whoever is signed in elsewhere with the password alone has to come in anew.
  delete from auth_admin.session s
  where s."userId" = acting_admin and s."secondFactorAt" is null;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
  select a.user_id, a.email, 'admin.two_factor_enabled', 'admin', a.user_id
  from public.admins a where a.user_id = acting_admin;
  return true;
end
$$;
comment on function app.enable_two_factor(bytea, bigint, text[]) is
  'From now on the admin''s sign-in asks for a code. False when it does already.';
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
  'Takes the admin''s second factor away, for a code that was not used before.';
grant execute on function app.disable_two_factor(bigint, text) to tenora_admin;

create function app.admins_with_two_factor() returns setof text
language sql stable security definer set search_path = ''
as $$
  select f.user_id from auth_admin.two_factor f where app.current_admin() is not null
$$;
comment on function app.admins_with_two_factor() is 'Which admins have a second factor, for admins.';
grant execute on function app.admins_with_two_factor() to tenora_admin;

-- Proving an act counts in the same place: a stolen session has no further ten guesses there.
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
  'The signed-in admin proves himself by a code once more. False for one that was used before.';
grant execute on function app.consume_own_code(bigint, text) to tenora_admin;
