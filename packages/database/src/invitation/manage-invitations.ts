import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

type Hex = `0x${string}`;

/** What a seller signed for one wallet; `cap` in units, `deadline` in seconds since 1970. */
export interface SignedInvitation {
  /** EIP-712 digest. */
  readonly digest: Hex;
  readonly cap: number;
  readonly counter: number;
  readonly deadline: number;
  readonly signature: Hex;
}

export interface SentInvitation extends SignedInvitation {
  readonly wallet: Hex;
  /** The invited person's. */
  readonly name: string;
}

/**
 * Stores an invitation of the member, which the caller has verified; a repeated one changes nothing.
 * @throws DomainError TOO_MANY_INVITATIONS, FORBIDDEN
 */
export async function addInvitation(
  tx: Transaction<"member">,
  listing: bigint,
  { digest, wallet, name, cap, counter, deadline, signature }: SentInvitation,
): Promise<void> {
  await sql`select app.add_invitation(${digest}, ${listing}::bigint, ${wallet}, ${name},
    ${cap}::bigint, ${counter}::bigint, ${deadline}::bigint, ${signature})`.execute(tx);
}

/** The invitations that the member signed for a receivable, newest first. */
export async function listSentInvitations(
  tx: Transaction<"member">,
  listing: bigint,
): Promise<SentInvitation[]> {
  const rows = await tx
    .selectFrom("invitations")
    .selectAll()
    .where("listing_id", "=", listing.toString())
    .where("seller", "=", sql<string>`app.current_wallet()`)
    .orderBy("created_at", "desc")
    .orderBy("digest")
    .execute();
  return rows.map(({ wallet, name, ...row }) => ({
    ...toSigned(row),
    wallet: wallet as Hex,
    name,
  }));
}

/** An invitation of the member's own wallet, and who signed it. */
export type ReceivedInvitation = SignedInvitation & { readonly seller: Hex };

/** The newest invitations of the member's own wallet to a receivable, at most 20, newest first. */
export async function listReceivedInvitations(
  tx: Transaction<"member">,
  listing: bigint,
): Promise<ReceivedInvitation[]> {
  const { rows } = await sql<SignedRow & { seller: string }>`
    select * from app.own_invitations(${listing}::bigint)`.execute(tx);
  return rows.map((row) => ({ ...toSigned(row), seller: row.seller as Hex }));
}

interface SignedRow {
  readonly digest: string;
  readonly cap: string;
  readonly counter: string;
  readonly deadline: string;
  readonly signature: string;
}

const toSigned = ({ digest, cap, counter, deadline, signature }: SignedRow): SignedInvitation => ({
  digest: digest as Hex,
  cap: Number(cap),
  counter: Number(counter),
  deadline: Number(deadline),
  signature: signature as Hex,
});
