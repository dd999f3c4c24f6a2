import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { findFinancing } from "../find-financing.ts";
import { findMarketHead } from "../find-market-head.ts";
import { market, notesOfListing } from "../market-tables.ts";
import { type MarketToken, selectListings, toListing } from "./listing-record.ts";

/** A sale that ended below its minimum, or was cancelled. */
export interface FailedSale {
  /** Once it is cancelled, its buyers can take their money back, and the same be listed again. */
  readonly isCancelled: boolean;
  /** An attestor burned its fingerprint: the same can never be listed again. */
  readonly isFraud: boolean;
  /** Its deadline came; otherwise it was cancelled before. */
  readonly hasExpired: boolean;
  readonly token: MarketToken;
  readonly pricePerUnit: bigint;
  readonly repayPerUnit: bigint;
  readonly soldUnits: bigint;
  readonly minUnits: bigint;
  readonly totalUnits: bigint;
  /** Wallets that bought. */
  readonly buyers: number;
  /** From the listing to the deadline; whole days. */
  readonly days: number;
}

const daySeconds = 86_400;

/** A listing as our own tables know it. */
interface Reference {
  readonly id: bigint;
  readonly fingerprint: string;
}

/** Those of these listings whose sale failed or was cancelled, by their ids; none before the first index. */
export async function findFailedSales(
  tx: Transaction<"market">,
  listings: readonly Reference[],
): Promise<ReadonlyMap<bigint, FailedSale>> {
  const head = await findMarketHead(tx);
  if (head === null || listings.length === 0) return new Map();
  const fingerprints = new Map(listings.map(({ id, fingerprint }) => [id, fingerprint]));
  const rows = await selectListings(market(tx))
    .where(
      "listings.id",
      "in",
      listings.map(({ id }) => id.toString()),
    )
    .where("listings.state", "in", [1, 5])
    .execute();
  const found = new Map<bigint, FailedSale>();
  for (const row of rows) {
    const listing = toListing(row, BigInt(head.time));
    const { id, status, ledger, fundingDeadline, cancelledAt, listedAt } = listing;
    const isFailed = status === "failed" || status === "cancelled";
    if (!isFailed || fingerprints.get(id) !== listing.fingerprint) continue;
    const { buyers } = await market(tx)
      .selectFrom("notes")
      .select(sql<number>`count(distinct buyer)::int`.as("buyers"))
      .where(notesOfListing(id))
      .executeTakeFirstOrThrow();
    found.set(id, {
      isCancelled: status === "cancelled",
      isFraud: (await findFinancing(tx, listing.fingerprint)).state === "burned",
      hasExpired: (cancelledAt ?? head.time) > Number(fundingDeadline),
      token: listing.token,
      pricePerUnit: listing.pricePerUnit,
      repayPerUnit: ledger.repayPerUnit,
      soldUnits: ledger.soldUnits,
      minUnits: listing.minUnits,
      totalUnits: listing.totalUnits,
      buyers,
      days: Math.floor((Number(fundingDeadline) - listedAt) / daySeconds),
    });
  }
  return found;
}
