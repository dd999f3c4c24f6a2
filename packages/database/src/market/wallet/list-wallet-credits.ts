import type { Transaction } from "../../transaction/transaction.ts";
import type { MarketToken } from "../listing/listing-record.ts";
import { market } from "../market-tables.ts";

/** What a wallet can withdraw of a token, in base units. */
export interface Credit {
  readonly token: MarketToken;
  readonly amount: bigint;
}

/** The credits of a wallet, none of zero. */
export async function listWalletCredits(
  tx: Transaction<"market">,
  wallet: string,
): Promise<Credit[]> {
  const rows = await market(tx)
    .selectFrom("credits")
    .innerJoin("tokens", "tokens.address", "credits.token")
    .select(["credits.amount", "tokens.address", "tokens.symbol", "tokens.decimals"])
    .where("credits.account", "=", wallet.toLowerCase())
    .where("credits.amount", ">", "0")
    .orderBy("tokens.symbol")
    .execute();
  return rows.map(({ amount, address, symbol, decimals }) => ({
    token: { address: address as `0x${string}`, symbol, decimals },
    amount: BigInt(amount),
  }));
}
