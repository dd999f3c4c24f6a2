-- Failed sign-ins, counted in PostgreSQL so that all web processes share the count. Stored as hashes:
-- the table does not reveal which accounts exist or which addresses tried.
create table auth_admin.login_attempt (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  account text not null,
  address text not null,
  browser text not null,
  known boolean not null
);
comment on table auth_admin.login_attempt is 'Sign-ins of the last 15 minutes that failed.';
comment on column auth_admin.login_attempt.known is
  'Whether the browser has signed in to this account before; such a browser has a count of its own.';
create index on auth_admin.login_attempt (account, at);
create index on auth_admin.login_attempt (address, at);
create index on auth_admin.login_attempt (at);
alter table auth_admin.login_attempt enable row level security, force row level security;
create policy "the owner's functions see every row" on auth_admin.login_attempt
  to current_user using (true) with check (true);

create table auth_admin.known_browser (
  account text not null,
  browser text not null,
  seen_at timestamptz not null default now(),
  primary key (account, browser)
);
comment on table auth_admin.known_browser is
  'Browsers that have signed in to an account. Attempts by strangers do not lock these out.';
alter table auth_admin.known_browser enable row level security, force row level security;
create policy "the owner's functions see every row" on auth_admin.known_browser
  to current_user using (true) with check (true);

create function auth_admin.record_login_attempt(account text, address text, browser text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  is_known boolean;
  is_allowed boolean;
begin
  delete from auth_admin.login_attempt a where a.at < clock_timestamp() - interval '15 minutes';
  select exists (
    select from auth_admin.known_browser k
    where k.account = record_login_attempt.account and k.browser = record_login_attempt.browser
      and k.seen_at > now() - interval '180 days'
  ) into is_known;
  -- Serialize attempts per account and per address; always in this order, to avoid deadlocks.
  perform pg_advisory_xact_lock(1834, hashtext(record_login_attempt.account));
  perform pg_advisory_xact_lock(1835, hashtext(record_login_attempt.address));
  if is_known then
    select count(*) < 10 into is_allowed from auth_admin.login_attempt a
    where a.account = record_login_attempt.account and a.browser = record_login_attempt.browser and a.known;
  else
    select count(*) filter (where a.account = record_login_attempt.account) < 10
      and count(*) filter (where a.address = record_login_attempt.address) < 30
    into is_allowed from auth_admin.login_attempt a
    where not a.known and (a.account = record_login_attempt.account or a.address = record_login_attempt.address);
  end if;
  if is_allowed then
    insert into auth_admin.login_attempt (account, address, browser, known)
    values (record_login_attempt.account, record_login_attempt.address, record_login_attempt.browser, is_known);
  end if;
  return is_allowed;
end
$$;
comment on function auth_admin.record_login_attempt(text, text, text) is
  'Counts a login attempt; all three arguments are hashes. In 15 minutes: 10 per account, 30 per address, 10 per known browser. False: the password must not be checked.';
grant execute on function auth_admin.record_login_attempt(text, text, text) to tenora_auth_admin;

create function auth_admin.record_login_success(account text, browser text) returns void
language sql security definer set search_path = ''
as $$
  delete from auth_admin.login_attempt a
  where a.account = record_login_success.account and a.browser = record_login_success.browser;
  insert into auth_admin.known_browser (account, browser)
  values (record_login_success.account, record_login_success.browser)
  on conflict (account, browser) do update set seen_at = now()
$$;
comment on function auth_admin.record_login_success(text, text) is
  'Deletes the failed attempts of this browser and makes it a known one.';
grant execute on function auth_admin.record_login_success(text, text) to tenora_auth_admin;
