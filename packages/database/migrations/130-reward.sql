-- Rewards that businesses describe before their wallet puts them on the chain, and what they have handed
-- over since. The words are on the chain too; the picture is with us, under the hash that the chain names.
create table public.rewards (
  wallet text not null check (wallet ~ '^0x[0-9a-f]{40}$'),
  digest text not null check (digest ~ '^0x[0-9a-f]{64}$'),
  uri text not null check (uri like 'data:application/json,%' and char_length(uri) <= 4096),
  picture text not null check (picture ~ '^bafkrei[a-z2-7]{52}$'),
  picture_url text not null check (picture_url ~ '^/reward-pictures/[0-9a-f-]{36}\.jpg$'),
  created_at timestamptz(3) not null default clock_timestamp(),
  deleted_at timestamptz(3),
  primary key (wallet, digest)
);
comment on table public.rewards is 'Rewards as their businesses described them.';
comment on column public.rewards.wallet is 'Of the business, which alone can put it on the chain as its own.';
comment on column public.rewards.digest is 'SHA-256 of the metadata.';
comment on column public.rewards.uri is 'The metadata, as the chain takes it.';
comment on column public.rewards.picture is 'Content address of the picture, which the metadata names.';
comment on column public.rewards.picture_url is 'Where the picture is in the store.';
comment on column public.rewards.deleted_at is
  'When its business deleted it; its picture is kept for some time more (350).';
create index rewards_picture on public.rewards (picture);
create index rewards_picture_url on public.rewards (picture_url);
-- Businesses change and delete rewards that they have only described.
create index rewards_expiring on public.rewards (deleted_at) where deleted_at is not null;
alter table public.rewards enable row level security, force row level security;
create policy "the owner's functions see every row" on public.rewards
  to current_user using (true) with check (true);
create policy "members see the rewards that they described" on public.rewards
  for select to tenora_member
  using (wallet = (select app.current_wallet()) and deleted_at is null);
grant select on public.rewards to tenora_member;

create table public.reward_deliveries (
  note_id bigint not null check (note_id > 0),
  seller text not null check (seller ~ '^0x[0-9a-f]{40}$'),
  delivered_at timestamptz(3) not null default clock_timestamp(),
  primary key (note_id, seller)
);
comment on table public.reward_deliveries is
  'Notes whose seller says that the claimed reward was handed over. The chain knows claims only.';
comment on column public.reward_deliveries.seller is
  'Who says so. Readers compare it with the seller of the note''s receivable.';
create index reward_deliveries_of_seller on public.reward_deliveries (seller);
alter table public.reward_deliveries enable row level security, force row level security;
create policy "the owner's functions see every row" on public.reward_deliveries
  to current_user using (true) with check (true);
create policy "everybody sees what was handed over" on public.reward_deliveries
  for select to tenora_visitor, tenora_member using (true);
grant select on public.reward_deliveries to tenora_visitor, tenora_member;

-- SQLSTATE TN310: 50 rewards of a wallet.
create function app.describe_reward(p_digest text, p_uri text, p_picture text, p_picture_url text)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  its_wallet constant text := (app.lock_active_business()).wallet_address;
begin
  -- One at a time, so that each counts the others.
  perform pg_advisory_xact_lock(hashtextextended('tenora.rewards:' || its_wallet, 0));
  if exists (
    select from public.rewards r where r.wallet = its_wallet and r.digest = p_digest and r.deleted_at is null
  ) then
    return;
  elsif (
    select count(*) from public.rewards r where r.wallet = its_wallet and r.deleted_at is null
  ) >= 50 then
    raise exception 'Too many rewards' using errcode = 'TN310';
  end if;
  insert into public.rewards (wallet, digest, uri, picture, picture_url)
  values (its_wallet, p_digest, p_uri, p_picture, p_picture_url)
  on conflict (wallet, digest) do update set deleted_at = null, created_at = excluded.created_at,
    picture_url = excluded.picture_url;
end
$$;
comment on function app.describe_reward(text, text, text, text) is
  'Stores a reward of the member''s approved business; a repeated one changes nothing.';
grant execute on function app.describe_reward(text, text, text, text) to tenora_member;

create function app.reward_picture(p_picture text) returns text
language sql stable security definer set search_path = ''
as $$
  select r.picture_url from public.rewards r where r.picture = p_picture
  order by r.created_at, r.wallet limit 1
$$;
comment on function app.reward_picture(text) is
  'Where the picture of a content address is in the store; null without one. For everybody: it was made to be shown.';
grant execute on function app.reward_picture(text) to tenora_visitor;

create function app.mark_reward(p_note bigint, p_is_delivered boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  its_seller constant text := app.require_wallet();
begin
  perform app.acquire_lock('audit_log');
  if p_is_delivered then
    insert into public.reward_deliveries (note_id, seller) values (p_note, its_seller)
    on conflict do nothing;
  else
    delete from public.reward_deliveries d where d.note_id = p_note and d.seller = its_seller;
  end if;
  if not found then
    return;
  end if;
  insert into public.audit_log (action, subject_type, subject_id, after)
  values (case when p_is_delivered then 'reward.delivered' else 'reward.reopened' end,
    'note', p_note::text, jsonb_build_object('seller', its_seller));
end
$$;
comment on function app.mark_reward(bigint, boolean) is
  'Says that the reward of a note was handed over, or takes it back, for its seller, whom the caller has read from the chain. Adds an audit row when it changes something.';
grant execute on function app.mark_reward(bigint, boolean) to tenora_member;

create function app.erase_rewards(p_wallet text) returns setof text
language plpgsql set search_path = ''
as $$
begin
  delete from public.reward_deliveries d where d.seller = lower(p_wallet);
  return query delete from public.rewards r where r.wallet = lower(p_wallet)
    returning r.picture_url;
end
$$;
comment on function app.erase_rewards(text) is
  'Deletes a wallet''s rewards; returns the pictures to remove. The chain keeps the words. For the owner.';

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
