-- A business that registers twice, or with another's number, types it in its own way: spaces, hyphens and case
-- make no difference. Each country numbers its own.
create function app.registration_number_key(registration_number text) returns text
language sql immutable strict parallel safe set search_path = ''
return upper(regexp_replace(registration_number, '[^[:alnum:]]', '', 'g'));
comment on function app.registration_number_key(text) is
  'A registration number in capital letters and digits alone, to compare it.';
-- The index computes it when a member registers.
grant execute on function app.registration_number_key(text) to tenora_admin, tenora_member;
create index businesses_registration_number
  on public.businesses (app.registration_number_key(registration_number), country);
