import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

type Hex = `0x${string}`;

/** What a seller signed for the holders of a link; caps in units, `deadline` in seconds since 1970. */
export interface SignedLink {
  /** EIP-712 digest. */
  readonly digest: Hex;
  /** The address of the link's key, which only its holders have. */
  readonly key: Hex;
  readonly walletCap: number;
  readonly totalCap: number;
  readonly counter: number;
  readonly deadline: number;
  readonly signature: Hex;
}

export interface OwnLink extends SignedLink {
  /** What the seller calls it. */
  readonly name: string;
}

/**
 * Stores a link of the member, which the caller has verified; a repeated one changes nothing.
 * @throws DomainError TOO_MANY_SHARE_LINKS, FORBIDDEN
 */
export async function addShareLink(
  tx: Transaction<"member">,
  listing: bigint,
  { digest, key, name, walletCap, totalCap, counter, deadline, signature }: OwnLink,
): Promise<void> {
  await sql`select app.add_share_link(${digest}, ${listing}::bigint, ${key}, ${name},
    ${walletCap}::bigint, ${totalCap}::bigint, ${counter}::bigint, ${deadline}::bigint,
    ${signature})`.execute(tx);
}

/** The links that the member signed for a receivable, newest first. */
export async function listOwnLinks(tx: Transaction<"member">, listing: bigint): Promise<OwnLink[]> {
  const rows = await tx
    .selectFrom("share_links")
    .selectAll()
    .where("listing_id", "=", listing.toString())
    .orderBy("created_at", "desc")
    .orderBy("digest")
    .execute();
  return rows.map((row) => ({ ...toSigned(row, row.key), name: row.name }));
}

/** The link of one exact key, and who signed it; null without one. */
export async function findShareLink(
  tx: Transaction<"visitor">,
  listing: bigint,
  key: string,
): Promise<(SignedLink & { readonly seller: Hex }) | null> {
  const { rows } = await sql<LinkRow & { seller: string }>`
    select * from app.find_share_link(${listing}::bigint, ${key})`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  return { ...toSigned(row, key), seller: row.seller as Hex };
}

interface LinkRow {
  readonly digest: string;
  readonly wallet_cap: string;
  readonly total_cap: string;
  readonly counter: string;
  readonly deadline: string;
  readonly signature: string;
}

const toSigned = (row: LinkRow, key: string): SignedLink => ({
  digest: row.digest as Hex,
  key: key as Hex,
  walletCap: Number(row.wallet_cap),
  totalCap: Number(row.total_cap),
  counter: Number(row.counter),
  deadline: Number(row.deadline),
  signature: row.signature as Hex,
});
