import { marketTablesSchema } from "@tenora/testing/market/create-market-tables";
import { insertMarketRows, insertUsdc, plainListing } from "@tenora/testing/market/insert-listing";
import type { Client } from "pg";

export interface MarketSize {
  readonly listings: number;
  readonly notes: number;
  readonly events: number;
}

/** The wallet that owns 1,000 notes. */
export const largeHolder = `0x${"1a".repeat(20)}`;
/** Time of the newest listing; they came every ten minutes. */
export const newestAt = 1_900_000_000;

const day = 86_400;
const holders = 20_000;
const sellers = 2_000;
const hex = (text: string, digits: number) => `lpad(to_hex(${text}), ${digits}, '0')`;

/**
 * Fills the indexer's tables: the newest listings are on sale or running, the older ones settled, few
 * late, defaulted or cancelled. The owner of the tables only.
 */
export async function insertMarket(indexer: Client, size: MarketSize): Promise<void> {
  await insertUsdc(indexer);
  await insertListings(indexer, size);
  await insertNotes(indexer, size);
  await insertEvents(indexer, size);
  await indexer.query(
    `analyze ${marketTablesSchema}.listings, ${marketTablesSchema}.notes, ${marketTablesSchema}.events`,
  );
}

async function insertListings(indexer: Client, { listings }: MarketSize): Promise<void> {
  const plain = plainListing(0, newestAt);
  await insertMarketRows(indexer, "listings", [plain]);
  const age = `(${listings} - n) * 600`;
  // A twentieth is open, as much is running, of the rest a hundredth each is late or in default.
  const kindOf = `case when n > ${listings} * 0.95 then 'open' when n > ${listings} * 0.9 then 'running'
    when n % 100 = 0 then 'late' when n % 100 = 1 then 'defaulted' when n % 100 = 2 then 'cancelled'
    else 'settled' end`;
  const changed: Record<string, string> = {
    id: "n",
    fingerprint: `'0x' || ${hex("n", 64)}`,
    seller: `'0x5e' || ${hex(`n % ${sellers}`, 38)}`,
    gate_type: "case when n % 50 = 0 then 'invite' else 'open' end",
    reward: `case when n % 10 = 0 then '0x${"4e".repeat(20)}' end`,
    reward_id: "case when n % 10 = 0 then n end",
    kind: "(n % 10 = 3)::int",
    level: "case when n % 10 = 3 then 0 else 1 + n % 2 end",
    funding_deadline: `${newestAt} - ${age} + case kind_of when 'open' then 400 * ${day} else ${10 * day} end`,
    maturity: `case kind_of when 'open' then ${newestAt} + (5 + n % 150) * ${day}
      when 'running' then ${newestAt} + (1 + n % 100) * ${day}
      when 'late' then ${newestAt} - ${20 * day} else ${newestAt} - ${age} - ${day} end`,
    apr_bps: "300 + n * 7919 % 2500",
    state: `case kind_of when 'open' then 1 when 'running' then 2 when 'late' then 2
      when 'defaulted' then 4 when 'cancelled' then 5 else 3 end`,
    sold_units: "case kind_of when 'open' then n % 10 else 10 end",
    funded_bps: "case kind_of when 'open' then n % 10 * 1000 else 10000 end",
    paid_in: "case kind_of when 'settled' then 1000 else 0 end",
    listed_at: `${newestAt} - ${age}`,
    block: "n",
  };
  const names = Object.keys(plain);
  await indexer.query(
    `insert into ${marketTablesSchema}.listings (${names.join(", ")})
     select ${names.map((name) => changed[name] ?? `plain.${name}`).join(", ")}
     from generate_series(1, ${listings}) n, lateral (select ${kindOf} as kind_of) k,
       (select * from ${marketTablesSchema}.listings where id = 0) plain`,
  );
  await indexer.query(`delete from ${marketTablesSchema}.listings where id = 0`);
}

async function insertNotes(indexer: Client, { listings, notes }: MarketSize): Promise<void> {
  const perListing = Math.max(1, Math.floor(notes / listings));
  await indexer.query(
    `insert into ${marketTablesSchema}.notes (id, listing, owner, former_owner, buyer, units, cost,
       claimed, counter, reward_claimed, refunded, bought_at, acquired_at, acquired_cost, block,
       transaction_hash)
     select (l::bigint << 24) | i, l,
       case when i = 1 and l % ${Math.max(1, Math.floor(listings / 1_000))} = 0 then '${largeHolder}'
         else '0x40' || ${hex(`(l * 31 + i) % ${holders}`, 38)} end, null,
       '0x40' || ${hex(`(l * 31 + i) % ${holders}`, 38)}, 1, 95, 0, 0, false, null,
       ${newestAt}, ${newestAt}, 95, l, '0x' || ${hex("l", 64)}
     from generate_series(1, ${listings}) l, generate_series(1, ${perListing}) i`,
  );
}

async function insertEvents(indexer: Client, { listings, events }: MarketSize): Promise<void> {
  const perListing = Math.max(1, Math.floor(events / listings));
  // The holder of a thousand notes collected on each as often as others did.
  const wallet = `case when i % 5 = 4 and l % ${Math.max(1, Math.floor(listings / 1_000))} = 0
    then '${largeHolder}' else '0x40' || ${hex(`(l * 31 + i) % ${holders}`, 38)} end`;
  await indexer.query(
    `insert into ${marketTablesSchema}.events (block, log_index, type, contract, listing, note, wallet,
       counterparty, token, amount, time, transaction_hash, arguments)
     select l, i, (array['listed', 'transferred', 'bought', 'settled', 'claimed'])[1 + i % 5],
       '0x${"ec".repeat(20)}', l, (l::bigint << 24) | 1, ${wallet},
       null, (select address from ${marketTablesSchema}.tokens limit 1), 95, ${newestAt} - (${listings} - l) * 600, '0x' || ${hex("l", 64)},
       jsonb_build_object('listing', l::text, 'amount', '95')
     from generate_series(1, ${listings}) l, generate_series(1, ${perListing}) i`,
  );
}
