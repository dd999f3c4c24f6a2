-- Whoever stops being an admin does not come back through an invitation of his own.
create or replace function public.disable_admin(admin_user_id text) returns boolean
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
  where (l.email = address or l.invited_by = admin_user_id)
    and l.used_at is null and l.revoked_at is null;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, before)
  select a.user_id, a.email, 'admin.revoked', 'admin', admin_user_id,
    jsonb_build_object('email', address)
  from public.admins a where a.user_id = acting_admin;
  return true;
end
$$;

create or replace function auth_admin.use_link(p_token_hash text, p_password_hash text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  link public.admin_links;
  whose text;
begin
  perform pg_advisory_xact_lock(hashtext('public.admins'));
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
  select a.user_id into whose from public.admins a
  where a.email = link.email and a.revoked_at is null;
  -- An invitation makes nobody admin who is one; a recovery nobody who is none.
  if (whose is null) = (link.kind = 'recovery') then
    return null;
  end if;
  if link.kind = 'invitation' then
    select u.id into whose from auth_admin."user" u where u.email = link.email;
    if whose is null then
      whose := gen_random_uuid()::text;
      insert into auth_admin."user" (id, name, email, "emailVerified")
      values (whose, link.email, link.email, true);
    end if;
    -- Who comes back after having been an admin once begins without what was set up then.
    delete from auth_admin.two_factor f where f.user_id = whose;
    insert into public.admins (user_id, email) values (whose, link.email)
    on conflict (user_id) do update set revoked_at = null;
  end if;
  perform auth_admin.set_password(whose, p_password_hash);
  update public.admin_links l set
    used_at = case when l.id = link.id then now() end,
    revoked_at = case when l.id = link.id then null else now() end
  where l.email = link.email and l.kind = link.kind and l.used_at is null and l.revoked_at is null;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  values (whose, link.email,
    case link.kind when 'invitation' then 'admin.invitation_accepted' else 'admin.password_recovered' end,
    'admin', whose,
    case link.kind when 'invitation' then jsonb_build_object('invitedBy', link.invited_by) end);
  return link.email;
end
$$;
