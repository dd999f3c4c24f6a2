-- Revoke everything first: the files grant what each role needs, by name.
do $$
begin
  execute format('revoke all on database %I from public', current_database());
end
$$;

revoke all on schema public from public;
-- Only the global form revokes what PostgreSQL grants to PUBLIC by default.
alter default privileges revoke execute on functions from public;

create schema app;
comment on schema app is 'Functions for the application. SECURITY DEFINER, empty search_path, granted one by one.';

create schema auth_wallet;
comment on schema auth_wallet is 'Sign-in of wallets (Better Auth). Only the login tenora_auth_wallet uses it.';

create schema auth_admin;
comment on schema auth_admin is 'Sign-in of admins (Better Auth). Only the login tenora_auth_admin uses it.';

-- A schema of its own that no role may use, so that no role can call its functions.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- The market is read by a role of its own, because functions in a view run with the rights of the view's
-- reader, and the indexer may replace its views. It drops and creates them at each start; default
-- privileges keep them readable.
create schema market authorization tenora_indexer;
comment on schema market is 'What the indexer reads from the chain. The only schema a login owns.';
alter default privileges for role tenora_indexer in schema market
  grant select on tables to tenora_market;
alter default privileges for role tenora_indexer revoke execute on functions from public;

grant usage on schema public, app to tenora_visitor, tenora_member, tenora_admin, tenora_worker;
grant usage on schema market, app, public to tenora_market;
grant usage on schema auth_wallet to tenora_auth_wallet;
grant usage on schema auth_admin to tenora_auth_admin;
-- The role of an admin who is signed in and may still lack a required second factor: it reads no table, and
-- what it runs is about their own account. So a route that takes it by mistake reaches nothing else.
grant usage on schema app to tenora_admin_account;

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

create function app.reject_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'TN009';
end
$$;
comment on function app.reject_change() is 'Keeps a table append-only, even for its owner.';

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

-- History and comments are append-only, but an erasure may overwrite the texts in them.
create function app.reject_change_except_erasure() returns trigger
language plpgsql set search_path = ''
as $$
declare
  erasable constant text[] :=
    array['reason', 'comment', 'replaced_certificate_url', 'changes', 'submission'];
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = old.business_id::text
    and to_jsonb(old) - erasable = to_jsonb(new) - erasable
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'TN009';
end
$$;
comment on function app.reject_change_except_erasure() is
  'Keeps a table append-only, even for its owner, but lets an erasure remove texts.';

-- What is appended and never changed, except that words about people go with an erasure or in time. The
-- tables say only whose rows they have and which columns may be cleared.
create function app.reject_change_except_clearing() returns trigger
language plpgsql set search_path = ''
as $$
declare
  erasing constant text := current_setting('app.erasing', true);
  whose constant text := to_jsonb(old) ->> tg_argv[0];
  expires constant boolean := tg_argv[2] = 'expires';
  cleared constant jsonb := (
    select jsonb_object_agg(name, null) from unnest(tg_argv[1]::text[]) name);
begin
  if tg_op = 'UPDATE' and (erasing = whose or expires and erasing = 'expired')
    and to_jsonb(new) = to_jsonb(old) || cleared
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'TN009';
end
$$;
comment on function app.reject_change_except_clearing() is
  'Keeps a table append-only, even for its owner, but lets an erasure clear columns. Its arguments: the column that says whose row it is, the columns that are cleared together, and ''expires'' where the end of the retention period clears them too.';

-- A name in which nothing shows is none. The same rule as `isBlank` in single-line.ts, which the forms and
-- routes follow; a test compares them over all of Unicode.
create function app.is_visible(name text) returns boolean
language sql immutable strict parallel safe set search_path = ''
return name ~ ('[^\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F-\u1160\u1680\u17B4-\u17B5'
  '\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0'
  '\uFFF0-\uFFFC\U00013430-\U00013442\U00016FE4\U0001BCA0-\U0001BCA3\U0001D159\U0001D173-\U0001D17A'
  '\U000E0000-\U000E0FFF]');
comment on function app.is_visible(text) is 'Whether a name has a character that shows.';
grant execute on function app.is_visible(text) to tenora_member;
