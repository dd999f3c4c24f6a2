-- From its due date on a sale can't be released any more, also with its minimum reached; anybody may cancel it.
create or replace function app.receivable_status(
  state integer, flags integer, sold_units integer, total_units integer, min_units integer,
  paid_in bigint, funding_deadline bigint, maturity bigint, grace_days integer,
  delay_days integer, at bigint
) returns text
language sql immutable parallel safe
return case state
  when 1 then case
    when flags & 16 = 0 and paid_in = 0 and at <= funding_deadline and sold_units < total_units
      then 'open'
    when sold_units >= min_units and at <= maturity then 'closing'
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
