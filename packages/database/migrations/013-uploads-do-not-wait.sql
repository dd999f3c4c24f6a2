create or replace function app.claim_upload(p_bytes bigint) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  own_wallet text := app.current_wallet();
begin
  if own_wallet is null then
    raise exception 'No wallet is signed in' using errcode = '42501';
  end if;
  -- A count that a power failure loses is not worth a wait for the disk at the end of this, its own,
  -- transaction.
  perform set_config('synchronous_commit', 'off', true);
  -- Room for 200 forms sent at once, of which all but one are refused in the end.
  insert into public.upload_quota as q (wallet_address, uploads, bytes)
  values (own_wallet, 1, p_bytes)
  on conflict (wallet_address) do update set
    since = case when q.since < now() - interval '1 day' then now() else q.since end,
    uploads = case when q.since < now() - interval '1 day' then 1 else q.uploads + 1 end,
    bytes = case when q.since < now() - interval '1 day' then p_bytes else q.bytes + p_bytes end
  where q.since < now() - interval '1 day'
    or (q.uploads < 300 and q.bytes + p_bytes <= 250 * 1024 * 1024);
  return found;
end
$$;
