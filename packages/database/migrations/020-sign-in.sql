-- PostgreSQL declares convert_to as stable only; to UTF8 it is immutable, so an index may use it.
create function auth_wallet.token_hash(token text) returns text
language sql immutable strict parallel safe set search_path = ''
return pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(token, 'UTF8')), 'hex');
comment on function auth_wallet.token_hash(text) is 'SHA-256 of a session token in hex: the form in which the server passes a session to the database.';
grant execute on function auth_wallet.token_hash(text) to tenora_auth_wallet;

-- PostgreSQL declares convert_to as stable only; to UTF8 it is immutable, so an index may use it.
create function auth_admin.token_hash(token text) returns text
language sql immutable strict parallel safe set search_path = ''
return pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(token, 'UTF8')), 'hex');
comment on function auth_admin.token_hash(text) is 'SHA-256 of a session token in hex: the form in which the server passes a session to the database.';
grant execute on function auth_admin.token_hash(text) to tenora_auth_admin;

-- The tables of Better Auth 1.7.5; its Kysely adapter expects these camelCase names.
-- Wallets and admins sign in separately: two schemas, two logins, nothing shared.
create table auth_wallet."user" (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table auth_wallet."user" is 'A person who signs in with a wallet.';
alter table auth_wallet."user" enable row level security, force row level security;
create policy "the sign-in service manages every row" on auth_wallet."user"
  to tenora_auth_wallet using (true) with check (true);
create policy "the owner's functions see every row" on auth_wallet."user"
  to current_user using (true) with check (true);
-- A wallet's first sign-in creates its user; nothing changes it afterwards.
grant select, insert on auth_wallet."user" to tenora_auth_wallet;

create table auth_wallet.session (
  id text primary key,
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references auth_wallet."user" (id) on delete cascade
);
comment on table auth_wallet.session is 'Live wallet sessions. The token is a secret: no role of the application reads it.';
create index on auth_wallet.session ("userId");
create index on auth_wallet.session ("expiresAt");
create unique index session_token_hash on auth_wallet.session (auth_wallet.token_hash(token));
alter table auth_wallet.session enable row level security, force row level security;
create policy "the sign-in service manages every row" on auth_wallet.session
  to tenora_auth_wallet using (true) with check (true);
create policy "the owner's functions see every row" on auth_wallet.session
  to current_user using (true) with check (true);
grant select, delete,
  insert (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId"),
  update ("expiresAt", "updatedAt")
  on auth_wallet.session to tenora_auth_wallet;

create table auth_wallet.account (
  id text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references auth_wallet."user" (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null
);
comment on table auth_wallet.account is 'A user''s credentials; passwords are stored as hashes only.';
create index on auth_wallet.account ("userId");
alter table auth_wallet.account enable row level security, force row level security;
create policy "the sign-in service manages every row" on auth_wallet.account
  to tenora_auth_wallet using (true) with check (true);
create policy "the owner's functions see every row" on auth_wallet.account
  to current_user using (true) with check (true);
grant select, insert (id, "accountId", "providerId", "userId", "createdAt", "updatedAt")
  on auth_wallet.account to tenora_auth_wallet;

create table auth_wallet.verification (
  id text primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table auth_wallet.verification is 'Single-use nonces and links.';
create index on auth_wallet.verification (identifier);
create index on auth_wallet.verification ("expiresAt");
alter table auth_wallet.verification enable row level security, force row level security;
create policy "the sign-in service manages every row" on auth_wallet.verification
  to tenora_auth_wallet using (true) with check (true);
create policy "the owner's functions see every row" on auth_wallet.verification
  to current_user using (true) with check (true);
grant select, insert, delete on auth_wallet.verification to tenora_auth_wallet;

create table auth_wallet."rateLimit" (
  id text primary key,
  key text not null unique,
  count integer not null,
  "lastRequest" bigint not null
);
comment on table auth_wallet."rateLimit" is 'Requests counted per address and path; lastRequest in milliseconds since 1970.';
alter table auth_wallet."rateLimit" enable row level security, force row level security;
create policy "the sign-in service manages every row" on auth_wallet."rateLimit"
  to tenora_auth_wallet using (true) with check (true);
create policy "the owner's functions see every row" on auth_wallet."rateLimit"
  to current_user using (true) with check (true);
grant select, insert, delete, update (count, "lastRequest")
  on auth_wallet."rateLimit" to tenora_auth_wallet;

create table auth_wallet."walletAddress" (
  id text primary key,
  "userId" text not null references auth_wallet."user" (id) on delete cascade,
  address text not null check (address ~ '^0x[0-9a-fA-F]{40}$'),
  "chainId" integer not null,
  "isPrimary" boolean default false,
  "createdAt" timestamptz not null
);
comment on table auth_wallet."walletAddress" is 'The one address that a wallet user has proven to own, once per chain.';
create unique index wallet_address_unique on auth_wallet."walletAddress" (lower(address), "chainId");
create index on auth_wallet."walletAddress" ("userId");
alter table auth_wallet."walletAddress" enable row level security, force row level security;
create policy "the sign-in service manages every row" on auth_wallet."walletAddress"
  to tenora_auth_wallet using (true) with check (true);
create policy "the owner's functions see every row" on auth_wallet."walletAddress"
  to current_user using (true) with check (true);
grant select, insert on auth_wallet."walletAddress" to tenora_auth_wallet;

create table auth_admin."user" (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table auth_admin."user" is 'A person who signs in as an admin.';
alter table auth_admin."user" enable row level security, force row level security;
create policy "the sign-in service manages every row" on auth_admin."user"
  to tenora_auth_admin using (true) with check (true);
create policy "the owner's functions see every row" on auth_admin."user"
  to current_user using (true) with check (true);
-- Only the owner's functions create admins and their passwords.
grant select on auth_admin."user" to tenora_auth_admin;

create table auth_admin.session (
  id text primary key,
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references auth_admin."user" (id) on delete cascade,
  "secondFactorAt" timestamptz
);
comment on table auth_admin.session is 'Live admin sessions. The token is a secret: no role of the application reads it.';
comment on column auth_admin.session."secondFactorAt" is
  'When this session passed the second factor. Until then the session of an admin who has one is not signed in.';
create index on auth_admin.session ("userId");
create index on auth_admin.session ("expiresAt");
create unique index session_token_hash on auth_admin.session (auth_admin.token_hash(token));
alter table auth_admin.session enable row level security, force row level security;
create policy "the sign-in service manages every row" on auth_admin.session
  to tenora_auth_admin using (true) with check (true);
create policy "the owner's functions see every row" on auth_admin.session
  to current_user using (true) with check (true);
grant select, delete,
  insert (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId"),
  update ("expiresAt", "updatedAt")
  on auth_admin.session to tenora_auth_admin;

create table auth_admin.account (
  id text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references auth_admin."user" (id) on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  scope text,
  password text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null
);
comment on table auth_admin.account is 'A user''s credentials; passwords are stored as hashes only.';
create index on auth_admin.account ("userId");
alter table auth_admin.account enable row level security, force row level security;
create policy "the sign-in service manages every row" on auth_admin.account
  to tenora_auth_admin using (true) with check (true);
create policy "the owner's functions see every row" on auth_admin.account
  to current_user using (true) with check (true);
grant select on auth_admin.account to tenora_auth_admin;

create table auth_admin.verification (
  id text primary key,
  identifier text not null,
  value text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table auth_admin.verification is 'Single-use nonces and links.';
create index on auth_admin.verification (identifier);
create index on auth_admin.verification ("expiresAt");
alter table auth_admin.verification enable row level security, force row level security;
create policy "the sign-in service manages every row" on auth_admin.verification
  to tenora_auth_admin using (true) with check (true);
create policy "the owner's functions see every row" on auth_admin.verification
  to current_user using (true) with check (true);

create table auth_admin."rateLimit" (
  id text primary key,
  key text not null unique,
  count integer not null,
  "lastRequest" bigint not null
);
comment on table auth_admin."rateLimit" is 'Requests counted per address and path; lastRequest in milliseconds since 1970.';
alter table auth_admin."rateLimit" enable row level security, force row level security;
create policy "the sign-in service manages every row" on auth_admin."rateLimit"
  to tenora_auth_admin using (true) with check (true);
create policy "the owner's functions see every row" on auth_admin."rateLimit"
  to current_user using (true) with check (true);
grant select, insert, delete, update (count, "lastRequest")
  on auth_admin."rateLimit" to tenora_auth_admin;

-- A session ends a fixed time after it was created, so that time must not lie in the future.
create function app.limit_session_created_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new."createdAt" := least(new."createdAt", clock_timestamp());
  return new;
end
$$;
comment on function app.limit_session_created_at() is 'A session is created now at the latest.';
create trigger limit_session_created_at before insert on auth_wallet.session
  for each row execute function app.limit_session_created_at();
create trigger limit_session_created_at before insert on auth_admin.session
  for each row execute function app.limit_session_created_at();

-- Using a session extends its expiry, so a stolen one could be extended for ever. Therefore it also
-- ends a fixed time after its creation: an admin's after 12 hours, a wallet's after seven days, which
-- is how long their cookies live.
create function app.current_wallet() returns text
language sql stable security definer set search_path = ''
as $$
  select min(lower(w.address))
  from auth_wallet.session s
  join auth_wallet."walletAddress" w on w."userId" = s."userId"
  where auth_wallet.token_hash(s.token) = current_setting('app.session', true)
    and s."expiresAt" > now()
    and s."createdAt" > now() - interval '7 days'
  having count(distinct lower(w.address)) = 1
$$;
comment on function app.current_wallet() is
  'Lower-case wallet of the live session in app.session; null when there is none.';
grant execute on function app.current_wallet() to tenora_member;

create function app.require_wallet() returns text
language plpgsql stable set search_path = ''
as $$
declare
  wallet constant text := app.current_wallet();
begin
  if wallet is null then
    raise exception 'No wallet is signed in' using errcode = '42501';
  end if;
  return wallet;
end
$$;
comment on function app.require_wallet() is 'The wallet of the live session. For the functions of members.';
