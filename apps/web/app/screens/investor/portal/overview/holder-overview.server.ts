import { discloseListings } from "@tenora/database/disclosure/disclose-listings";
import type { MarketAudience } from "@tenora/database/market/listing/audience";
import { findRewards } from "@tenora/database/market/payment/list-rewards";
import { listWalletCredits } from "@tenora/database/market/wallet/list-wallet-credits";
import { listWalletNotes } from "@tenora/database/market/wallet/list-wallet-notes";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import type { RouterContextProvider } from "react-router";
import { readMarket, unlessMarketUnavailable } from "~/market/read-market.server";
import { listOpenOffers, toOffer } from "../open-offers.server";
import { holderFigures } from "./holder-figures.server";
import type { HolderOverview } from "./holder-overview";
import { holderTasks } from "./holder-tasks.server";

const mostNotes = 200;

/** What a wallet holds, what waits for it and what it can buy; null while it can't be read. */
export async function loadHolderOverview(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
  audience: MarketAudience,
): Promise<HolderOverview | null> {
  return unlessMarketUnavailable(context, async (visit) => {
    const found = await readMarket(context, async (tx, head) => {
      const now = BigInt(head.time);
      const own = { wallet, audience, includeRefunded: true, limit: mostNotes };
      const held = await listWalletNotes(tx, own, now);
      return {
        held,
        rewards: await findRewards(
          tx,
          held.notes.map(({ listing }) => listing.reward),
        ),
        credits: await listWalletCredits(tx, wallet),
        offers: await listOpenOffers(tx, now),
      };
    });
    if (found === null) return null;
    const { market, held, rewards, credits, offers } = found;
    const disclosed = await visit((tx) => discloseListings(tx, offers.listings));
    return {
      market,
      notes: held.notes.length,
      hasMore: held.next !== null,
      figures: holderFigures(held.notes, market.now),
      tasks: holderTasks(held.notes, { credits, rewards, now: market.now }),
      offers: disclosed.map((listing) => toOffer(listing, offers.records, market.now)),
    };
  });
}
