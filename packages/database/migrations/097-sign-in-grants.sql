-- The sign-in logins write only the columns that Better Auth's endpoints which we call really write.
-- Above all no session is said to have given a second factor but by auth_admin.pass_second_factor,
-- and none is moved to another user or begins anew.
do $$
declare
  place record;
begin
  for place in
    select n.nspname, c.relname
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('auth_wallet', 'auth_admin')
      and c.relname in ('user', 'session', 'account', 'verification', 'rateLimit', 'walletAddress')
  loop
    execute format('revoke all on %I.%I from %I', place.nspname, place.relname, 'tenora_' || place.nspname);
  end loop;
end
$$;

-- A wallet's first sign-in makes its user, and nobody changes it afterwards.
grant select, insert on auth_wallet."user" to tenora_auth_wallet;
grant select, insert on auth_wallet."walletAddress" to tenora_auth_wallet;
grant select, insert (id, "accountId", "providerId", "userId", "createdAt", "updatedAt")
  on auth_wallet.account to tenora_auth_wallet;
grant select, insert, delete on auth_wallet.verification to tenora_auth_wallet;
grant select, delete,
  insert (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId"),
  update ("expiresAt", "updatedAt")
  on auth_wallet.session to tenora_auth_wallet;
grant select, insert, delete, update (count, "lastRequest")
  on auth_wallet."rateLimit" to tenora_auth_wallet;

-- Admins and their passwords are made by the owner's functions alone.
grant select on auth_admin."user", auth_admin.account to tenora_auth_admin;
grant select, delete,
  insert (id, "expiresAt", token, "createdAt", "updatedAt", "ipAddress", "userAgent", "userId"),
  update ("expiresAt", "updatedAt")
  on auth_admin.session to tenora_auth_admin;
grant select, insert, delete, update (count, "lastRequest")
  on auth_admin."rateLimit" to tenora_auth_admin;

-- A session ends a time after it began, so it cannot begin in the future.
create function app.date_session() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new."createdAt" := least(new."createdAt", clock_timestamp());
  return new;
end
$$;
comment on function app.date_session() is 'A session begins now at the latest.';
create trigger date_session before insert on auth_wallet.session
  for each row execute function app.date_session();
create trigger date_session before insert on auth_admin.session
  for each row execute function app.date_session();

-- The sign-in names the step of the code that it found right. One far ahead would spend all codes to
-- come and lock the admin out. Clocks may differ by five minutes.
create function app.limit_code_step() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.last_step > floor(extract(epoch from clock_timestamp()) / 30) + 10 then
    raise exception 'A code of the future' using errcode = '23514';
  end if;
  return new;
end
$$;
comment on function app.limit_code_step() is 'No code of the future is spent.';
create trigger limit_code_step before insert or update of last_step on auth_admin.two_factor
  for each row execute function app.limit_code_step();
