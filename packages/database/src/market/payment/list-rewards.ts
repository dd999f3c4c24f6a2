import { longestRewardUri } from "@tenora/domain/reward/reward-metadata";
import { type Selectable, type SqlBool, sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";
import { type MarketAudience, shownListings } from "../listing/audience.ts";
import type { Address } from "../listing/listing-record.ts";
import { type MarketDatabase, market, pageSize } from "../market-tables.ts";

/** A reward on the chain. */
export interface MarketReward {
  readonly contract: Address;
  readonly id: bigint;
  readonly maker: Address;
  /** Its metadata as its maker wrote it, cut beyond the length that we read. */
  readonly uri: string;
  /** How many were claimed. */
  readonly awarded: number;
  /** Seconds since 1970. */
  readonly madeAt: number;
}

const most = 100;
/** Anybody may write any length. */
const cutUri = sql<string>`left(uri, ${sql.lit(longestRewardUri + 1)})`.as("uri");
const columns = ["contract", "id", "maker", cutUri, "awarded", "made_at"] as const;

/** The newest 100 rewards that a wallet made, newest first. */
export async function listMadeRewards(
  tx: Transaction<"market">,
  maker: string,
): Promise<MarketReward[]> {
  const rows = await market(tx)
    .selectFrom("rewards")
    .select(columns)
    .where("maker", "=", maker.toLowerCase())
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map(toReward);
}

/** Whether a wallet has made a reward with this metadata, among all of its rewards. */
export async function hasMadeReward(
  tx: Transaction<"market">,
  { maker, uri }: { readonly maker: string; readonly uri: string },
): Promise<boolean> {
  const found = await market(tx)
    .selectFrom("rewards")
    .select("id")
    .where("maker", "=", maker.toLowerCase())
    .where("uri", "=", uri)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The rewards that these listings promise, each once; a listing may name one that doesn't exist. */
export async function findRewards(
  tx: Transaction<"market">,
  named: readonly ({ readonly contract: Address; readonly id: bigint } | null)[],
): Promise<MarketReward[]> {
  const wanted = named.filter((one) => one !== null);
  if (wanted.length === 0) return [];
  const ids = [...new Set(wanted.map(({ id }) => id.toString()))];
  const contracts = [...new Set(wanted.map(({ contract }) => contract.toLowerCase()))];
  const rows = await market(tx)
    .selectFrom("rewards")
    .select(columns)
    .where("contract", "in", contracts)
    .where("id", "in", ids)
    .execute();
  return rows.map(toReward);
}

/** The reward that a listing promises; undefined when it promises none, or none was made. */
export const rewardOf = (
  rewards: readonly MarketReward[],
  named: { readonly contract: Address; readonly id: bigint } | null,
): MarketReward | undefined =>
  named === null
    ? undefined
    : rewards.find(
        ({ contract, id }) =>
          id === named.id && contract.toLowerCase() === named.contract.toLowerCase(),
      );

type RewardRow = Pick<
  Selectable<MarketDatabase["rewards"]>,
  "contract" | "id" | "maker" | "uri" | "awarded" | "made_at"
>;

const toReward = ({ contract, id, maker, uri, awarded, made_at }: RewardRow): MarketReward => ({
  contract: contract as Address,
  id: BigInt(id),
  maker: maker as Address,
  uri,
  awarded,
  madeAt: Number(made_at),
});

/** A note that earns a reward, and whether its owner claimed it. */
export interface EarnedReward {
  readonly note: bigint;
  readonly listing: bigint;
  /** Null once it was refunded. */
  readonly owner: Address | null;
  readonly claimed: boolean;
}

export interface EarnedRewardQuery {
  readonly seller: string;
  /** By default everyone. */
  readonly audience?: MarketAudience | undefined;
  /** The `next` of the page before; absent for the first page. */
  readonly after?: bigint | undefined;
  /** 1 to 500. */
  readonly limit: number;
}

export interface EarnedRewardPage {
  readonly earned: readonly EarnedReward[];
  /** The last note on the page; null on the last page. */
  readonly next: bigint | null;
}

const mostNotes = 500;

/** The notes of listings of a seller that promise a reward, newest listing and note first. */
export async function listEarnedRewards(
  tx: Transaction<"market">,
  { seller, audience = "everyone", after, limit }: EarnedRewardQuery,
): Promise<EarnedRewardPage> {
  const count = pageSize(limit, mostNotes);
  const rows = await market(tx)
    .selectFrom("listings")
    // Ids of notes hold the listing above the lowest 24 bits: a range of the primary key.
    .innerJoin("notes", (join) =>
      join
        .on(sql<SqlBool>`notes.id > listings.id << 24`)
        .on(sql<SqlBool>`notes.id < (listings.id + 1) << 24`),
    )
    .select(["notes.id", "notes.listing", "notes.owner", "notes.reward_claimed"])
    .where("listings.seller", "=", seller.toLowerCase())
    .where("listings.reward", "is not", null)
    .where(shownListings(audience))
    .$if(after !== undefined, (query) => query.where("notes.id", "<", String(after)))
    .orderBy("notes.id", "desc")
    .limit(count + 1)
    .execute();
  const earned = rows.slice(0, count).map(({ id, listing, owner, reward_claimed: claimed }) => ({
    note: BigInt(id),
    listing: BigInt(listing),
    owner: owner as Address | null,
    claimed,
  }));
  return { earned, next: rows.length > count ? (earned.at(-1)?.note ?? null) : null };
}
