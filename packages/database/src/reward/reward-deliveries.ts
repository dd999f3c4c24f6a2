import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** What a seller says about the claimed reward of a note. */
export interface RewardDelivery {
  readonly note: bigint;
  /** The wallet that says so; it counts only from the seller of the note's receivable. */
  readonly seller: string;
  readonly at: Date;
}

/**
 * Says that the reward of a note was handed over, or takes that back. The caller has read from the chain
 * that the member sold it and that it was claimed.
 * @throws DomainError FORBIDDEN
 */
export async function markReward(
  tx: Transaction<"member">,
  { note, isDelivered }: { readonly note: bigint; readonly isDelivered: boolean },
): Promise<void> {
  await sql`select app.mark_reward(${note.toString()}::bigint, ${isDelivered})`.execute(tx);
}

/** What sellers said about these notes. */
export async function listDeliveries(
  tx: Transaction<"visitor">,
  notes: readonly bigint[],
): Promise<RewardDelivery[]> {
  if (notes.length === 0) return [];
  const rows = await tx
    .selectFrom("reward_deliveries")
    .selectAll()
    .where(
      "note_id",
      "in",
      notes.map((note) => note.toString()),
    )
    .execute();
  return rows.map(({ note_id, seller, delivered_at: at }) => ({
    note: BigInt(note_id),
    seller,
    at,
  }));
}
