-- A timeline for the investor's portal; what a function returns can't be changed in place.
drop function app.own_investor_status();
create function app.own_investor_status()
returns table (status text, suspended boolean, rejection_reason text, submitted_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select i.status, i.suspended_at is not null, i.rejection_reason, i.created_at
  from public.investors i
  where i.wallet_address = app.current_wallet() and i.erased_at is null
$$;
comment on function app.own_investor_status() is
  'The status of the member''s own registration and when it came; no row when there is none.';
revoke all on function app.own_investor_status() from public;
grant execute on function app.own_investor_status() to tenora_member;
