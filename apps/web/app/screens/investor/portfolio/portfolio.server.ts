import { listDisputeEvents } from "@tenora/database/market/event/list-dispute-events";
import type { MarketAudience } from "@tenora/database/market/listing/audience";
import { listCollections } from "@tenora/database/market/payment/list-collections";
import { findRewards } from "@tenora/database/market/payment/list-rewards";
import { listRateable } from "@tenora/database/market/seller/rating-basis";
import { listWalletCredits } from "@tenora/database/market/wallet/list-wallet-credits";
import { listWalletNotes } from "@tenora/database/market/wallet/list-wallet-notes";
import { listDeliveries } from "@tenora/database/reward/reward-deliveries";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import type { RouterContextProvider } from "react-router";
import { sellerName } from "~/features/receivable/seller/seller-name";
import { readMarket, unlessMarketUnavailable } from "~/market/read-market.server";
import type { PortfolioPage } from "./portfolio-page.ts";
import { positionGroups } from "./positions/positions.server.ts";
import { noFigures, readWhole, wholeFigures } from "./whole-portfolio.server.ts";

const pageSize = 200;
/** Notes, and payments, that the figures of the whole portfolio are computed from. */
const mostAnalysed = 1_000;

/** The notes of a wallet, by status; null while the market can't be read. */
export async function loadPortfolio(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
  { after, audience }: { readonly after: bigint | undefined; readonly audience: MarketAudience },
): Promise<PortfolioPage | null> {
  const isFirst = after === undefined;
  return unlessMarketUnavailable(context, async (visit) => {
    const found = await readMarket(context, async (tx, head) => {
      const now = BigInt(head.time);
      const limit = isFirst ? mostAnalysed : pageSize;
      const query = { wallet, audience, includeRefunded: true, after, limit };
      const read = await listWalletNotes(tx, query, now);
      const notes = read.notes.slice(0, pageSize);
      const next = notes.length < read.notes.length ? (notes.at(-1)?.note.id ?? null) : read.next;
      const rewards = await findRewards(
        tx,
        notes.map(({ listing }) => listing.reward),
      );
      const disputes = await listDisputeEvents(
        tx,
        notes.map(({ listing }) => listing),
      );
      const collections = await listCollections(
        tx,
        wallet,
        read.notes.map(({ note }) => note.id),
      );
      const credits = await listWalletCredits(tx, wallet);
      const rateable = await listRateable(tx, wallet);
      const whole = isFirst
        ? await readWhole(tx, { wallet, audience, most: mostAnalysed }, now)
        : null;
      return { read, notes, next, rewards, disputes, collections, credits, rateable, whole };
    });
    if (found === null) return null;
    const { market, read, notes, next, rewards, disputes, rateable } = found;
    const { collections, credits, whole } = found;
    const claimed = notes.filter(({ note }) => note.rewardClaimed).map(({ note }) => note.id);
    const deliveries = await visit((tx) => listDeliveries(tx, claimed));
    return {
      market,
      wallet,
      ...(whole === null
        ? noFigures
        : await wholeFigures(visit, { ...whole, read, collections }, market.now)),
      groups: positionGroups(notes, market.now, { rewards, deliveries, disputes, collections }),
      rateable: rateable.flatMap(({ listing, fingerprint }) => {
        const own = notes.find(({ note }) => note.listing === listing);
        return own ? [{ listing, fingerprint, seller: sellerName(own.listing.seller) }] : [];
      }),
      credits: credits.map(({ token, amount }) => ({
        token: token.address,
        words: formatAmountFor("payee", amount, token),
      })),
      next: next === null ? null : `/investor/portfolio?wallet=${wallet}&after=${next}`,
      isFirstPage: isFirst,
    };
  });
}
