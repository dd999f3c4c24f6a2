import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** Whether exactly this wallet address, in any capitalisation, is registered as an investor. */
export async function investorExists(
  tx: Transaction<"visitor" | "member">,
  wallet: string,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select app.investor_exists(${wallet}) as found`.execute(tx);
  return rows[0]?.found === true;
}
