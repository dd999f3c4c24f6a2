-- What is appended and never changed, except that words about people go with an erasure or in time. The
-- tables of 371, 500, 690 and 760 say only whose rows they have and which columns may be cleared.
create function app.reject_change_except_clearing() returns trigger
language plpgsql set search_path = ''
as $$
declare
  erasing constant text := current_setting('app.erasing', true);
  whose constant text := to_jsonb(old) ->> tg_argv[0];
  expires constant boolean := tg_argv[2] = 'expires';
  cleared constant jsonb := (
    select jsonb_object_agg(name, null) from unnest(tg_argv[1]::text[]) name);
begin
  if tg_op = 'UPDATE' and (erasing = whose or expires and erasing = 'expired')
    and to_jsonb(new) = to_jsonb(old) || cleared
  then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'TN009';
end
$$;
comment on function app.reject_change_except_clearing() is
  'Keeps a table append-only, even for its owner, but lets an erasure clear columns. Its arguments: the column that says whose row it is, the columns that are cleared together, and ''expires'' where the end of the retention period clears them too.';

create or replace trigger append_only before update or delete on public.collection_contacts
  for each row execute function
  app.reject_change_except_clearing('business_id', '{person,comment}', 'expires');
create or replace trigger append_only before update or delete on public.dispute_evidence
  for each row execute function
  app.reject_change_except_clearing('business_id', '{document}', 'expires');
create or replace trigger append_only before update or delete on public.investor_checks
  for each row execute function app.reject_change_except_clearing('investor_id', '{comment}');
create or replace trigger append_only before update or delete on public.business_checks
  for each row execute function app.reject_change_except_clearing('business_id', '{comment}');

drop function app.reject_contact_change(), app.reject_evidence_change(),
  app.reject_investor_check_change(), app.reject_business_check_change();
