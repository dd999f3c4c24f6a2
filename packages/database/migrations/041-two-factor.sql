-- A second factor (RFC 6238), for the admins who want one. The secret is sealed with DATA_KEY by the
-- server before it arrives here; recovery codes are kept as hashes.
create table auth_admin.two_factor (
  user_id text primary key references auth_admin."user" (id) on delete cascade,
  secret_sealed bytea not null,
  last_step bigint not null,
  created_at timestamptz not null default now()
);
comment on table auth_admin.two_factor is 'Admins whose sign-in asks for a code as well.';
comment on column auth_admin.two_factor.last_step is
  'The 30-second step of the newest code that was used: it and all before are spent.';

create table auth_admin.recovery_code (
  user_id text not null references auth_admin.two_factor (user_id) on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table auth_admin.recovery_code is 'Codes for the day the phone is lost; each works once.';

do $$
declare
  place text;
begin
  foreach place in array array['two_factor', 'recovery_code'] loop
    execute format('alter table auth_admin.%I enable row level security', place);
    execute format('alter table auth_admin.%I force row level security', place);
    execute format(
      'create policy "the owner''s functions see every row" on auth_admin.%I to current_user using (true) with check (true)',
      place);
  end loop;
end
$$;

alter table auth_admin.session add column "secondFactorAt" timestamptz;
comment on column auth_admin.session."secondFactorAt" is
  'When this session gave its code. Without it the session of an admin with a second factor is nobody''s.';

create or replace function app.current_admin() returns text
language sql stable security definer set search_path = ''
as $$
  select a.user_id
  from auth_admin.session s
  join public.admins a on a.user_id = s."userId"
  where auth_admin.token_hash(s.token) = current_setting('app.session', true)
    and s."expiresAt" > now()
    and a.revoked_at is null
    and (s."secondFactorAt" is not null
      or not exists (select from auth_admin.two_factor f where f.user_id = a.user_id))
$$;

-- Spends a code of either kind: the step of a code from the app, or the hash of a recovery code.
create function auth_admin.spend_code(p_user_id text, p_step bigint, p_code_hash text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if p_step is not null then
    update auth_admin.two_factor f set last_step = p_step
    where f.user_id = p_user_id and f.last_step < p_step;
    return found;
  end if;
  update auth_admin.recovery_code c set used_at = now()
  where c.user_id = p_user_id and c.code_hash = p_code_hash and c.used_at is null;
  return found;
end
$$;
comment on function auth_admin.spend_code(text, bigint, text) is
  'False for a code that was used before. For the functions below.';

create function auth_admin.second_factor(p_session text) returns table (user_id text, secret_sealed bytea)
language sql stable security definer set search_path = ''
as $$
  select f.user_id, f.secret_sealed
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
  if whose is null or not auth_admin.spend_code(whose, p_step, p_code_hash) then
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

create function app.own_two_factor()
returns table (secret_sealed bytea, since timestamptz, codes_left integer)
language sql stable security definer set search_path = ''
as $$
  select f.secret_sealed, f.created_at, (
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
  insert into auth_admin.two_factor (user_id, secret_sealed, last_step)
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
  if not auth_admin.spend_code(acting_admin, p_step, p_code_hash) then
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

create function auth_admin.use_link(p_token_hash text, p_password_hash text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  link public.admin_links;
  whose text;
begin
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  select * into link from public.admin_links l
  where l.token_hash = p_token_hash and l.used_at is null and l.revoked_at is null
    and l.expires_at > now();
  if not found then
    return null;
  end if;
  select a.user_id into whose from public.admins a
  where a.email = link.email and a.revoked_at is null;
  -- An invitation makes nobody admin who is one; a recovery nobody who is none.
  if (whose is null) = (link.kind = 'recovery') then
    return null;
  end if;
  if link.kind = 'invitation' then
    select u.id into whose from auth_admin."user" u where u.email = link.email;
    if whose is null then
      whose := gen_random_uuid()::text;
      insert into auth_admin."user" (id, name, email, "emailVerified")
      values (whose, link.email, link.email, true);
    end if;
    -- Who comes back after having been an admin once begins without what was set up then.
    delete from auth_admin.two_factor f where f.user_id = whose;
    insert into public.admins (user_id, email) values (whose, link.email)
    on conflict (user_id) do update set revoked_at = null;
  end if;
  perform auth_admin.set_password(whose, p_password_hash);
  update public.admin_links l set
    used_at = case when l.id = link.id then now() end,
    revoked_at = case when l.id = link.id then null else now() end
  where l.email = link.email and l.kind = link.kind and l.used_at is null and l.revoked_at is null;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  values (whose, link.email,
    case link.kind when 'invitation' then 'admin.invitation_accepted' else 'admin.password_recovered' end,
    'admin', whose,
    case link.kind when 'invitation' then jsonb_build_object('invitedBy', link.invited_by) end);
  return link.email;
end
$$;
comment on function auth_admin.use_link(text, text) is
  'Chooses the password that a link allows to choose; an invitation makes an admin, a recovery ends all sessions. The e-mail, or null when the link no longer works.';
grant execute on function auth_admin.use_link(text, text) to tenora_auth_admin;
