-- Links for choosing a password: invitations to become an admin, and recoveries of an admin's
-- account. Only the mail contains the token; the database stores its hash.
create table public.admin_links (
  id uuid primary key,
  kind text not null check (kind in ('invitation', 'recovery')),
  email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  invited_by text references public.admins (user_id),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  revoked_at timestamptz(3)
);
comment on table public.admin_links is
  'Single-use links to choose a password: invitations of admins, and recoveries of their accounts.';
comment on column public.admin_links.token_hash is 'SHA-256 of the token in hex; no role reads it.';
create index admin_links_by_email on public.admin_links (email, created_at desc);
alter table public.admin_links enable row level security, force row level security;
create policy "the owner's functions see every row" on public.admin_links
  to current_user using (true) with check (true);
create policy "admins see all links" on public.admin_links for select to tenora_admin using (true);
grant select (id, kind, email, invited_by, created_at, expires_at, used_at, revoked_at)
  on public.admin_links to tenora_admin;

create function public.invite_admin(link_id uuid, email text, token_hash text)
returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.lock_admins();
  address constant text := lower(trim(invite_admin.email));
begin
  if exists (select from public.admins a where a.email = address and a.revoked_at is null) then
    return false;
  end if;
  -- A new invitation replaces earlier ones.
  update public.admin_links l set revoked_at = now()
  where l.kind = 'invitation' and l.email = address and l.used_at is null and l.revoked_at is null;
  insert into public.admin_links (id, kind, email, token_hash, invited_by, expires_at)
  values (link_id, 'invitation', address, invite_admin.token_hash, acting_admin,
    now() + interval '3 days');
  insert into public.outbox (kind, subject_id) values ('admin_invited', link_id);
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'admin.invited', 'invitation', link_id::text,
    jsonb_build_object('email', address)
  from public.admins a where a.user_id = acting_admin;
  perform app.notify_admins('admin_invited_notice', link_id::text);
  return true;
end
$$;
comment on function public.invite_admin(uuid, text, text) is
  'Invites an email address to become an admin; the invitation expires after three days. False when the address is already an admin''s.';
grant execute on function public.invite_admin(uuid, text, text) to tenora_admin;

create function public.revoke_invitation(link_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.lock_admins();
  address text;
begin
  update public.admin_links l set revoked_at = now()
  where l.id = link_id and l.kind = 'invitation' and l.used_at is null and l.revoked_at is null
  returning l.email into address;
  if not found then
    return false;
  end if;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, before)
  select a.user_id, a.email, 'admin.invitation_revoked', 'invitation', link_id::text,
    jsonb_build_object('email', address)
  from public.admins a where a.user_id = acting_admin;
  return true;
end
$$;
comment on function public.revoke_invitation(uuid) is
  'Revokes an invitation. False when it was already used or revoked.';
grant execute on function public.revoke_invitation(uuid) to tenora_admin;

create function public.disable_admin(admin_user_id text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.lock_admins();
  address text;
begin
  -- No admin can disable themselves, so at least one always remains.
  update public.admins a set revoked_at = now()
  where a.user_id = admin_user_id and a.user_id <> acting_admin and a.revoked_at is null
  returning a.email into address;
  if not found then
    return false;
  end if;
  delete from auth_admin.session s where s."userId" = admin_user_id;
  perform auth_admin.delete_known_browsers(address);
  update public.admin_links l set revoked_at = now()
  where (l.email = address or l.invited_by = admin_user_id)
    and l.used_at is null and l.revoked_at is null;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, before)
  select a.user_id, a.email, 'admin.revoked', 'admin', admin_user_id,
    jsonb_build_object('email', address)
  from public.admins a where a.user_id = acting_admin;
  perform app.notify_admins('admin_disabled_notice', admin_user_id);
  return true;
end
$$;
comment on function public.disable_admin(text) is
  'Disables another admin and ends their sessions at once. False for the current admin and for users who are not admins.';
grant execute on function public.disable_admin(text) to tenora_admin;

create function app.own_admin_sessions()
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
comment on function app.own_admin_sessions() is
  'The live sessions of the current admin, without their tokens.';
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
  -- The audit row first: the current session may be the one that is deleted.
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id)
  select a.user_id, a.email, 'admin.session_ended', 'session', s.id
  from auth_admin.session s join public.admins a on a.user_id = s."userId"
  where s.id = session_id and s."userId" = acting_admin;
  delete from auth_admin.session s where s.id = session_id and s."userId" = acting_admin;
  return found;
end
$$;
comment on function app.end_admin_session(text) is
  'Ends one of the current admin''s sessions at once. False when it is not theirs.';
grant execute on function app.end_admin_session(text) to tenora_admin;

create function app.admin_link_email(p_link_id uuid) returns table (email text)
language sql stable security definer set search_path = ''
as $$
  select l.email from public.admin_links l
  where l.id = p_link_id and l.used_at is null and l.revoked_at is null and l.expires_at > now()
$$;
comment on function app.admin_link_email(uuid) is 'The recipient of a link''s mail; no row when the link no longer works.';
grant execute on function app.admin_link_email(uuid) to tenora_worker;

