import { discloseListings } from "@tenora/database/disclosure/disclose-listings";
import { findRewards } from "@tenora/database/market/list-rewards";
import { listWalletCredits } from "@tenora/database/market/list-wallet-credits";
import { type Holding, listWalletHoldings } from "@tenora/database/market/list-wallet-holdings";
import { listWalletNotes } from "@tenora/database/market/list-wallet-notes";
import type { MarketToken } from "@tenora/database/market/listing-record";
import { listDeliveries } from "@tenora/database/reward/reward-deliveries";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { formatAmountDown } from "@tenora/domain/money/format-amount";
import type { RouterContextProvider } from "react-router";
import { readMarket, unlessUnavailable } from "~/market/read-market.server";
import { portfolioAnalysis } from "./analysis/portfolio-analysis.server.ts";
import { readMovements } from "./movements.server.ts";
import type { PortfolioPage } from "./portfolio-page.ts";
import { isActive, positionGroups, valueAtMaturity } from "./positions.server.ts";

const pageSize = 200;
/** Notes, and payments, that the figures of the whole portfolio are computed from. */
const mostAnalysed = 1_000;
/** As many as one transaction collects. */
const mostClaimable = 40;

/** The notes of a wallet, by status; null while the market can't be read. */
export async function loadPortfolio(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
  after: bigint | undefined,
): Promise<PortfolioPage | null> {
  return unlessUnavailable(context, async (visit) => {
    const found = await readMarket(context, async (tx, head) => {
      const now = BigInt(head.time);
      const isFirst = after === undefined;
      const limit = isFirst ? mostAnalysed : pageSize;
      const read = await listWalletNotes(tx, { wallet, includeRefunded: true, after, limit }, now);
      const notes = read.notes.slice(0, pageSize);
      const next = notes.length < read.notes.length ? (notes.at(-1)?.note.id ?? null) : read.next;
      const rewards = await findRewards(
        tx,
        notes.map(({ listing }) => listing.reward),
      );
      const holdings = await listWalletHoldings(tx, wallet, now);
      const credits = await listWalletCredits(tx, wallet);
      const moved = isFirst ? await readMovements(tx, { wallet, most: mostAnalysed }, now) : null;
      return { read, notes, next, rewards, holdings, credits, moved };
    });
    if (found === null) return null;
    const { market, read, notes, next, rewards, holdings, credits, moved } = found;
    const active = holdings.filter(({ listing }) => isActive(listing.status));
    const disclosed =
      moved === null
        ? []
        : await visit((tx) =>
            discloseListings(
              tx,
              active.map(({ listing }) => listing),
            ),
          );
    const claimed = notes.filter(({ note }) => note.rewardClaimed).map(({ note }) => note.id);
    const deliveries = await visit((tx) => listDeliveries(tx, claimed));
    return {
      market,
      wallet,
      figures: holdings.length === 0 ? [] : totals(holdings),
      groups: positionGroups(notes, market.now, { rewards, deliveries }),
      claimable: claimableOf(holdings),
      credits: credits.map(({ token, amount }) => ({
        token: token.address,
        words: formatAmountDown(amount, token),
      })),
      next: next === null ? null : `/investor/portfolio?wallet=${wallet}&after=${next}`,
      isFirstPage: after === undefined,
      analysis:
        moved &&
        portfolioAnalysis(
          {
            ...{ notes: read.notes, movements: moved.movements, active, disclosed },
            isComplete: moved.isComplete && read.next === null,
          },
          market.now,
        ),
    };
  });
}

/** The sums of all notes, each stablecoin by itself and without those that there is nothing of. */
function totals(holdings: readonly Holding[]): PortfolioPage["figures"] {
  const tokens = new Map<string, MarketToken>(
    holdings.map(({ listing: { token } }) => [token.address, token]),
  );
  const figure = (label: string, amountOf: (one: Holding) => bigint) => {
    const sums = [...tokens.values()].map((token) => {
      const own = holdings.filter(({ listing }) => listing.token.address === token.address);
      return { token, sum: own.reduce((sum, one) => sum + amountOf(one), 0n) };
    });
    const some = sums.filter(({ sum }) => sum > 0n);
    const shown = some.length > 0 ? some : sums.slice(0, 1);
    return { label, values: shown.map(({ token, sum }) => formatAmountDown(sum, token)) };
  };
  return [
    figure("Invested now", ({ invested, listing }) => (isActive(listing.status) ? invested : 0n)),
    figure("Value at maturity", (one) =>
      isActive(one.listing.status) ? valueAtMaturity(one, one.listing) : 0n,
    ),
    figure("To collect", ({ collectable }) => collectable),
    figure("Collected so far", ({ collected }) => collected),
  ];
}

/** What "Collect all" is about. */
function claimableOf(holdings: readonly Holding[]): PortfolioPage["claimable"] {
  return {
    notes: holdings.flatMap(({ claimable }) => claimable).slice(0, mostClaimable),
    count: holdings.reduce((sum, { claimableCount }) => sum + claimableCount, 0),
  };
}
