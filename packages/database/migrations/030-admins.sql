create table public.admins (
  user_id text primary key references auth_admin."user" (id) on delete restrict,
  email text not null,
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3)
);
comment on table public.admins is 'Who may act as admin. Read at every request; the owner grants and revokes.';
comment on column public.admins.revoked_at is 'Set when adminship ended; the row stays for the audit log.';
alter table public.admins enable row level security, force row level security;
create policy "the owner's functions see every row" on public.admins
  to current_user using (true) with check (true);
create policy "admins see all admins" on public.admins for select to tenora_admin using (true);
grant select on public.admins to tenora_admin;

-- A second factor (RFC 6238), for the admins who want one. The secret is sealed with DATA_KEY by the
-- server before it arrives here; recovery codes are kept as hashes.
create table auth_admin.two_factor (
  user_id text primary key references auth_admin."user" (id) on delete cascade,
  secret_encrypted bytea not null,
  last_step bigint not null,
  created_at timestamptz not null default now()
);
comment on table auth_admin.two_factor is 'Admins whose sign-in asks for a code as well.';
comment on column auth_admin.two_factor.last_step is
  'The 30-second step of the newest code that was used: it and all before are spent.';
alter table auth_admin.two_factor enable row level security, force row level security;
create policy "the owner's functions see every row" on auth_admin.two_factor
  to current_user using (true) with check (true);

create table auth_admin.recovery_code (
  user_id text not null references auth_admin.two_factor (user_id) on delete cascade,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table auth_admin.recovery_code is 'Codes for the day the phone is lost; each works once.';
alter table auth_admin.recovery_code enable row level security, force row level security;
create policy "the owner's functions see every row" on auth_admin.recovery_code
  to current_user using (true) with check (true);

-- Who takes turns waits for a row that nobody but the owner's functions can lock. Advisory locks can
-- be taken by every login, also outside a transaction, and would keep everybody else waiting.
create table app.locks (
  what text primary key
);
comment on table app.locks is
  'A row for each thing that is done by one transaction at a time, which locks it until its end.';
alter table app.locks enable row level security, force row level security;
create policy "the owner's functions see every row" on app.locks
  to current_user using (true) with check (true);
insert into app.locks (what) values ('audit_log'), ('admins');

-- A session that is used is renewed, so its end moves on; whoever stole one could keep it for ever.
-- It also ends a time after it began: an admin's after 12 hours, a wallet's after seven days, which
-- is how long the cookies live.
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
comment on function app.reject_change() is 'Keeps a table append-only, for its owner as well.';

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
comment on function app.lock_admins() is 'The acting admin, alone with the list of admins until commit.';

create function app.acquire_lock(what text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from app.locks o where o.what = acquire_lock.what for update;
  if not found then
    raise exception 'There is no lock named %', acquire_lock.what;
  end if;
end
$$;
comment on function app.acquire_lock(text) is
  'Waits until nobody else does this, and keeps it until commit. Who needs both takes admins first.';

-- The sign-in names the step of the code that it found right. One far ahead would spend all codes to
-- come and lock the admin out. Clocks may differ by five minutes.
create function app.reject_future_code_step() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.last_step > floor(extract(epoch from clock_timestamp()) / 30) + 10 then
    raise exception 'A code of the future' using errcode = '23514';
  end if;
  return new;
end
$$;
comment on function app.reject_future_code_step() is 'No code of the future is spent.';

create trigger reject_future_code_step before insert or update of last_step on auth_admin.two_factor
  for each row execute function app.reject_future_code_step();
