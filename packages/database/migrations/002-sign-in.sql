-- Better Auth 1.7.5 keeps its records here; its Kysely adapter expects these camelCase names.
-- Wallets and admins sign in apart: two schemas, two logins, nothing shared.

create table auth_wallet."user" (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table auth_wallet."user" is 'One person who signs in as wallet.';

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

-- PostgreSQL calls convert_to merely stable; to UTF8 it never changes, so an index may rely on it.
create function auth_wallet.token_hash(token text) returns text
language sql immutable strict parallel safe set search_path = ''
return pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(token, 'UTF8')), 'hex');
comment on function auth_wallet.token_hash(text) is 'SHA-256 of a session token in hex: what the server tells the database.';
grant execute on function auth_wallet.token_hash(text) to tenora_auth_wallet;
create unique index session_token_hash on auth_wallet.session (auth_wallet.token_hash(token));

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
comment on table auth_wallet.account is 'How a user proves who he is; passwords only as hashes.';
create index on auth_wallet.account ("userId");

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

create table auth_wallet."rateLimit" (
  id text primary key,
  key text not null unique,
  count integer not null,
  "lastRequest" bigint not null
);
comment on table auth_wallet."rateLimit" is 'Requests counted per address and path; lastRequest in milliseconds since 1970.';

create table auth_wallet."walletAddress" (
  id text primary key,
  "userId" text not null references auth_wallet."user" (id) on delete cascade,
  address text not null check (address ~ '^0x[0-9a-fA-F]{40}$'),
  "chainId" integer not null,
  "isPrimary" boolean default false,
  "createdAt" timestamptz not null
);
comment on table auth_wallet."walletAddress" is 'The one account a wallet user has proven, once per chain.';
create unique index wallet_address_once on auth_wallet."walletAddress" (lower(address), "chainId");
create index on auth_wallet."walletAddress" ("userId");

create table auth_admin."user" (
  id text primary key,
  name text not null,
  email text not null unique,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table auth_admin."user" is 'One person who signs in as admin.';

create table auth_admin.session (
  id text primary key,
  "expiresAt" timestamptz not null,
  token text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references auth_admin."user" (id) on delete cascade
);
comment on table auth_admin.session is 'Live admin sessions. The token is a secret: no role of the application reads it.';
create index on auth_admin.session ("userId");
create index on auth_admin.session ("expiresAt");

-- PostgreSQL calls convert_to merely stable; to UTF8 it never changes, so an index may rely on it.
create function auth_admin.token_hash(token text) returns text
language sql immutable strict parallel safe set search_path = ''
return pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(token, 'UTF8')), 'hex');
comment on function auth_admin.token_hash(text) is 'SHA-256 of a session token in hex: what the server tells the database.';
grant execute on function auth_admin.token_hash(text) to tenora_auth_admin;
create unique index session_token_hash on auth_admin.session (auth_admin.token_hash(token));

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
comment on table auth_admin.account is 'How a user proves who he is; passwords only as hashes.';
create index on auth_admin.account ("userId");

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

create table auth_admin."rateLimit" (
  id text primary key,
  key text not null unique,
  count integer not null,
  "lastRequest" bigint not null
);
comment on table auth_admin."rateLimit" is 'Requests counted per address and path; lastRequest in milliseconds since 1970.';

do $$
declare
  place record;
begin
  for place in
    select n.nspname, c.relname
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('auth_wallet', 'auth_admin')
  loop
    execute format('alter table %I.%I enable row level security', place.nspname, place.relname);
    execute format('alter table %I.%I force row level security', place.nspname, place.relname);
    execute format(
      'create policy "the sign-in service keeps every row" on %I.%I to %I using (true) with check (true)',
      place.nspname, place.relname, 'tenora_' || place.nspname);
    execute format(
      'create policy "the owner''s functions see every row" on %I.%I to current_user using (true) with check (true)',
      place.nspname, place.relname);
    execute format(
      'grant select, insert, update, delete on %I.%I to %I',
      place.nspname, place.relname, 'tenora_' || place.nspname);
  end loop;
end
$$;
