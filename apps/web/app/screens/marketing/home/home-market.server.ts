import {
  type DisclosedListing,
  discloseListings,
} from "@tenora/database/disclosure/disclose-listings";
import { listListings } from "@tenora/database/market/list-listings";
import { readMarketStats } from "@tenora/database/market/read-market-stats";
import { readRepaymentRecord } from "@tenora/database/market/read-repayment-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { purchaseCost } from "@tenora/domain/receivable/pricing";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { riskWords } from "~/features/receivable/risk-words";
import { statusWords } from "~/features/receivable/status-words";
import { kindWords } from "~/features/receivable/terms-words";
import { marketFigures } from "~/market/figures.server";
import { readMarket, unlessUnavailable } from "~/market/read-market.server";
import type { HomeListing, HomeMarket } from "./home-market.ts";

const nothing: HomeMarket = { figures: [], listing: null };

/** What has happened on the exchange and what is on sale; nothing while the market can't be read. */
export async function loadHomeMarket(
  context: Readonly<RouterContextProvider>,
): Promise<HomeMarket> {
  const found = await readMarket(context, async (tx, { time }) => {
    const now = BigInt(time);
    const newest = { status: ["open", "selling"], sort: "newest", limit: 1 } as const;
    return {
      stats: await readMarketStats(tx, now),
      record: await readRepaymentRecord(tx, now),
      page: await listListings(tx, newest, now),
    };
  });
  if (found === null) return nothing;
  // In counts where there are some: no marketing page shows a percentage but those of the samples.
  const figures = marketFigures(found.stats, found.record)
    .slice(0, 3)
    .map(({ label, values, note }) => ({ label, values: note === undefined ? values : [note] }));
  const listings = await unlessUnavailable(context, (visit) =>
    visit((tx) => discloseListings(tx, found.page.listings)),
  );
  return { figures, listing: listings?.[0] ? toHomeListing(listings[0]) : null };
}

/** Without its yearly return, for the same reason. */
function toHomeListing(listing: DisclosedListing): HomeListing {
  const { ledger, token, seller, pricePerUnit, totalUnits } = listing;
  const [sold = ""] = formatAmount(purchaseCost(ledger.soldUnits, pricePerUnit), token).split(" ");
  const { label, tone } = statusWords[listing.status];
  return {
    id: listing.id.toString(),
    kind: kindWords[listing.kind],
    status: { label, tone },
    seller: listing.campaign?.name ?? seller.name ?? shortenAddress(seller.wallet),
    face: formatAmount(ledger.face, token),
    facts: [
      ["Due", formatShortDate(new Date(Number(ledger.maturity) * 1_000))],
      ["Risk", listing.risk === null ? "Not graded" : riskWords[listing.risk.grade].label],
      ["Sold", `${sold} of ${formatAmount(purchaseCost(totalUnits, pricePerUnit), token)}`],
    ],
    soldPercent: Number((ledger.soldUnits * 100n) / totalUnits),
  };
}
