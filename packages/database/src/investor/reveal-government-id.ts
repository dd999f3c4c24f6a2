import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * The encrypted government id of an investor and the wallet that it is bound to; adds an audit row.
 * Decrypt it with `decryptText` after the transaction is committed.
 * @throws DomainError INVESTOR_NOT_FOUND; TOO_MANY_LOOKS; FORBIDDEN when the admin's session ended.
 */
export async function revealGovernmentId(
  tx: Transaction<"admin">,
  investorId: string,
): Promise<{ readonly encryptedId: Uint8Array; readonly walletAddress: string }> {
  const { rows } = await sql<{ encryptedId: Buffer | null; walletAddress: string }>`
    select public.reveal_government_id(id) as "encryptedId", wallet_address as "walletAddress"
    from investors where id = ${investorId}::uuid`.execute(tx);
  const [found] = rows;
  if (!found?.encryptedId) throw new DomainError("INVESTOR_NOT_FOUND");
  return { encryptedId: found.encryptedId, walletAddress: found.walletAddress };
}
