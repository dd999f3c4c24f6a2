-- Codes of the second factor that were not right, counted by account over all browsers and addresses.
-- Only who gave the right password is asked for a code, so no stranger can use them up.
create table auth_admin.wrong_code (
  id bigint generated always as identity primary key,
  user_id text not null references auth_admin.two_factor (user_id) on delete cascade,
  at timestamptz not null default clock_timestamp()
);
comment on table auth_admin.wrong_code is 'Codes of the last day that were not right.';
create index on auth_admin.wrong_code (user_id);
alter table auth_admin.wrong_code enable row level security;
alter table auth_admin.wrong_code force row level security;
create policy "the owner's functions see every row" on auth_admin.wrong_code
  to current_user using (true) with check (true);

create function auth_admin.take_code(p_session text, p_is_recovery boolean) returns boolean
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
  delete from auth_admin.wrong_code w
  where w.user_id = whose and w.at < clock_timestamp() - interval '1 day';
  select count(*) into taken from auth_admin.wrong_code w where w.user_id = whose;
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
  insert into auth_admin.wrong_code (user_id) values (whose);
  return true;
end
$$;
comment on function auth_admin.take_code(text, boolean) is
  'Counts a code that is given in the session with this hash: ten a day for an account, with an audit row for the first that is refused. False: it may not be looked at.';
grant execute on function auth_admin.take_code(text, boolean) to tenora_auth_admin;

create or replace function auth_admin.spend_code(p_user_id text, p_step bigint, p_code_hash text)
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
  delete from auth_admin.wrong_code w where w.id = (
    select max(newest.id) from auth_admin.wrong_code newest where newest.user_id = p_user_id);
  return true;
end
$$;

-- Proving an act counts in the same place: a stolen session has no further ten guesses there.
create function app.spend_own_code(p_step bigint, p_code_hash text) returns boolean
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
  if p_step is null then
    insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
    select a.user_id, a.email, 'admin.recovery_code_used', 'admin', a.user_id
    from public.admins a where a.user_id = acting_admin;
  end if;
  return true;
end
$$;
comment on function app.spend_own_code(bigint, text) is
  'The signed-in admin proves himself by a code once more. False for one that was used before.';
grant execute on function app.spend_own_code(bigint, text) to tenora_admin;

-- A known browser has guesses of its own. Whoever had the old password may have made his one known:
-- with another password all of them are strangers.
create function auth_admin.forget_browsers(p_email text) returns void
language sql security definer set search_path = ''
as $$
  -- The account as the server hashes it.
  delete from auth_admin.known_browser k
  where k.account = encode(sha256(convert_to('account:' || lower(trim(p_email)), 'UTF8')), 'hex')
$$;
comment on function auth_admin.forget_browsers(text) is
  'No browser is known to have signed in to this account any more. For the functions beside it.';

create or replace function auth_admin.set_password(p_user_id text, p_password_hash text)
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
  perform auth_admin.forget_browsers(u.email) from auth_admin."user" u where u.id = p_user_id;
end
$$;
comment on function auth_admin.set_password(text, text) is
  'Gives a user another password, ends all sessions and knows none of the browsers any more. For the functions below.';

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
