-- Mails to customers have dates in the time zone of the customer's country, where it has one.
create function app.country_of_customer(p_request_id uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select r.draft ->> 'customerCountry' from public.funding_requests r
  where r.id = p_request_id and r.draft ->> 'customerCountry' ~ '^[A-Z]{2}$'
$$;
comment on function app.country_of_customer(uuid) is
  'The country of a funding request''s customer, ISO 3166-1 alpha-2; null where none is recorded.';
grant execute on function app.country_of_customer(uuid) to tenora_worker, tenora_admin;
