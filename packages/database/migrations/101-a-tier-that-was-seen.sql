-- Two admins who move a business from the same tier at once: the second is told. A version of before
-- does not say which tier it saw, and is served as it was.
drop function public.change_business_tier(uuid, int, text);
create function public.change_business_tier(
  business_id uuid, new_tier int, reason text, seen_tier int default null
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  earlier public.businesses;
  later public.businesses;
begin
  if app.current_admin() is null then
    raise exception 'Not signed in as admin' using errcode = '42501';
  elsif new_tier is null or new_tier not between 1 and 3 then
    raise exception 'Invalid tier' using errcode = 'TN003';
  end if;
  select * into earlier from public.businesses b
  where b.id = change_business_tier.business_id and b.status = 'approved' and b.tier <> new_tier
    and b.tier = coalesce(seen_tier, b.tier) and b.erased_at is null
  for update;
  if not found then
    return false;
  end if;
  update public.businesses b set tier = new_tier, updated_at = now()
  where b.id = earlier.id
  returning b.* into later;
  perform app.note_business_act(earlier, later, 'tier_changed', change_business_tier.reason);
  return true;
end
$$;
comment on function public.change_business_tier(uuid, int, text, int) is
  'An admin moves an approved business from the tier he saw to another; audited. False: it stands otherwise.';
grant execute on function public.change_business_tier(uuid, int, text, int) to tenora_admin;
