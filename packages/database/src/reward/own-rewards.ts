import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** A reward as a business described it. */
export interface DescribedReward {
  /** SHA-256 of the metadata, as hex with 0x. */
  readonly digest: string;
  /** The metadata, as the chain takes it. */
  readonly uri: string;
  /** Content address of the picture. */
  readonly picture: string;
  /** Where the picture is in the store. */
  readonly pictureUrl: string;
}

/**
 * Stores a reward of the member's business; a repeated one changes nothing.
 * @throws DomainError BUSINESS_NOT_APPROVED, BUSINESS_SUSPENDED, TOO_MANY_REWARDS, FORBIDDEN
 */
export async function describeReward(
  tx: Transaction<"member">,
  { digest, uri, picture, pictureUrl }: DescribedReward,
): Promise<void> {
  await sql`select app.describe_reward(${digest}, ${uri}, ${picture}, ${pictureUrl})`.execute(tx);
}

/**
 * Deletes a reward that the member described; false without such a one. The caller has read that it
 * isn't on the chain; its picture is kept for 14 days, since its transaction may be on the way.
 * @throws DomainError FORBIDDEN
 */
export async function deleteReward(tx: Transaction<"member">, digest: string): Promise<boolean> {
  const { rows } = await sql<{ isDeleted: boolean }>`
    select app.delete_reward(${digest}) as "isDeleted"`.execute(tx);
  return rows[0]?.isDeleted === true;
}

/**
 * Takes back the deletion of the member's rewards with this metadata, which the caller has read from the
 * chain: one was put there while it was deleted, and needs its picture.
 * @throws DomainError FORBIDDEN
 */
export async function restoreRewards(
  tx: Transaction<"member">,
  uris: readonly string[],
): Promise<void> {
  await sql`select app.restore_rewards(${[...uris]}::text[])`.execute(tx);
}

/** The rewards that the member described, newest first, whether or not they are on the chain. */
export async function listDescribedRewards(tx: Transaction<"member">): Promise<DescribedReward[]> {
  const rows = await tx
    .selectFrom("rewards")
    .select(["digest", "uri", "picture", "picture_url"])
    .where("wallet", "=", sql<string>`app.current_wallet()`)
    .orderBy("created_at", "desc")
    .orderBy("digest")
    .execute();
  return rows.map(({ picture_url: pictureUrl, ...row }) => ({ ...row, pictureUrl }));
}

/** Where the picture of a content address is in the store; null without one. */
export async function findRewardPicture(
  tx: Transaction<"visitor">,
  picture: string,
): Promise<string | null> {
  const { rows } = await sql<{ url: string | null }>`
    select app.reward_picture(${picture}) as url`.execute(tx);
  return rows[0]?.url ?? null;
}
