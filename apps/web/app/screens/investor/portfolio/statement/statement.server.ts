import type { MarketAudience } from "@tenora/database/market/listing/audience";
import type { MarketToken } from "@tenora/database/market/listing/listing-record";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { type Side, sumFor } from "@tenora/domain/money/format-amount-for";
import { formatMoment, formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { mostWalletRows } from "~/http/csv/wallet-export.server";
import { readMarket } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import { explorerLink } from "~/transaction/explorer-link";
import { toMovementRow } from "../analysis/portfolio-analysis.server.ts";
import type { Period } from "../export/read-period.ts";
import { type Movement, readMovements } from "../movements.server.ts";
import { bySymbol } from "../totals/by-symbol.ts";
import { principalTables, readPrincipal } from "./principal.server.ts";
import type { StatementPage } from "./statement-page.ts";

const moment = (seconds: number) => new Date(seconds * 1_000);

/** The payments of a wallet in a period; null while the market can't be read. */
export async function loadStatement(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
  { period, audience }: { readonly period: Period; readonly audience: MarketAudience },
): Promise<StatementPage | null> {
  const query = { wallet, audience, period, most: mostWalletRows };
  const { publicConfig } = context.get(servicesContext).settings;
  const found = await readMarket(context, async (tx, head) => {
    const now = BigInt(head.time);
    const principal = await readPrincipal(tx, query, now);
    return { ...(await readMovements(tx, query, now)), principal };
  });
  if (found === null) return null;
  const { market, movements, isComplete, principal } = found;
  return {
    market,
    wallet,
    period: periodWords(period, movements, market.now),
    asOf: `${formatMoment(moment(market.now))} UTC`,
    totals: totalsOf(movements),
    principal: principal && principalTables(principal, period),
    movements: movements.map((one, at) => ({
      ...toMovementRow(one, at),
      reference: {
        transaction: one.transaction,
        link: explorerLink(publicConfig, one.transaction),
      },
    })),
    isCut: !isComplete,
  };
}

/** From the first payment where nothing else was asked for, and never beyond now. */
function periodWords(period: Period, movements: readonly Movement[], now: number): string {
  const from = period.from === 0 ? (movements.at(-1)?.time ?? now) : period.from;
  const to = Math.max(from, Math.min(period.to, now));
  return `${formatShortDate(moment(from))} to ${formatShortDate(moment(to))}`;
}

function totalsOf(movements: readonly Movement[]): StatementPage["totals"] {
  const tokens = new Map<string, MarketToken>(
    movements.map(({ listing: { token } }) => [token.address, token]),
  );
  return [...tokens.values()].sort(bySymbol).map((token) => {
    const own = movements.filter(({ listing }) => listing.token.address === token.address);
    const sum = (isOut: boolean, side: Side) =>
      sumFor(
        side,
        own.flatMap((one) => (one.isOut === isOut ? [one.amount] : [])),
        token,
      );
    const [paid, received] = [sum(true, "payer"), sum(false, "payee")];
    const net = received - paid;
    return {
      symbol: token.symbol,
      paid: formatAmount(paid, token),
      received: formatAmount(received, token),
      net: net < 0n ? `−${formatAmount(-net, token)}` : formatAmount(net, token),
    };
  });
}
