-- Nothing is anybody's until it is granted: later files grant what each role needs, by name.
do $$
begin
  execute format('revoke all on database %I from public', current_database());
end
$$;
revoke all on schema public from public;

-- Only the global form can take back what PostgreSQL gives to PUBLIC by itself.
alter default privileges revoke execute on functions from public;

create schema app;
comment on schema app is 'Helper functions. SECURITY DEFINER, empty search_path, granted one by one.';

create schema auth_wallet;
comment on schema auth_wallet is 'Sign-in of wallets (Better Auth). Only the login tenora_auth_wallet works here.';

create schema auth_admin;
comment on schema auth_admin is 'Sign-in of admins (Better Auth). Only the login tenora_auth_admin works here.';

-- A schema of its own, which nobody may use, so that its functions are nobody's either.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- The indexer drops and makes its views at each start; default privileges keep them readable.

create schema market authorization tenora_indexer;
comment on schema market is 'What the indexer reads from the chain. The only schema a login owns.';
grant usage on schema market to tenora_visitor, tenora_member, tenora_admin, tenora_worker;
alter default privileges for role tenora_indexer in schema market
  grant select on tables to tenora_visitor, tenora_member, tenora_admin, tenora_worker;
alter default privileges for role tenora_indexer revoke execute on functions from public;
grant usage on schema public, app to tenora_visitor, tenora_member, tenora_admin, tenora_worker;
grant usage on schema auth_wallet to tenora_auth_wallet;
grant usage on schema auth_admin to tenora_auth_admin;
