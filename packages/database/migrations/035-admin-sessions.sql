create function app.own_admin_sessions()
returns table (
  id text, created_at timestamptz, used_at timestamptz, expires_at timestamptz,
  address text, browser text, is_current boolean
)
language sql stable security definer set search_path = ''
as $$
  select s.id, s."createdAt", s."updatedAt", s."expiresAt", s."ipAddress", s."userAgent",
    auth_admin.token_hash(s.token) = current_setting('app.session', true)
  from auth_admin.session s
  where s."userId" = app.current_admin() and s."expiresAt" > now()
  order by s."updatedAt" desc, s.id
$$;
comment on function app.own_admin_sessions() is
  'Where the admin of app.session is signed in at the moment; never the tokens.';
grant execute on function app.own_admin_sessions() to tenora_admin;

create function app.end_admin_session(session_id text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.current_admin();
begin
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  -- The audit row first: the session that ends may be the one that asks.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
  select a.user_id, a.email, 'admin.session_ended', 'session', s.id
  from auth_admin.session s join public.admins a on a.user_id = s."userId"
  where s.id = session_id and s."userId" = acting_admin;
  delete from auth_admin.session s where s.id = session_id and s."userId" = acting_admin;
  return found;
end
$$;
comment on function app.end_admin_session(text) is
  'Ends one of the admin''s own sessions at once. False when it is none of his.';
grant execute on function app.end_admin_session(text) to tenora_admin;
