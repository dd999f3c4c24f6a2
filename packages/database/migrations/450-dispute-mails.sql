-- Mails to the seller and the holders of a receivable that is disputed.
create or replace function app.market_mail_kinds() returns text[]
language sql immutable set search_path = ''
as $$
  select array['business_request_received', 'business_request_changes',
    'business_request_attested', 'business_request_rejected',
    'business_join_requested', 'investor_invited',
    'business_published', 'business_first_purchase', 'business_minimum_reached',
    'business_paid_out', 'business_fully_funded', 'business_sale_failed',
    'business_payment_received', 'business_disputed', 'business_defaulted', 'business_recovery',
    'business_reminder',
    'investor_paid_out', 'investor_refund_available', 'investor_claimable', 'investor_disputed',
    'investor_defaulted', 'investor_recovery', 'investor_reminder', 'customer_reminder']
$$;

-- The kinds that other migrations allow stay as they are.
do $$
begin
  execute (
    select format('alter table public.outbox drop constraint outbox_kind_check,
      add constraint outbox_kind_check check (%s or kind = any (%L::text[]))',
      pg_get_expr(c.conbin, c.conrelid), array['business_disputed', 'investor_disputed'])
    from pg_constraint c
    where c.conrelid = 'public.outbox'::regclass and c.conname = 'outbox_kind_check');
end
$$;
