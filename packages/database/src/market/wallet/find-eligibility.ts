import type { Transaction } from "../../transaction/transaction.ts";
import { market } from "../market-tables.ts";

/** A wallet's registration at the gate for verified wallets; seconds since 1970. */
export interface Eligibility {
  readonly issuedAt: number;
  /** Its last second; 0 when it was withdrawn. */
  readonly expiresAt: number;
  /** Signatures issued up to here are void. */
  readonly notBefore: number;
}

/** What the gate stores for a wallet; null when it was never registered nor withdrawn. */
export async function findEligibility(
  tx: Transaction<"market">,
  wallet: string,
): Promise<Eligibility | null> {
  const row = await market(tx)
    .selectFrom("eligibilities")
    .selectAll()
    .where("wallet", "=", wallet.toLowerCase())
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    issuedAt: Number(row.issued_at),
    expiresAt: Number(row.expires_at),
    notBefore: Number(row.not_before),
  };
}
