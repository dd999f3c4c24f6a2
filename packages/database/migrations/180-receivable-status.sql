-- The status of the domain (receivable-status.ts), for filters: a test compares the two. It is inlined
-- into queries, so it has no settings of its own.
create function app.receivable_status(
  state integer, flags integer, sold_units integer, total_units integer, min_units integer,
  paid_in bigint, funding_deadline bigint, maturity bigint, grace_days integer,
  delay_days integer, at bigint
) returns text
language sql immutable parallel safe
return case state
  when 1 then case
    when flags & 16 = 0 and paid_in = 0 and at <= funding_deadline and sold_units < total_units
      then 'open'
    when sold_units >= min_units then 'closing'
    else 'failed' end
  when 2 then case
    when flags & 16 = 0 and paid_in = 0 and at <= funding_deadline and sold_units < total_units
      then 'selling'
    when at <= maturity then 'running'
    when at <= maturity + grace_days * 86400::bigint then 'grace'
    when at <= maturity + (grace_days + delay_days) * 86400::bigint then 'late'
    else 'overdue' end
  when 3 then 'settled'
  when 4 then 'defaulted'
  when 5 then 'cancelled'
  else 'none' end;
comment on function app.receivable_status(
  integer, integer, integer, integer, integer, bigint, bigint, bigint, integer, integer, bigint
) is 'The status of a receivable with this ledger at a time, in seconds since 1970.';
grant execute on function app.receivable_status(
  integer, integer, integer, integer, integer, bigint, bigint, bigint, integer, integer, bigint
) to tenora_visitor, tenora_member, tenora_admin, tenora_worker;
