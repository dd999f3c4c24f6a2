-- Revoke everything first: later files grant what each role needs, by name.
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

-- The indexer drops and creates its views at each start; default privileges keep them readable.
create schema market authorization tenora_indexer;
comment on schema market is 'What the indexer reads from the chain. The only schema a login owns.';
grant usage on schema market to tenora_visitor, tenora_member, tenora_admin, tenora_worker;
alter default privileges for role tenora_indexer in schema market
  grant select on tables to tenora_visitor, tenora_member, tenora_admin, tenora_worker;
alter default privileges for role tenora_indexer revoke execute on functions from public;
grant usage on schema public, app to tenora_visitor, tenora_member, tenora_admin, tenora_worker;
grant usage on schema auth_wallet to tenora_auth_wallet;
grant usage on schema auth_admin to tenora_auth_admin;
