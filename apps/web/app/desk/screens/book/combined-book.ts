import type { ListedCustomer } from "@tenora/database/funding-request/find-listed-customers";
import type { OutstandingReceivable } from "@tenora/database/market/book/list-outstanding";
import {
  combinedDecimals,
  inCombinedUnits,
} from "@tenora/database/market/book/outstanding-receivables";
import type { Ageing } from "@tenora/database/market/book/read-ageing";
import type { CombinedExposure } from "@tenora/database/market/seller/list-seller-exposures";
import type { CombinedBook } from "./book-page.ts";
import { type CoinTotal, coinAmount, sellerRows } from "./coin-book.ts";
import { customerExposures } from "./customer-exposures.ts";

interface Combined {
  readonly ageings: readonly Ageing[];
  readonly exposures: readonly CombinedExposure[];
  readonly receivables: readonly OutstandingReceivable[];
  /** The ids of the sellers' businesses, by their wallets. */
  readonly ids: ReadonlyMap<string, string>;
  /** By the receivable's number. */
  readonly customers: ReadonlyMap<bigint, ListedCustomer>;
}

/**
 * The book of all coins together, each counted as one US dollar, which is what it is accepted for;
 * null where there is a single coin.
 */
export function combinedBook(combined: Combined): CombinedBook | null {
  const { ageings, exposures, receivables, ids, customers } = combined;
  if (ageings.length < 2) return null;
  const decimals = new Map(ageings.map(({ token }) => [token.address, token.decimals]));
  const book: CoinTotal = {
    token: { symbol: "USD", decimals: combinedDecimals },
    total: {
      receivables: ageings.reduce((sum, { total }) => sum + total.receivables, 0),
      amount: ageings.reduce(
        (sum, { total, token }) => sum + inCombinedUnits(total.amount, token.decimals),
        0n,
      ),
    },
  };
  const atPar = receivables.map((one) => ({
    ...one,
    amount: inCombinedUnits(one.amount, decimals.get(one.token) ?? combinedDecimals),
  }));
  return {
    symbol: book.token.symbol,
    coins: listed(ageings.map(({ token }) => token.symbol)),
    total: coinAmount(book.total, book.token),
    sellers: sellerRows(exposures, ids, book),
    customers: customerExposures(atPar, customers, book),
  };
}

/** "USDC and USDT" */
const listed = (names: readonly string[]) =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);
