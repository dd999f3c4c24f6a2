import type { Client } from "pg";
import { marketTablesSchema } from "./create-market-tables.ts";

export const usdc = `0x${"c1".repeat(20)}` as const;

/** Columns of the indexer's table of listings that a test states; the rest is a plain open offer. */
export type ListingColumns = Readonly<Record<string, string | number | bigint | boolean | null>>;

const day = 86_400;

/** An offer of 10 units at 95 that repay 100, listed at `listedAt` and due 30 days later. */
export function plainListing(id: number, listedAt: number): ListingColumns {
  const hash = `0x${id.toString(16).padStart(64, "0")}`;
  return {
    id,
    fingerprint: hash,
    papers: hash,
    previous: 0,
    seller: `0x${"5e".repeat(20)}`,
    payout: `0x${"5e".repeat(20)}`,
    debtor: null,
    attestor: `0x${"a7".repeat(20)}`,
    token: usdc,
    gate: `0x${"9a".repeat(20)}`,
    gate_type: "open",
    reward: null,
    reward_id: null,
    reward_early: false,
    kind: 0,
    level: 1,
    transfer_rule: 0,
    face: 1_000,
    price_per_unit: 95,
    repay_per_unit: 100,
    total_units: 10,
    min_units: 2,
    min_purchase: 1,
    funding_deadline: listedAt + 10 * day,
    maturity: listedAt + 30 * day,
    grace_days: 5,
    delay_days: 30,
    late_fee_bps: 1_200,
    fee_bps: 100,
    max_fee_bps: 200,
    apr_bps: 6_403,
    state: 1,
    flags: 0,
    sold_units: 0,
    note_count: 0,
    paid_in: 0,
    late_units: 0,
    late_until: 0,
    last_purchase: 0,
    funded_bps: 0,
    released: 0,
    fees: 0,
    to_holders: 0,
    to_seller: 0,
    reserve_credited: 0,
    recovered: 0,
    claimed: 0,
    refunded: 0,
    listed_at: listedAt,
    funded_at: null,
    settled_at: null,
    defaulted_at: null,
    cancelled_at: null,
    block: id,
    transaction_hash: hash,
  };
}

/** Adds rows to a table of the indexer, all with the same columns. */
export async function insertMarketRows(
  owner: Client,
  table: string,
  rows: readonly ListingColumns[],
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const values = names.map((name) => rows.map((row) => row[name]?.toString() ?? null));
  const target = `${marketTablesSchema}.${table}`;
  const { rows: types } = await owner.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type
     from pg_attribute where attrelid = $1::regclass`,
    [target],
  );
  const typeOf = new Map(types.map(({ name, type }) => [name, type]));
  await owner.query(
    `insert into ${target} (${names.join(", ")})
     select ${names.map((name, at) => `c${at}::${typeOf.get(name)}`).join(", ")}
     from unnest(${names.map((_, at) => `$${at + 1}::text[]`).join(", ")})
       as rows (${names.map((_, at) => `c${at}`).join(", ")})`,
    values,
  );
}

/** The token of `plainListing`, which every listing needs. */
export const insertUsdc = (owner: Client): Promise<void> =>
  insertMarketRows(owner, "tokens", [
    {
      address: usdc,
      symbol: "USDC",
      decimals: 6,
      listed: 0,
      financed: 0,
      fees: 0,
      repaid: 0,
      late_fees: 0,
      recovered: 0,
      claimed: 0,
      refunded: 0,
      liabilities: 0,
      balance: 0,
    },
  ]);
