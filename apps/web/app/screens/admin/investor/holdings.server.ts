import { listWalletExposures } from "@tenora/database/market/list-wallet-exposures";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { readIndexed } from "~/market/read-market.server";
import type { Services } from "~/services.server";

/** What an investor holds of one coin's receivables that aren't repaid yet, in words. */
export interface CoinHolding {
  readonly symbol: string;
  readonly notes: number;
  readonly receivables: number;
  /** "1,200.00 USDC" */
  readonly invested: string;
  readonly owed: string;
  /** Past its grace period; null where nothing is. */
  readonly late: string | null;
  readonly defaulted: string | null;
}

/** At the newest indexed block; null while the market can't be read. */
export const readHoldings = (services: Services, wallet: string): Promise<CoinHolding[] | null> =>
  readIndexed(services, async (tx, { time }) => {
    const found = await listWalletExposures(tx, wallet, BigInt(time));
    return found.map(({ invested, owed, late, defaulted, ...coin }) => {
      // What somebody paid is the payer's amount, what they are owed the payee's.
      const ofPayee = (amount: bigint) => formatAmountFor("payee", amount, coin);
      return {
        ...{ symbol: coin.symbol, notes: coin.notes, receivables: coin.receivables },
        ...{ invested: formatAmountFor("payer", invested, coin), owed: ofPayee(owed) },
        late: late === 0n ? null : ofPayee(late),
        defaulted: defaulted === 0n ? null : ofPayee(defaulted),
      };
    });
  });
