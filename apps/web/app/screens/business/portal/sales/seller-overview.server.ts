import { findSellerSlugs } from "@tenora/database/disclosure/find-seller-slugs";
import type { MarketAudience } from "@tenora/database/market/listing/audience";
import { listListings } from "@tenora/database/market/listing/list-listings";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { listEarnedRewards } from "@tenora/database/market/payment/list-rewards";
import { readSellerRecord } from "@tenora/database/market/seller/read-seller-record";
import { listWalletCredits } from "@tenora/database/market/wallet/list-wallet-credits";
import { listDeliveries } from "@tenora/database/reward/reward-deliveries";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { owedStatuses, statusesIn } from "@tenora/domain/receivable/status/receivable-stage";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { dueWords } from "~/features/receivable/due-words";
import { timeLeft } from "~/features/receivable/terms-words";
import { readMarket, unlessMarketUnavailable } from "~/market/read-market.server";
import { sellerFigures } from "./seller-figures.server";
import type { OwnReceivable, SellerOverview } from "./seller-overview";
import { sellerTasks } from "./seller-tasks.server";

/** What a person may have to act on. */
const liveStatuses: readonly ReceivableStatus[] = [
  ...statusesIn("sale"),
  "failed",
  ...owedStatuses,
];
const mostLive = 100;
const mostLatest = 5;
/** The newest ones, whose rewards may have to be handed over. */
const mostNotes = 500;

/** What a seller has raised, owes and has to do; null while it can't be read. */
export async function loadSellerOverview(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
  audience: MarketAudience,
): Promise<SellerOverview | null> {
  return unlessMarketUnavailable(context, async (visit) => {
    const [seller] = await visit((tx) => findSellerSlugs(tx, { wallets: [wallet] }));
    const found = await readMarket(context, async (tx, head) => {
      const now = BigInt(head.time);
      const own = { seller: [wallet], audience } as const;
      const soonest = { ...own, status: liveStatuses, sort: "soonest", limit: mostLive } as const;
      return {
        soonest: await listListings(tx, soonest, now),
        latest: (await listListings(tx, { ...own, limit: mostLatest }, now)).listings,
        record: await readSellerRecord(tx, now, wallet),
        credits: await listWalletCredits(tx, wallet),
        notes: await listEarnedRewards(tx, { seller: wallet, audience, limit: mostNotes }),
      };
    });
    if (found === null) return null;
    const { market, soonest, latest, record, credits, notes } = found;
    const { listings: live, next } = soonest;
    const claimed = notes.earned.filter((one) => one.claimed).map(({ note }) => note);
    const deliveries = await visit((tx) => listDeliveries(tx, claimed));
    const handedOver = new Set(
      deliveries.filter(({ seller: by }) => by === wallet.toLowerCase()).map(({ note }) => note),
    );
    const toHandOver = claimed.filter((note) => !handedOver.has(note)).length;
    return {
      market,
      // Without receivables or a page, nothing but a business's status is public.
      name: seller && (record.listed > 0 || seller.hasPage) ? seller.name : null,
      figures: sellerFigures({ live, isAll: next === null, record, now: market.now }),
      tasks: sellerTasks({ live, credits, toHandOver, now: market.now }),
      latest: latest.map((listing) => toReceivable(listing, market.now)),
      listed: record.listed,
    };
  });
}

function toReceivable(listing: Listing, now: number): OwnReceivable {
  return {
    id: listing.id.toString(),
    status: listing.status,
    face: faceWords(listing),
    detail: detailWords(listing, now),
  };
}

const faceWords = ({ kind, ledger, token }: Listing): string => {
  const face = formatAmountFor("payer", ledger.face, token);
  return kind === "community" ? `${face} promised` : `Face value ${face}`;
};

function detailWords(listing: Listing, now: number): string | null {
  const { status, token, ledger, pricePerUnit, totalUnits, fundingDeadline, settledAt } = listing;
  switch (status) {
    case "open":
    case "selling": {
      const cost = (units: bigint) => purchaseCost(units, pricePerUnit);
      const [sold = ""] = formatAmountFor("payee", cost(ledger.soldUnits), token).split(" ");
      const all = formatAmountFor("payee", cost(totalUnits), token);
      return `${sold} of ${all} sold · ${timeLeft(now, Number(fundingDeadline))}`;
    }
    case "settled":
      return settledAt === null ? null : `repaid ${formatShortDate(new Date(settledAt * 1_000))}`;
    default:
      return owedStatuses.includes(status) ? dueWords(listing, now) : null;
  }
}
