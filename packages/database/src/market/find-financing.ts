import type { Transaction } from "../transaction/transaction.ts";
import { market } from "./market-tables.ts";

export interface Financing {
  readonly state: "none" | "offered" | "financed" | "burned";
  /** The newest listing of the fingerprint, also a cancelled one. */
  readonly listing: bigint | null;
}

const listed = 1;
const cancelled = 5;

/** What the exchange says of an invoice's fingerprint: whether it may be offered, or was. */
export async function findFinancing(
  tx: Transaction<"market">,
  fingerprint: string,
): Promise<Financing> {
  const row = await market(tx)
    .selectFrom("financings")
    .leftJoin("listings", "listings.id", "financings.listing")
    .select(["financings.listing", "financings.burned", "listings.state"])
    .where("financings.fingerprint", "=", fingerprint.toLowerCase())
    .executeTakeFirst();
  if (row === undefined) return { state: "none", listing: null };
  const listing = row.listing === null ? null : BigInt(row.listing);
  if (row.burned) return { state: "burned", listing };
  if (row.state === null || row.state === cancelled) return { state: "none", listing };
  return { state: row.state === listed ? "offered" : "financed", listing };
}
