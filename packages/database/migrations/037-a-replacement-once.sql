-- The same replacement may arrive twice: pressed twice, or sent again because its answer got lost.
alter table public.business_history add column replacement_key uuid;
comment on column public.business_history.replacement_key is
  'Idempotency key of the certificate that was sent; the same sending makes one line.';
create unique index business_history_replacement
  on public.business_history (business_id, replacement_key) where replacement_key is not null;

drop function app.replace_certificate(text, jsonb);

-- SQLSTATE TN011: too many in a day.
create function app.replace_certificate(
  p_certificate_url text, p_certificate_info jsonb, p_replacement_key uuid
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.businesses;
begin
  select b.* into earlier from public.businesses b
  where b.wallet_address = app.current_wallet()
  for update;
  if not found then
    return null;
  elsif exists (
    select from public.business_history h
    where h.business_id = earlier.id and h.replacement_key = p_replacement_key
  ) then
    return 'repeated';
  elsif earlier.status not in ('pending', 'rejected') then
    return null;
  elsif (
    select count(*) from public.business_history h
    where h.business_id = earlier.id and h.event = 'certificate_replaced'
      and h.at > now() - interval '1 day'
  ) >= 5 then
    raise exception 'Too many certificates in a day' using errcode = 'TN011';
  end if;
  update public.businesses b set
    certificate_url = p_certificate_url,
    certificate_info = p_certificate_info,
    updated_at = now()
  where b.id = earlier.id;
  insert into public.business_history
    (business_id, event, status, tier, replaced_certificate_url, replacement_key)
  values (earlier.id, 'certificate_replaced', earlier.status, earlier.tier,
    app.document_or_null(earlier.certificate_url), p_replacement_key);
  return 'replaced';
end
$$;
comment on function app.replace_certificate(text, jsonb, uuid) is
  'The member''s own business gets another document while it is not approved: replaced, or repeated when this very sending was taken before; null when there is no such business.';
grant execute on function app.replace_certificate(text, jsonb, uuid) to tenora_member;