create function auth_admin.request_recovery(p_link_id uuid, p_email text, p_token_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.admins a where a.email = lower(trim(p_email)) and a.revoked_at is null
  ) then
    return;
  end if;
  -- Earlier links stay valid: otherwise a stranger who requests links all day would prevent a recovery.
  insert into public.admin_links (id, kind, email, token_hash, expires_at)
  values (p_link_id, 'recovery', lower(trim(p_email)), p_token_hash, now() + interval '30 minutes');
  insert into public.outbox (kind, subject_id) values ('admin_recovery', p_link_id);
end
$$;
comment on function auth_admin.request_recovery(uuid, text, text) is
  'Mails an admin a link, valid for 30 minutes, to choose a new password. Does not reveal whether the address is an admin''s.';
grant execute on function auth_admin.request_recovery(uuid, text, text) to tenora_auth_admin;

create function auth_admin.find_link(p_token_hash text)
returns table (kind text, email text)
language sql stable security definer set search_path = ''
as $$
  select l.kind, l.email from public.admin_links l
  where l.token_hash = p_token_hash and l.used_at is null and l.revoked_at is null
    and l.expires_at > now()
$$;
comment on function auth_admin.find_link(text) is 'The kind and recipient of a link; no row when it no longer works.';
grant execute on function auth_admin.find_link(text) to tenora_auth_admin;

create function auth_admin.set_password(p_user_id text, p_password_hash text)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update auth_admin.account a set password = p_password_hash, "updatedAt" = now()
  where a."userId" = p_user_id and a."providerId" = 'credential';
  if not found then
    insert into auth_admin.account (id, "accountId", "providerId", "userId", password, "updatedAt")
    values (gen_random_uuid()::text, p_user_id, 'credential', p_user_id, p_password_hash, now());
  end if;
  delete from auth_admin.session s where s."userId" = p_user_id;
  perform auth_admin.delete_known_browsers(u.email) from auth_admin."user" u where u.id = p_user_id;
end
$$;
comment on function auth_admin.set_password(text, text) is
  'Sets a user''s password, ends all their sessions and deletes their known browsers. For the functions in this file.';

-- Takes the lock that signed-in admins take: a link creates an admin or ends an admin's sessions.
create function auth_admin.redeem_link(p_token_hash text, p_password_hash text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  link public.admin_links;
  admin_user_id text;
begin
  perform app.acquire_lock('admins');
  select * into link from public.admin_links l
  where l.token_hash = p_token_hash and l.used_at is null and l.revoked_at is null
    and l.expires_at > now();
  if not found then
    return null;
  end if;
  if exists (
    select from public.admins a where a.user_id = link.invited_by and a.revoked_at is not null
  ) then
    return null;
  end if;
  select a.user_id into admin_user_id from public.admins a
  where a.email = link.email and a.revoked_at is null;
  -- An invitation works only for someone who is not an admin, a recovery only for an admin.
  if (admin_user_id is null) = (link.kind = 'recovery') then
    return null;
  end if;
  if link.kind = 'invitation' then
    select u.id into admin_user_id from auth_admin."user" u where u.email = link.email;
    if admin_user_id is null then
      admin_user_id := gen_random_uuid()::text;
      insert into auth_admin."user" (id, name, email, "emailVerified")
      values (admin_user_id, link.email, link.email, true);
    end if;
    -- A former admin who returns starts without the second factor of that time.
    delete from auth_admin.two_factor f where f.user_id = admin_user_id;
    insert into public.admins (user_id, email) values (admin_user_id, link.email)
    on conflict (user_id) do update set revoked_at = null;
  end if;
  perform auth_admin.set_password(admin_user_id, p_password_hash);
  update public.admin_links l set
    used_at = case when l.id = link.id then now() end,
    revoked_at = case when l.id = link.id then null else now() end
  where l.email = link.email and l.kind = link.kind and l.used_at is null and l.revoked_at is null;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  values (admin_user_id, link.email,
    case link.kind when 'invitation' then 'admin.invitation_accepted' else 'admin.password_recovered' end,
    'admin', admin_user_id,
    case link.kind when 'invitation' then jsonb_build_object('invitedBy', link.invited_by) end);
  return link.email;
end
$$;
comment on function auth_admin.redeem_link(text, text) is
  'Sets the password by a link: an invitation creates an admin, a recovery ends all sessions. Returns the email address, or null when the link no longer works.';
grant execute on function auth_admin.redeem_link(text, text) to tenora_auth_admin;

-- A known browser has a count of attempts of its own, and someone who had the old password may have
-- made theirs known. So a new password makes every browser unknown again.
create function auth_admin.delete_known_browsers(p_email text) returns void
language sql security definer set search_path = ''
as $$
  -- The same hash as the server computes.
  delete from auth_admin.known_browser k
  where k.account = encode(sha256(convert_to('account:' || lower(trim(p_email)), 'UTF8')), 'hex')
$$;
comment on function auth_admin.delete_known_browsers(text) is
  'Deletes the known browsers of an account. For the functions in this file.';
