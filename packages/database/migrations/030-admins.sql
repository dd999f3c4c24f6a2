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

-- Row locks instead of advisory locks: any login can take an advisory lock, even outside a
-- transaction, and block everyone else; only the owner's functions can lock these rows.
create table app.locks (
  name text primary key
);
comment on table app.locks is
  'One row for each operation that only one transaction may perform at a time; it locks the row until commit.';
alter table app.locks enable row level security, force row level security;
create policy "the owner's functions see every row" on app.locks
  to current_user using (true) with check (true);
insert into app.locks (name) values ('audit_log'), ('admins');

-- Using a session extends its expiry, so a stolen one could be extended for ever. Therefore it also
-- ends a fixed time after its creation: an admin's after 12 hours, a wallet's after seven days, which
-- is how long their cookies live.
create function app.current_admin() returns text
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
comment on function app.current_admin() is
  'User id of the active admin whose live session is in app.session; null when there is none.';
grant execute on function app.current_admin() to tenora_admin;

create function app.reject_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'TN009';
end
$$;
comment on function app.reject_change() is 'Keeps a table append-only, even for its owner.';

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

create function app.acquire_lock(lock_name text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from app.locks l where l.name = lock_name for update;
  if not found then
    raise exception 'There is no lock named %', lock_name;
  end if;
end
$$;
comment on function app.acquire_lock(text) is
  'Waits for the lock and holds it until commit. A transaction that needs both takes admins first, so that two never deadlock.';

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
