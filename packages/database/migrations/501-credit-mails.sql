-- Mails to the owner of money that was set aside on the exchange and that nobody withdraws. The kinds that
-- other migrations allow stay as they are.
do $$
declare
  added constant text[] := array['business_credit_waiting', 'investor_credit_waiting'];
begin
  execute format('create or replace function app.market_mail_kinds() returns text[]
    language sql immutable set search_path = '''' as %L',
    format('select %L::text[]', app.market_mail_kinds() || added));
  execute (
    select format('alter table public.outbox drop constraint outbox_kind_check,
      add constraint outbox_kind_check check (%s or kind = any (%L::text[]))',
      pg_get_expr(c.conbin, c.conrelid), added)
    from pg_constraint c
    where c.conrelid = 'public.outbox'::regclass and c.conname = 'outbox_kind_check');
end
$$;
