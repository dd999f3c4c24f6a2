create table public.admins (
  user_id text primary key references auth_admin."user" (id) on delete restrict,
  email text not null,
  created_at timestamptz(3) not null default now(),
  revoked_at timestamptz(3)
);
comment on table public.admins is 'Who may act as admin. Read at every request; the owner grants and revokes.';
comment on column public.admins.revoked_at is 'Set when adminship ended; the row stays for the audit log.';
alter table public.admins enable row level security;
alter table public.admins force row level security;
create policy "the owner's functions see every row" on public.admins
  to current_user using (true) with check (true);
create policy "admins see all admins" on public.admins for select to tenora_admin using (true);
grant select on public.admins to tenora_admin;

-- The server sets app.session to the hash of the session token, so the caller names no wallet.
-- A user with two different addresses is nobody: the sign-in service keeps one each.
create function app.current_wallet() returns text
language sql stable security definer set search_path = ''
as $$
  select min(lower(w.address))
  from auth_wallet.session s
  join auth_wallet."walletAddress" w on w."userId" = s."userId"
  where auth_wallet.token_hash(s.token) = current_setting('app.session', true)
    and s."expiresAt" > now()
  having count(distinct lower(w.address)) = 1
$$;
comment on function app.current_wallet() is
  'Lower-case wallet of the live session in app.session; null when there is none.';
grant execute on function app.current_wallet() to tenora_member;

create function app.current_admin() returns text
language sql stable security definer set search_path = ''
as $$
  select a.user_id
  from auth_admin.session s
  join public.admins a on a.user_id = s."userId"
  where auth_admin.token_hash(s.token) = current_setting('app.session', true)
    and s."expiresAt" > now()
    and a.revoked_at is null
$$;
comment on function app.current_admin() is
  'User id of the active admin whose live session is in app.session; null when there is none.';
grant execute on function app.current_admin() to tenora_admin;
