import { roundFor } from "@tenora/domain/money/format-amount-for";
import { claimableAt } from "@tenora/domain/receivable/amounts/amount-due";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { type MarketAudience, ofShownListings } from "../listing/audience.ts";
import { type Listing, selectListings, toListing } from "../listing/listing-record.ts";
import { market } from "../market-tables.ts";

/** What a wallet holds of one listing, in base units of its token; refunded notes count as collected only. */
export interface Holding {
  readonly listing: Listing;
  /** Paid for the notes that it owns, each rounded up to the cent as it is shown. */
  readonly invested: bigint;
  readonly units: bigint;
  /** To be claimed, or to be taken back of a cancelled sale. */
  readonly collectable: bigint;
  /** Claimed on its notes so far, and refunded. */
  readonly collected: bigint;
  /** How many notes have something to claim. */
  readonly claimableCount: number;
  /** The newest 40 of them at most, newest first. */
  readonly claimable: readonly bigint[];
}

/** Notes of a listing with the same figures, of which each has earned the same. */
interface Group {
  readonly listing: string;
  readonly units: number;
  readonly claimed: string;
  readonly is_refunded: boolean;
  readonly count: string;
  readonly cost: string;
  /** Paid for each. */
  readonly paid: string;
  readonly refunded: string;
  readonly newest: readonly string[];
}

const mostIds = 40;

/** All that a wallet holds at `now` (seconds since 1970), the newest listing first, however many notes it is. */
export async function listWalletHoldings(
  tx: Transaction<"market">,
  wallet: string,
  now: bigint,
  audience: MarketAudience = "everyone",
): Promise<Holding[]> {
  const db = market(tx);
  const owner = wallet.toLowerCase();
  const groups: Group[] = await db
    .selectFrom("notes")
    .select(["listing", "units", "claimed"])
    .select([
      sql<boolean>`owner is null`.as("is_refunded"),
      sql<string>`count(*)::text`.as("count"),
      sql<string>`sum(cost)::text`.as("cost"),
      sql<string>`coalesce(acquired_cost, cost)::text`.as("paid"),
      sql<string>`sum(coalesce(refunded, 0))::text`.as("refunded"),
      sql<string[]>`(array_agg(id::text order by id desc))[1:${sql.lit(mostIds)}]`.as("newest"),
    ])
    .where((eb) =>
      eb.or([
        eb("owner", "=", owner),
        eb.and([eb("former_owner", "=", owner), eb("owner", "is", null)]),
      ]),
    )
    .where(ofShownListings(audience, "notes.listing"))
    .groupBy([
      ...(["listing", "units", "claimed"] as const),
      ...[sql`owner is null`, sql`coalesce(acquired_cost, cost)`],
    ])
    .execute();
  const ofListing = Map.groupBy(groups, ({ listing }) => listing);
  if (ofListing.size === 0) return [];
  const rows = await selectListings(db)
    .where("listings.id", "in", [...ofListing.keys()])
    .orderBy("listings.id", "desc")
    .execute();
  return rows.map((row) => toHolding(toListing(row, now), ofListing.get(row.id) ?? [], now));
}

function toHolding(listing: Listing, groups: readonly Group[], now: bigint): Holding {
  const owned = groups.filter((group) => !group.is_refunded);
  const earned = owned.map((group) => {
    const note = { units: BigInt(group.units), claimed: BigInt(group.claimed) };
    return { ...group, each: claimableAt(listing.ledger, note, now) };
  });
  const claimable = earned.filter(({ each }) => each > 0n);
  const refundable = listing.status === "cancelled" ? sum(owned, ({ cost }) => BigInt(cost)) : 0n;
  return {
    listing,
    invested: sum(
      owned,
      ({ paid, count }) => roundFor("payer", BigInt(paid), listing.token) * BigInt(count),
    ),
    units: sum(owned, ({ units, count }) => BigInt(units) * BigInt(count)),
    collectable: refundable + sum(earned, ({ each, count }) => each * BigInt(count)),
    collected: sum(
      groups,
      ({ claimed, count, refunded }) => BigInt(claimed) * BigInt(count) + BigInt(refunded),
    ),
    claimableCount: Number(sum(claimable, ({ count }) => BigInt(count))),
    claimable: claimable
      .flatMap(({ newest }) => newest.map(BigInt))
      .sort((one, other) => Number(other - one))
      .slice(0, mostIds),
  };
}

const sum = <One>(all: readonly One[], amountOf: (one: One) => bigint): bigint =>
  all.reduce((total, one) => total + amountOf(one), 0n);
