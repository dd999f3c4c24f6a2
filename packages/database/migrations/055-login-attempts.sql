-- Guesses at passwords, in PostgreSQL so that all web processes count together. Stored as hashes:
-- the table tells nobody which addresses exist or came by.
create table auth_admin.login_attempt (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  account text not null,
  address text not null,
  browser text not null,
  known boolean not null
);
comment on table auth_admin.login_attempt is 'Sign-ins of the last quarter of an hour that were not right.';
comment on column auth_admin.login_attempt.known is
  'The browser has signed in to this account before; it is counted by itself.';
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
  'Browsers that signed in to an account. Strangers who guess cannot lock these out.';
alter table auth_admin.known_browser enable row level security, force row level security;
create policy "the owner's functions see every row" on auth_admin.known_browser
  to current_user using (true) with check (true);

create function auth_admin.record_login_attempt(account text, address text, browser text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  is_known boolean;
  may_try boolean;
begin
  delete from auth_admin.login_attempt g where g.at < clock_timestamp() - interval '15 minutes';
  select exists (
    select from auth_admin.known_browser k
    where k.account = record_login_attempt.account and k.browser = record_login_attempt.browser
      and k.seen_at > now() - interval '180 days'
  ) into is_known;
  -- Accounts before addresses, in two spaces of their own: who counts at once counts in turn.
  perform pg_advisory_xact_lock(1834, hashtext(record_login_attempt.account));
  perform pg_advisory_xact_lock(1835, hashtext(record_login_attempt.address));
  if is_known then
    select count(*) < 10 into may_try from auth_admin.login_attempt g
    where g.account = record_login_attempt.account and g.browser = record_login_attempt.browser and g.known;
  else
    select count(*) filter (where g.account = record_login_attempt.account) < 10
      and count(*) filter (where g.address = record_login_attempt.address) < 30
    into may_try from auth_admin.login_attempt g
    where not g.known and (g.account = record_login_attempt.account or g.address = record_login_attempt.address);
  end if;
  if may_try then
    insert into auth_admin.login_attempt (account, address, browser, known)
    values (record_login_attempt.account, record_login_attempt.address, record_login_attempt.browser, is_known);
  end if;
  return may_try;
end
$$;
comment on function auth_admin.record_login_attempt(text, text, text) is
  'Counts a guess, all three given as hashes: 10 per account, 30 per address, 10 per browser that signed in before, in 15 minutes. False: it may not be evaluated.';
grant execute on function auth_admin.record_login_attempt(text, text, text) to tenora_auth_admin;

create function auth_admin.record_login_success(account text, browser text) returns void
language sql security definer set search_path = ''
as $$
  delete from auth_admin.login_attempt g
  where g.account = record_login_success.account and g.browser = record_login_success.browser;
  insert into auth_admin.known_browser (account, browser)
  values (record_login_success.account, record_login_success.browser)
  on conflict (account, browser) do update set seen_at = now()
$$;
comment on function auth_admin.record_login_success(text, text) is
  'Takes back what this browser mistyped, and knows it from now on.';
grant execute on function auth_admin.record_login_success(text, text) to tenora_auth_admin;
