-- Businesses change and delete rewards that they have only described.

create index rewards_expiring on public.rewards (deleted_at) where deleted_at is not null;

create function app.delete_reward(p_digest text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  its_wallet constant text := app.require_wallet();
begin
  -- As describing one does, so that the count there holds.
  perform pg_advisory_xact_lock(hashtextextended('tenora.rewards:' || its_wallet, 0));
  update public.rewards r set deleted_at = clock_timestamp()
  where r.wallet = its_wallet and r.digest = p_digest and r.deleted_at is null;
  return found;
end
$$;
comment on function app.delete_reward(text) is
  'Deletes a reward that the member described; false without such a one. The caller has read from the chain that it isn''t there. As its transaction may be on the way, its row and picture are kept for 14 days.';
grant execute on function app.delete_reward(text) to tenora_member;

create function app.restore_rewards(p_uris text[]) returns void
language sql security definer set search_path = ''
as $$
  update public.rewards r set deleted_at = null
  where r.wallet = app.require_wallet() and r.deleted_at is not null and r.uri = any (p_uris)
$$;
comment on function app.restore_rewards(text[]) is
  'Takes back the deletion of the member''s rewards with this metadata, which the caller has read from the chain: their pictures are needed.';
grant execute on function app.restore_rewards(text[]) to tenora_member;

-- Nodes drop a transaction that waits for days, and an unnamed picture is kept as long (14 days).
create function app.delete_old_rewards() returns int
language plpgsql set search_path = ''
as $$
declare
  deleted int;
begin
  delete from public.rewards r where r.deleted_at < now() - interval '14 days';
  get diagnostics deleted = row_count;
  return deleted;
end
$$;
comment on function app.delete_old_rewards() is
  'Removes rewards that were deleted 14 days ago, and returns their number; the sweep removes their pictures. For app.delete_expired.';
