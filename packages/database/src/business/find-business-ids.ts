import type { Transaction } from "../transaction/transaction.ts";

/** The ids of businesses by their wallets, in lower case. */
export async function findBusinessIds(
  tx: Transaction<"admin">,
  wallets: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (wallets.length === 0) return new Map();
  const rows = await tx
    .selectFrom("businesses")
    .select(["id", "wallet_address"])
    .where("wallet_address", "in", [...wallets])
    .execute();
  return new Map(rows.map(({ id, wallet_address }) => [wallet_address, id]));
}
