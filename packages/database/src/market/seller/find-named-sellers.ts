import { toSearchText } from "@tenora/domain/text/search-text";
import { sql } from "kysely";
import type { Transaction } from "../../transaction/transaction.ts";

/** Wallets of the approved sellers whose name contains a searched text. */
export interface NamedSellers {
  readonly named: readonly string[];
}

/**
 * The sellers that a search names. A query of their own: within the one for listings they would be
 * looked up beside every listing instead of leading to it.
 */
export async function findNamedSellers(
  tx: Transaction<"market">,
  search: string | undefined,
): Promise<NamedSellers> {
  const text = toSearchText(search).toLowerCase();
  if (text === "") return { named: [] };
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const query = sql<{ wallet: string }>`select app.sellers_named(${pattern}) as wallet`;
  const { rows } = await query.execute(tx);
  return { named: rows.map(({ wallet }) => wallet) };
}
