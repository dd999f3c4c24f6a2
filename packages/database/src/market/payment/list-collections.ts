import { roundFor } from "@tenora/domain/money/format-amount-for";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { type MarketAudience, ofShownListings } from "../listing/audience.ts";
import type { MarketToken } from "../listing/listing-record.ts";
import { market } from "../market-tables.ts";

/** What a wallet collected on a note, or took back of a cancelled sale; base units, seconds since 1970. */
export interface Collection {
  readonly amount: bigint;
  readonly time: number;
  readonly isRefund: boolean;
}

/** What a wallet collected of a stablecoin, each payment as it is shown: below a cent exact, else in whole cents. */
export interface CollectedTotal {
  readonly token: MarketToken;
  /** Also on notes that it has sold or given away since. */
  readonly collected: bigint;
  /** The part on notes that it doesn't hold any more. */
  readonly onFormerNotes: bigint;
}

const types = ["claimed", "refunded"];

/**
 * Each payment that the wallet itself got on these notes, oldest first. What a note's earlier holders collected is
 * theirs, though the note counts it.
 */
export async function listCollections(
  tx: Transaction<"market">,
  wallet: string,
  notes: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly Collection[]>> {
  if (notes.length === 0) return new Map();
  const rows = await market(tx)
    .selectFrom("events")
    .select(["type", "note", "amount", "time"])
    .where("wallet", "=", wallet.toLowerCase())
    .where("type", "in", types)
    .where("note", "in", notes.map(String))
    .orderBy("block")
    .orderBy("log_index")
    .execute();
  const found = new Map<bigint, Collection[]>();
  for (const { type, note, amount, time } of rows) {
    const id = BigInt(note ?? 0);
    const own = found.get(id) ?? [];
    own.push({ amount: BigInt(amount ?? 0), time: Number(time), isRefund: type === "refunded" });
    found.set(id, own);
  }
  return found;
}

/** All that a wallet ever collected, however many payments it is, by symbol. */
export async function readCollectedTotals(
  tx: Transaction<"market">,
  wallet: string,
  audience: MarketAudience = "everyone",
): Promise<CollectedTotal[]> {
  const owner = wallet.toLowerCase();
  // Payments of one amount together: of many notes, most are alike. By note first, which is then looked up once.
  const rows = await market(tx)
    .selectFrom((from) =>
      from
        .selectFrom("events")
        .select(["token", "note", "amount", from.fn.countAll<string>().as("payments")])
        .where("wallet", "=", owner)
        .where("type", "in", types)
        .where(ofShownListings(audience, "events.listing"))
        .groupBy(["token", "note", "amount"])
        .as("paid"),
    )
    .innerJoin("notes", "notes.id", "paid.note")
    .innerJoin("tokens", "tokens.address", "paid.token")
    .select(["tokens.address", "tokens.symbol", "tokens.decimals", "paid.amount"])
    .select([
      sql<string>`sum(paid.payments)::text`.as("count"),
      sql<string>`coalesce(sum(paid.payments) filter (
        where coalesce(notes.owner, notes.former_owner) <> ${owner}), 0)::text`.as("former"),
    ])
    .groupBy(["tokens.address", "tokens.symbol", "tokens.decimals", "paid.amount"])
    .orderBy("tokens.symbol")
    .orderBy("tokens.address")
    .execute();
  const totals = new Map<string, CollectedTotal>();
  for (const { address, symbol, decimals, amount, count, former } of rows) {
    const token = { address: address as `0x${string}`, symbol, decimals };
    const before = totals.get(address) ?? { token, collected: 0n, onFormerNotes: 0n };
    const each = roundFor("payee", BigInt(amount ?? 0), token);
    totals.set(address, {
      token,
      collected: before.collected + each * BigInt(count),
      onFormerNotes: before.onFormerNotes + each * BigInt(former),
    });
  }
  return [...totals.values()];
}
