-- Whoever acts in a stolen session is seen: all admins are written to when somebody is invited to
-- become one, and when somebody stops being one, and he as well.
alter table public.outbox add column recipient text references public.admins (user_id);
comment on column public.outbox.recipient is
  'The admin who is told; null where the mail goes to whom it is about, or to the office.';
comment on column public.outbox.subject_id is
  'The business, investor, admin link or disabled admin the mail is about.';

-- Kinds are only ever added: what is allowed by now stays allowed.
do $$
declare
  kinds text;
begin
  select string_agg(distinct quote_literal(kind), ', ') into kinds
  from pg_constraint c,
    lateral (
      select (regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g'))[1] as kind
      union all
      select unnest(array['admin_invited_notice', 'admin_disabled_notice'])
    ) known
  where c.conrelid = 'public.outbox'::regclass and c.conname = 'outbox_kind_check';
  alter table public.outbox drop constraint outbox_kind_check;
  execute format('alter table public.outbox add constraint outbox_kind_check check (kind in (%s))', kinds);
end
$$;

create function app.tell_admins(p_kind text, p_subject text) returns void
language sql security definer set search_path = ''
as $$
  insert into public.outbox (kind, subject_id, recipient)
  select p_kind, p_subject::uuid, a.user_id from public.admins a
  where a.revoked_at is null or a.user_id = p_subject
$$;
comment on function app.tell_admins(text, text) is
  'Writes to every admin, and to the one it is about. For the functions beside it.';

create function app.admin_notice(p_outbox_id uuid)
returns table (email text, about text, acting_email text)
language sql stable security definer set search_path = ''
as $$
  select to_whom.email, coalesce(act.after ->> 'email', act.before ->> 'email'), act.admin_email
  from public.outbox o
  join public.admins to_whom on to_whom.user_id = o.recipient
  cross join lateral (
    select l.* from public.audit_log l
    where l.subject_id = o.subject_id::text
      and l.action = case o.kind
        when 'admin_invited_notice' then 'admin.invited' else 'admin.revoked' end
    order by l.id desc limit 1) act
  where o.id = p_outbox_id
    and (to_whom.revoked_at is null or to_whom.user_id = o.subject_id::text)
$$;
comment on function app.admin_notice(uuid) is
  'Who is told by a mail, of whom, and who did it; nothing for who is no admin any more.';
grant execute on function app.admin_notice(uuid) to tenora_worker;

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
