-- More occasions to write. Kinds are only ever added: what is allowed by now stays allowed.
do $$
declare
  kinds text;
begin
  select string_agg(distinct quote_literal(kind), ', ') into kinds
  from pg_constraint c,
    lateral (
      select (regexp_matches(pg_get_constraintdef(c.oid), '''([a-z_]+)''', 'g'))[1] as kind
      union all
      select unnest(array[
        'business_suspended', 'business_reinstated', 'business_tier_changed',
        'investor_approved', 'investor_rejected', 'investor_suspended', 'investor_reinstated'])
    ) known
  where c.conrelid = 'public.outbox'::regclass and c.conname = 'outbox_kind_check';
  alter table public.outbox drop constraint outbox_kind_check;
  execute format('alter table public.outbox add constraint outbox_kind_check check (kind in (%s))', kinds);
end
$$;
comment on column public.outbox.reason is 'Why, as the admin wrote it: of a rejection, a suspension, another tier.';

create or replace function app.note_business_act(
  earlier public.businesses, later public.businesses, what text, why text
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.business_history (business_id, event, status, tier, reason, admin_id)
  values (later.id, what, later.status, later.tier, why, app.current_admin());
  insert into public.audit_log
    (admin_id, admin_email, action, subject_type, subject_id, before, after, reason)
  select a.user_id, a.email, 'business.' || what, 'business', later.id::text,
    jsonb_build_object('tier', earlier.tier, 'suspended', earlier.suspended_at is not null),
    jsonb_build_object('tier', later.tier, 'suspended', later.suspended_at is not null), why
  from public.admins a where a.user_id = app.current_admin();
  insert into public.outbox (kind, subject_id, reason) values ('business_' || what, later.id, why);
end
$$;
comment on function app.note_business_act(public.businesses, public.businesses, text, text) is
  'History line, audit row and mail of an act on an approved business. For the functions beside it.';
