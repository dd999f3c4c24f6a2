import { readRepaymentRecord } from "@tenora/database/market/read-repayment-record";
import { readSellerTotals, type SellerTotals } from "@tenora/database/market/read-seller-totals";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { formatAmount, formatCount } from "@tenora/domain/money/format-amount";
import type { RouterContextProvider } from "react-router";
import type { MarketFigures } from "~/market/market-figures";
import { readMarket } from "~/market/read-market.server";

/** The record of a business on the chain, in words. */
export interface ProfilePage {
  readonly market: MarketFigures;
  readonly wallet: string;
  readonly hasListed: boolean;
  readonly record: readonly { readonly label: string; readonly values: readonly string[] }[];
}

/** What the chain says about a seller; null while the market can't be read. */
export async function loadProfile(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
): Promise<ProfilePage | null> {
  return readMarket(context, async (tx, head) => {
    const record = await readRepaymentRecord(tx, BigInt(head.time), wallet);
    const totals = await readSellerTotals(tx, wallet);
    const amounts = (of: (one: SellerTotals) => bigint) =>
      totals.map((one) => formatAmount(of(one), one.token));
    const { listed, due, onTime, defaulted } = record;
    return {
      wallet,
      hasListed: listed > 0,
      record: [
        { label: "Receivables listed", values: [formatCount(listed)] },
        { label: "Financed", values: amounts(({ financed }) => financed) },
        { label: "Repaid to investors", values: amounts(({ repaid }) => repaid) },
        {
          label: "Repaid on time",
          values: [due === 0 ? "None due yet" : `${onTime} of ${due}`],
        },
        { label: "Defaults", values: [formatCount(defaulted)] },
      ],
    };
  });
}
