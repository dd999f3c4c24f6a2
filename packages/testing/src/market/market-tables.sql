create schema indexer_tables;
create table indexer_tables._ponder_checkpoint (
  chain_name text not null,
  chain_id bigint not null,
  safe_checkpoint character varying(75) not null,
  latest_checkpoint character varying(75) not null,
  finalized_checkpoint character varying(75) not null
);
CREATE UNIQUE INDEX _ponder_checkpoint_pkey ON indexer_tables._ponder_checkpoint USING btree (chain_name);
create view market._ponder_checkpoint as select * from indexer_tables._ponder_checkpoint;
create table indexer_tables._ponder_meta (
  key text not null,
  value jsonb not null
);
CREATE UNIQUE INDEX _ponder_meta_pkey ON indexer_tables._ponder_meta USING btree (key);
create view market._ponder_meta as select * from indexer_tables._ponder_meta;
create table indexer_tables.credits (
  account text not null,
  token text not null,
  amount bigint not null
);
CREATE INDEX credits_waiting_index ON indexer_tables.credits USING btree (account) WHERE (amount > 0);
CREATE UNIQUE INDEX credits_account_token_pk ON indexer_tables.credits USING btree (account, token);
create view market.credits as select * from indexer_tables.credits;
create table indexer_tables.eligibilities (
  wallet text not null,
  issued_at bigint not null,
  expires_at bigint not null,
  not_before bigint not null
);
CREATE UNIQUE INDEX eligibilities_pkey ON indexer_tables.eligibilities USING btree (wallet);
create view market.eligibilities as select * from indexer_tables.eligibilities;
create table indexer_tables.events (
  block bigint not null,
  log_index integer not null,
  type text not null,
  contract text not null,
  listing bigint,
  note bigint,
  wallet text,
  counterparty text,
  token text,
  amount bigint,
  "time" bigint not null,
  transaction_hash text not null,
  arguments jsonb not null
);
CREATE INDEX events_counterparty_block_log_index_index ON indexer_tables.events USING btree (counterparty, block, log_index);
CREATE INDEX events_listing_block_log_index_index ON indexer_tables.events USING btree (listing, block, log_index);
CREATE INDEX events_note_block_log_index_index ON indexer_tables.events USING btree (note, block, log_index);
CREATE INDEX events_wallet_block_log_index_index ON indexer_tables.events USING btree (wallet, block, log_index);
CREATE UNIQUE INDEX events_block_log_index_pk ON indexer_tables.events USING btree (block, log_index);
create view market.events as select * from indexer_tables.events;
create table indexer_tables.financings (
  fingerprint text not null,
  listing bigint,
  burned boolean not null
);
CREATE UNIQUE INDEX financings_pkey ON indexer_tables.financings USING btree (fingerprint);
create view market.financings as select * from indexer_tables.financings;
create table indexer_tables.listings (
  id bigint not null,
  fingerprint text not null,
  papers text not null,
  previous bigint not null,
  seller text not null,
  payout text not null,
  debtor text,
  attestor text not null,
  token text not null,
  gate text not null,
  gate_type text not null,
  reward text,
  reward_id numeric(78,0),
  reward_early boolean not null,
  kind integer not null,
  level integer not null,
  transfer_rule integer not null,
  face bigint not null,
  price_per_unit bigint not null,
  repay_per_unit bigint not null,
  total_units integer not null,
  min_units integer not null,
  min_purchase integer not null,
  funding_deadline bigint not null,
  maturity bigint not null,
  grace_days integer not null,
  delay_days integer not null,
  late_fee_bps integer not null,
  fee_bps integer not null,
  max_fee_bps integer not null,
  apr_bps numeric(78,0) not null,
  state integer not null,
  flags integer not null,
  sold_units integer not null,
  note_count integer not null,
  paid_in bigint not null,
  late_units numeric(78,0) not null,
  late_until bigint not null,
  last_purchase bigint not null,
  funded_bps integer not null,
  released bigint not null,
  fees bigint not null,
  to_holders bigint not null,
  to_seller bigint not null,
  reserve_credited bigint not null,
  recovered bigint not null,
  claimed bigint not null,
  refunded bigint not null,
  listed_at bigint not null,
  funded_at bigint,
  settled_at bigint,
  defaulted_at bigint,
  cancelled_at bigint,
  block bigint not null,
  transaction_hash text not null
);
CREATE INDEX listings_apr_bps_id_index ON indexer_tables.listings USING btree (apr_bps, id);
CREATE INDEX listings_debtor_id_index ON indexer_tables.listings USING btree (debtor, id);
CREATE INDEX listings_disputed_index ON indexer_tables.listings USING btree (id) WHERE ((flags & 12) <> 0);
CREATE INDEX listings_fingerprint_index ON indexer_tables.listings USING btree (fingerprint);
CREATE INDEX listings_funded_bps_id_index ON indexer_tables.listings USING btree (funded_bps, id);
CREATE INDEX listings_kind_id_index ON indexer_tables.listings USING btree (kind, id);
CREATE INDEX listings_level_id_index ON indexer_tables.listings USING btree (level, id);
CREATE INDEX listings_maturity_id_index ON indexer_tables.listings USING btree (maturity, id);
CREATE INDEX listings_reward_id_index ON indexer_tables.listings USING btree (reward, id);
CREATE INDEX listings_seller_id_index ON indexer_tables.listings USING btree (seller, id);
CREATE INDEX listings_state_id_index ON indexer_tables.listings USING btree (state, id);
CREATE INDEX listings_state_maturity_id_index ON indexer_tables.listings USING btree (state, maturity, id);
CREATE INDEX listings_token_id_index ON indexer_tables.listings USING btree (token, id);
CREATE INDEX listings_unclaimed_index ON indexer_tables.listings USING btree (id) WHERE (((to_holders - claimed) >= note_count) AND (to_holders > 0));
CREATE UNIQUE INDEX listings_pkey ON indexer_tables.listings USING btree (id);
create view market.listings as select * from indexer_tables.listings;
create table indexer_tables.notes (
  id bigint not null,
  listing bigint not null,
  owner text,
  former_owner text,
  buyer text not null,
  units integer not null,
  cost bigint not null,
  claimed bigint not null,
  counter integer not null,
  reward_claimed boolean not null,
  refunded bigint,
  bought_at bigint not null,
  acquired_at bigint not null,
  acquired_cost bigint,
  block bigint not null,
  transaction_hash text not null
);
CREATE INDEX notes_buyer_listing_index ON indexer_tables.notes USING btree (buyer, listing);
CREATE INDEX notes_former_owner_id_index ON indexer_tables.notes USING btree (former_owner, id);
CREATE INDEX notes_owner_id_index ON indexer_tables.notes USING btree (owner, id);
CREATE UNIQUE INDEX notes_pkey ON indexer_tables.notes USING btree (id);
create view market.notes as select * from indexer_tables.notes;
create table indexer_tables.registries (
  address text not null,
  admin text,
  next_admin text,
  next_admin_ready_at bigint,
  fee_bps integer not null,
  fee_recipient text,
  descriptor text,
  paused_at bigint,
  sunset boolean not null
);
CREATE UNIQUE INDEX registries_pkey ON indexer_tables.registries USING btree (address);
create view market.registries as select * from indexer_tables.registries;
create table indexer_tables.registry_members (
  register integer not null,
  member text not null,
  is_member boolean not null,
  ready_at bigint
);
CREATE UNIQUE INDEX registry_members_register_member_pk ON indexer_tables.registry_members USING btree (register, member);
create view market.registry_members as select * from indexer_tables.registry_members;
create table indexer_tables.revocations (
  signer text not null,
  digest text not null
);
CREATE UNIQUE INDEX revocations_signer_digest_pk ON indexer_tables.revocations USING btree (signer, digest);
create view market.revocations as select * from indexer_tables.revocations;
create table indexer_tables.rewards (
  contract text not null,
  id numeric(78,0) not null,
  maker text not null,
  uri text not null,
  awarded integer not null,
  made_at bigint not null
);
CREATE INDEX rewards_maker_id_index ON indexer_tables.rewards USING btree (maker, id);
CREATE UNIQUE INDEX rewards_contract_id_pk ON indexer_tables.rewards USING btree (contract, id);
create view market.rewards as select * from indexer_tables.rewards;
create table indexer_tables.signer_counters (
  signer text not null,
  counter bigint not null
);
CREATE UNIQUE INDEX signer_counters_pkey ON indexer_tables.signer_counters USING btree (signer);
create view market.signer_counters as select * from indexer_tables.signer_counters;
create table indexer_tables.tokens (
  address text not null,
  symbol text not null,
  decimals integer not null,
  listed bigint not null,
  financed bigint not null,
  fees bigint not null,
  repaid bigint not null,
  late_fees bigint not null,
  recovered bigint not null,
  claimed bigint not null,
  refunded bigint not null,
  liabilities bigint not null,
  balance numeric(78,0) not null
);
CREATE UNIQUE INDEX tokens_pkey ON indexer_tables.tokens USING btree (address);
create view market.tokens as select * from indexer_tables.tokens;
