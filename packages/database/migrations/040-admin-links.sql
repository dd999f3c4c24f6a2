-- Links that let somebody choose a password: an invitation to become admin, and the recovery of an
-- admin's account. The token is in the mail alone; here lies its hash.
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
comment on column public.admin_links.token_hash is 'SHA-256 in hex of the token; no role reads it.';
create index admin_links_by_email on public.admin_links (email, created_at desc);
alter table public.admin_links enable row level security;
alter table public.admin_links force row level security;
create policy "the owner's functions see every row" on public.admin_links
  to current_user using (true) with check (true);
create policy "admins see all links" on public.admin_links for select to tenora_admin using (true);
grant select (id, kind, email, invited_by, created_at, expires_at, used_at, revoked_at)
  on public.admin_links to tenora_admin;

alter table public.outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in (
    'business_submitted', 'business_approved', 'business_rejected', 'investor_submitted',
    'admin_invited', 'admin_recovery'));
comment on column public.outbox.subject_id is 'The business, investor or admin link the mail is about.';

-- Whoever changes who is admin does so in turn, and is asked only then whether he still is one:
-- two admins who disable each other leave one.
create function app.lock_admins() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text;
begin
  perform pg_advisory_xact_lock(hashtext('public.admins'));
  acting_admin := app.current_admin();
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  return acting_admin;
end
$$;
comment on function app.lock_admins() is 'The acting admin, alone with the list of admins until commit.';

create function public.invite_admin(link_id uuid, email text, token_hash text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.lock_admins();
  address constant text := lower(trim(invite_admin.email));
begin
  if exists (select from public.admins a where a.email = address and a.revoked_at is null) then
    return false;
  end if;
  -- The newest invitation is the one that counts.
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
  return true;
end
$$;
comment on function public.invite_admin(uuid, text, text) is
  'Invites an e-mail address to become admin, for three days. False when it is an admin''s already.';
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
  'Takes an invitation back. False when it was used or taken back before.';
grant execute on function public.revoke_invitation(uuid) to tenora_admin;

create function public.disable_admin(admin_user_id text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text := app.lock_admins();
  address text;
begin
  -- Nobody disables himself, so somebody always remains.
  update public.admins a set revoked_at = now()
  where a.user_id = admin_user_id and a.user_id <> acting_admin and a.revoked_at is null
  returning a.email into address;
  if not found then
    return false;
  end if;
  delete from auth_admin.session s where s."userId" = admin_user_id;
  update public.admin_links l set revoked_at = now()
  where l.email = address and l.used_at is null and l.revoked_at is null;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, before)
  select a.user_id, a.email, 'admin.revoked', 'admin', admin_user_id,
    jsonb_build_object('email', address)
  from public.admins a where a.user_id = acting_admin;
  return true;
end
$$;
comment on function public.disable_admin(text) is
  'Ends another admin''s adminship and sign-ins at once. False for oneself and for who is none.';
grant execute on function public.disable_admin(text) to tenora_admin;

create function auth_admin.ask_recovery(p_link_id uuid, p_email text, p_token_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from public.admins a where a.email = lower(trim(p_email)) and a.revoked_at is null
  ) then
    return;
  end if;
  -- Earlier links stay good: else a stranger who asks all day would keep the admin from recovering.
  insert into public.admin_links (id, kind, email, token_hash, expires_at)
  values (p_link_id, 'recovery', lower(trim(p_email)), p_token_hash, now() + interval '30 minutes');
  insert into public.outbox (kind, subject_id) values ('admin_recovery', p_link_id);
end
$$;
comment on function auth_admin.ask_recovery(uuid, text, text) is
  'Writes an admin a link of 30 minutes to choose another password; says nothing about who is one.';
grant execute on function auth_admin.ask_recovery(uuid, text, text) to tenora_auth_admin;

create function auth_admin.look_at_link(p_token_hash text)
returns table (kind text, email text)
language sql stable security definer set search_path = ''
as $$
  select l.kind, l.email from public.admin_links l
  where l.token_hash = p_token_hash and l.used_at is null and l.revoked_at is null
    and l.expires_at > now()
$$;
comment on function auth_admin.look_at_link(text) is 'What a link is for, while it works; else nothing.';
grant execute on function auth_admin.look_at_link(text) to tenora_auth_admin;

create function auth_admin.set_password(p_user_id text, p_password_hash text) returns void
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
end
$$;
comment on function auth_admin.set_password(text, text) is
  'Gives a user another password and ends all sessions. For the functions below.';

create function app.admin_mail(p_link_id uuid) returns table (email text)
language sql stable security definer set search_path = ''
as $$
  select l.email from public.admin_links l
  where l.id = p_link_id and l.used_at is null and l.revoked_at is null and l.expires_at > now()
$$;
comment on function app.admin_mail(uuid) is 'Whom the mail about a link goes to, while the link works.';
grant execute on function app.admin_mail(uuid) to tenora_worker;
