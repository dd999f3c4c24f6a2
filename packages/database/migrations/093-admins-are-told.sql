-- Whoever acts in a stolen session is seen: all admins are written to when somebody is invited to
-- become one, and when somebody stops being one, and he as well.
create function app.tell_admins(p_kind text, p_subject text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (kind, subject_id, recipient)
  select p_kind, p_subject::uuid, a.user_id from public.admins a
  where a.revoked_at is null or a.user_id = p_subject
$$;
comment on function app.tell_admins(text, text) is
  'Writes to every admin, and to the one it is about. For the functions beside it.';

create or replace function public.invite_admin(link_id uuid, email text, token_hash text)
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
  perform app.tell_admins('admin_invited_notice', link_id::text);
  return true;
end
$$;

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
  perform auth_admin.forget_browsers(address);
  update public.admin_links l set revoked_at = now()
  where (l.email = address or l.invited_by = admin_user_id)
    and l.used_at is null and l.revoked_at is null;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, before)
  select a.user_id, a.email, 'admin.revoked', 'admin', admin_user_id,
    jsonb_build_object('email', address)
  from public.admins a where a.user_id = acting_admin;
  perform app.tell_admins('admin_disabled_notice', admin_user_id);
  return true;
end
$$;

-- Whoever gets into an admin's account is seen by that admin: what changes how he signs in, or tells
-- that somebody has his password, is mailed to him. Beside the audit row itself, so that no function
-- that writes one can forget it.
create function app.tell_whose_account() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  its_mail constant text := replace(new.action, 'admin.', 'admin_');
begin
  if its_mail = any (app.account_mails()) then
    insert into public.outbox (kind, subject_id, recipient)
    values (its_mail, new.subject_id::uuid, new.subject_id);
  end if;
  return null;
end
$$;
comment on function app.tell_whose_account() is 'Writes to the admin whose account an act was about.';
create trigger tell_whose_account after insert on public.audit_log
  for each row when (new.action like 'admin.%') execute function app.tell_whose_account();
