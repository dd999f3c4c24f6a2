import { DomainError } from "@tenora/domain/domain-error";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * The sealed government id of one investor and the wallet it is bound to; an audit row says that it
 * was asked for. Open it with `decryptText` once the transaction is committed.
 * @throws DomainError INVESTOR_NOT_FOUND; FORBIDDEN when the admin's session ended meanwhile.
 */
export async function revealGovernmentId(
  tx: Transaction<"admin">,
  investorId: string,
): Promise<{ readonly sealed: Uint8Array; readonly walletAddress: string }> {
  const { rows } = await sql<{ sealed: Buffer | null; walletAddress: string }>`
    select public.reveal_government_id(id) as sealed, wallet_address as "walletAddress"
    from investors where id = ${investorId}::uuid`.execute(tx);
  const [found] = rows;
  if (!found?.sealed) throw new DomainError("INVESTOR_NOT_FOUND");
  return { sealed: found.sealed, walletAddress: found.walletAddress };
}
