import { listWalletExposures } from "@tenora/database/market/wallet/list-wallet-exposures";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { readIndexed } from "~/market/read-market.server";
import type { Services } from "~/services.server";

/** What an investor holds of one coin's receivables that are on sale or aren't repaid yet, in words. */
export interface CoinHolding {
  readonly symbol: string;
  /** Notes of funded receivables. */
  readonly notes: number;
  readonly receivables: number;
  /** "1,200.00 USDC" */
  readonly invested: string;
  /** In sales that aren't funded yet; null without any. */
  readonly onSale: string | null;
  readonly owed: string;
  /** Past its grace period; null where nothing is. */
  readonly late: string | null;
  readonly defaulted: string | null;
}

/** At the newest indexed block; null while the market can't be read. */
export const readHoldings = (services: Services, wallet: string): Promise<CoinHolding[] | null> =>
  readIndexed(services, async (tx, { time }) => {
    const found = await listWalletExposures(tx, wallet, BigInt(time));
    return found.map(({ invested, onSale, owed, late, defaulted, ...coin }) => {
      // What an investor paid is rounded for a payer, what they are owed for a payee.
      const ofPayee = (amount: bigint) => formatAmountFor("payee", amount, coin);
      return {
        symbol: coin.symbol,
        notes: coin.notes,
        receivables: coin.receivables,
        invested: formatAmountFor("payer", invested, coin),
        owed: ofPayee(owed),
        onSale: onSale === 0n ? null : formatAmountFor("payer", onSale, coin),
        late: late === 0n ? null : ofPayee(late),
        defaulted: defaulted === 0n ? null : ofPayee(defaulted),
      };
    });
  });
