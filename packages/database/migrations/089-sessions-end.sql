-- A session that is used is renewed, so its end moves on; whoever stole one could keep it for ever.
-- It also ends a time after it began: an admin's after 12 hours, a wallet's after seven days, which
-- is how long the cookies live.
create or replace function app.current_admin() returns text
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

create or replace function app.own_admin_sessions()
returns table (
  id text, created_at timestamptz, used_at timestamptz, expires_at timestamptz,
  address text, browser text, is_current boolean
)
language sql stable security definer set search_path = ''
as $$
  select s.id, s."createdAt", s."updatedAt",
    least(s."expiresAt", s."createdAt" + interval '12 hours'), s."ipAddress", s."userAgent",
    auth_admin.token_hash(s.token) = current_setting('app.session', true)
  from auth_admin.session s
  where s."userId" = app.current_admin() and s."expiresAt" > now()
    and s."createdAt" > now() - interval '12 hours'
  order by s."updatedAt" desc, s.id
$$;

create or replace function app.current_wallet() returns text
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
