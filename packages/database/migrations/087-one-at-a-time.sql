-- Who takes turns waits for a row that nobody but the owner's functions can lock. Advisory locks can
-- be taken by every login, also outside a transaction, and would keep everybody else waiting.
create table app.one_at_a_time (
  what text primary key
);
comment on table app.one_at_a_time is
  'A row for each thing that is done by one transaction at a time, which locks it until its end.';
alter table app.one_at_a_time enable row level security;
alter table app.one_at_a_time force row level security;
create policy "the owner's functions see every row" on app.one_at_a_time
  to current_user using (true) with check (true);
insert into app.one_at_a_time (what) values ('audit_log'), ('admins');

create function app.wait_for(what text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform from app.one_at_a_time o where o.what = wait_for.what for update;
  if not found then
    raise exception 'Nobody takes turns at %', wait_for.what;
  end if;
end
$$;
comment on function app.wait_for(text) is
  'Waits until nobody else does this, and keeps it until commit. Who needs both takes admins first.';

-- What waited at the number of an advisory lock until now, from here on.
create or replace function app.seal_audit_entry() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  latest record;
begin
  -- One at a time until commit, so that numbers have no gaps and the chain no forks.
  perform app.wait_for('audit_log');
  select id, hash into latest from public.audit_log order by id desc limit 1;
  new.id := coalesce(latest.id, 0) + 1;
  new.at := clock_timestamp();
  new.previous_hash := coalesce(latest.hash, repeat('0', 64));
  new.hash := app.audit_digest(new);
  return new;
end
$$;

create or replace function app.lock_admins() returns text
language plpgsql security definer set search_path = ''
as $$
declare
  acting_admin text;
begin
  perform app.wait_for('admins');
  acting_admin := app.current_admin();
  if acting_admin is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  return acting_admin;
end
$$;

-- A link makes somebody an admin or ends his sessions: in turn with all who do so signed in.
create or replace function auth_admin.use_link(p_token_hash text, p_password_hash text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  link public.admin_links;
  whose text;
begin
  perform app.wait_for('admins');
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
