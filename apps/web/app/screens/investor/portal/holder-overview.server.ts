import {
  type DisclosedListing,
  discloseListings,
} from "@tenora/database/disclosure/disclose-listings";
import { listListings } from "@tenora/database/market/list-listings";
import { listWalletCredits } from "@tenora/database/market/list-wallet-credits";
import { listWalletNotes } from "@tenora/database/market/list-wallet-notes";
import type { Listing } from "@tenora/database/market/listing-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import type { WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { formatAmount, formatBasisPoints } from "@tenora/domain/money/format-amount";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { daysFrom, timeLeft } from "~/features/receivable/terms-words";
import { readMarket, unlessUnavailable } from "~/market/read-market.server";
import { holderFigures } from "./holder-figures.server";
import type { HolderOverview, LiveOffer } from "./holder-overview";
import { holderTasks } from "./holder-tasks.server";

const mostNotes = 200;
const mostOffers = 3;
/** Read to find enough of those that need neither an invitation nor a link. */
const mostOpen = 12;

/** What a wallet holds, what waits for it and what it can buy; null while it can't be read. */
export async function loadHolderOverview(
  context: Readonly<RouterContextProvider>,
  wallet: WalletAddress,
): Promise<HolderOverview | null> {
  return unlessUnavailable(context, async (visit) => {
    const found = await readMarket(context, async (tx, head) => {
      const now = BigInt(head.time);
      const own = { wallet, includeRefunded: true, limit: mostNotes };
      const open = { status: ["open", "selling"], limit: mostOpen } as const;
      return {
        held: await listWalletNotes(tx, own, now),
        credits: await listWalletCredits(tx, wallet),
        open: (await listListings(tx, open, now)).listings,
      };
    });
    if (found === null) return null;
    const { market, held, credits, open } = found;
    const offers = open.filter(isForApproved).slice(0, mostOffers);
    const disclosed = await visit((tx) => discloseListings(tx, offers));
    return {
      market,
      notes: held.notes.length,
      hasMore: held.next !== null,
      figures: holderFigures(held.notes, market.now),
      tasks: holderTasks(held.notes, credits, market.now),
      offers: disclosed.map((listing) => toOffer(listing, market.now)),
    };
  });
}

const isForApproved = ({ gate }: Listing) => gate.type === "open" || gate.type === "eligible";

function toOffer(listing: DisclosedListing, now: number): LiveOffer {
  const { seller, ledger, token, reward, fundingDeadline } = listing;
  const rate = listing.currentAprBps ?? listing.aprBps;
  const maturity = Number(ledger.maturity);
  const returns = [rate > 0n && `${formatBasisPoints(Number(rate))} a year`, reward && "a reward"];
  return {
    id: listing.id.toString(),
    seller: seller.name ?? shortenAddress(seller.wallet),
    face: formatAmount(ledger.face, token),
    yearly: returns.filter(Boolean).join(" + ") || "no return",
    risk: listing.risk?.grade ?? null,
    due: `${formatShortDate(new Date(maturity * 1_000))}, ${daysFrom(now, maturity)}`,
    timeLeft: timeLeft(now, Number(fundingDeadline)),
  };
}
