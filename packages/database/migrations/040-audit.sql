create table public.audit_log (
  id bigint primary key,
  at timestamptz not null,
  admin_id text,
  admin_email text,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  reason text,
  previous_hash text not null,
  hash text not null unique
);
comment on table public.audit_log is
  'One row per admin action, written in the transaction of that action. Append-only; each row contains the hash of the previous one.';
comment on column public.audit_log.admin_id is 'Null when the owner acted from the command line.';
comment on column public.audit_log.hash is 'SHA-256 in hex over previous_hash and all other columns.';
create index on public.audit_log (subject_type, subject_id, id desc);
create index on public.audit_log (subject_id, id desc);
create index on public.audit_log (action, id desc);
create index on public.audit_log (admin_email, id desc);
create index audit_log_by_admin_and_time on public.audit_log (admin_id, action, at desc);
alter table public.audit_log enable row level security, force row level security;
create policy "the owner's functions see every row" on public.audit_log
  to current_user using (true) with check (true);
create policy "admins read the whole audit log" on public.audit_log
  for select to tenora_admin using (true);
grant select on public.audit_log to tenora_admin;
create trigger append_only before update or delete on public.audit_log
  for each row execute function app.reject_change();
create trigger append_only_truncate before truncate on public.audit_log
  for each statement execute function app.reject_change();

create function app.audit_digest(entry public.audit_log) returns text
language sql stable set search_path = ''
as $$
  -- Time as microseconds since 1970, since its text depends on the session's time zone.
  select encode(sha256(convert_to(jsonb_build_array(
    entry.previous_hash, entry.id, (extract(epoch from entry.at) * 1000000)::bigint,
    entry.admin_id, entry.admin_email, entry.action, entry.subject_type, entry.subject_id,
    entry.before, entry.after, entry.reason
  )::text, 'UTF8')), 'hex')
$$;
comment on function app.audit_digest(public.audit_log) is 'The hash of one audit row.';

create function app.hash_audit_entry() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  latest record;
begin
  -- One transaction at a time, so that the ids have no gaps and the chain has no forks.
  perform app.acquire_lock('audit_log');
  select id, hash into latest from public.audit_log order by id desc limit 1;
  new.id := coalesce(latest.id, 0) + 1;
  new.at := clock_timestamp();
  new.previous_hash := coalesce(latest.hash, repeat('0', 64));
  new.hash := app.audit_digest(new);
  return new;
end
$$;
comment on function app.hash_audit_entry() is 'Sets the id, the time and the hashes of an audit row.';
create trigger hash_audit_entry before insert on public.audit_log
  for each row execute function app.hash_audit_entry();

create function app.broken_audit_entries() returns setof bigint
language sql stable set search_path = ''
as $$
  select id from (
    select l.id,
      l.hash is distinct from app.audit_digest(l)
        or l.previous_hash is distinct from
          coalesce(lag(l.hash) over (order by l.id), repeat('0', 64)) as broken
    from public.audit_log l
  ) checked where broken
$$;
comment on function app.broken_audit_entries() is
  'Ids of audit rows whose hash or link to the previous row is wrong; none in an intact log. For the owner.';

create function app.record_export(kind text, filters jsonb, row_count int) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  end if;
  insert into public.audit_log (admin_id, admin_email, action, subject_type, subject_id, after)
  select a.user_id, a.email, 'export.' || kind, 'export', kind,
    jsonb_build_object('filters', filters, 'rows', row_count)
  from public.admins a where a.user_id = app.current_admin();
end
$$;
comment on function app.record_export(text, jsonb, int) is
  'Records in the audit log which records an admin exported, and how many.';
grant execute on function app.record_export(text, jsonb, int) to tenora_admin;
