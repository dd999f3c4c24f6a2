import {
  type DisclosedListing,
  discloseListings,
} from "@tenora/database/disclosure/disclose-listings";
import { listListings } from "@tenora/database/market/listing/list-listings";
import { readMarketStats } from "@tenora/database/market/read-market-stats";
import {
  readRepaymentRecord,
  readRepaymentRecords,
} from "@tenora/database/market/seller/read-repayment-record";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { industryName } from "@tenora/domain/receivable/debtor-words";
import { documentWord } from "@tenora/domain/receivable/document-kind";
import { troubleNowWords } from "@tenora/domain/receivable/on-time-words";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { kindWord } from "~/features/receivable/kind-words";
import { gradeWords, riskWords } from "~/features/receivable/risk/risk-words";
import { sellerName, unbrokenName } from "~/features/receivable/seller/seller-name";
import { statusWordsOf } from "~/features/receivable/status-words";
import { soldPercent, soldShareWords } from "~/features/receivable/summary/sold-words";
import { daysFrom } from "~/features/receivable/terms-words";
import { marketFigures, repaymentFigure } from "~/market/figures.server";
import type { MarketFigure, RepaymentFigure } from "~/market/market-figures";
import { readMarket, unlessMarketUnavailable } from "~/market/read-market.server";
import type { HomeListing, HomeMarket, HomeOffer } from "./home-market.ts";

const nothing: HomeMarket = { figures: [], offers: [], offered: "", listing: null };

const mostOffers = 4;
/** The home page counts no further. */
const mostCounted = 24;

/** What has happened on the exchange and what is on sale; nothing while the market can't be read. */
export async function loadHomeMarket(
  context: Readonly<RouterContextProvider>,
): Promise<HomeMarket> {
  const found = await readMarket(context, async (tx, { time }) => {
    const now = BigInt(time);
    const newest = { status: ["open", "selling"], sort: "newest", limit: mostCounted } as const;
    const page = await listListings(tx, newest, now);
    // A visitor has no link by which to buy the others.
    const forEverybody = page.listings.filter(({ gate }) => gate.type !== "link");
    const shown = forEverybody.slice(0, mostOffers);
    const sellers = shown.map(({ seller }) => seller.wallet);
    return {
      page,
      shown,
      stats: await readMarketStats(tx, now),
      record: await readRepaymentRecord(tx, now),
      records: await readRepaymentRecords(tx, now, sellers),
    };
  });
  if (found === null) return nothing;
  const { stats, record, records, page, shown, market } = found;
  // The list that they lead to has no private sales.
  const note = record.listedPrivately > 0 ? { note: "private sales included" } : {};
  const totals = marketFigures(stats, record).slice(0, 2);
  const listings = await unlessMarketUnavailable(context, (visit) =>
    visit((tx) => discloseListings(tx, shown)),
  );
  const troubleOf = ({ seller }: DisclosedListing) => troubleNowWords(records.get(seller.wallet));
  const count = page.listings.length;
  return {
    figures:
      totals.length === 0
        ? []
        : [
            ...totals.map((total) => ({ ...total, ...note })),
            shortRecord(repaymentFigure(record, [])),
          ],
    offers: (listings ?? []).map((listing) => toOffer(listing, troubleOf(listing), market.now)),
    offered: page.next === null && count > 1 ? `See all ${count} on sale` : "See what's on sale",
    listing: listings?.[0] ? toHomeListing(listings[0], troubleOf(listings[0])) : null,
  };
}

/** In counts: no marketing page shows a percentage but those of the samples. */
function shortRecord(record: RepaymentFigure | null): MarketFigure {
  if (record === null) return { label: "Due so far", values: ["None yet"] };
  const [best = "", ...others] = record.parts.map(({ label }) => label);
  const note = others.join(", ");
  return { label: record.due, values: [best], ...(note && { note }) };
}

/** Without its yearly return, for the same reason. */
function toOffer(listing: DisclosedListing, trouble: string | null, now: number): HomeOffer {
  const { id, ledger, debtorProfile } = listing;
  const industry = industryName(debtorProfile.industry)?.toLowerCase();
  return {
    id: id.toString(),
    seller: sellerOf(listing),
    about: `#${id} · ${kindWord(listing).toLowerCase()}${industry ? `, customer in ${industry}` : ""}`,
    due: `Due ${daysFrom(now, Number(ledger.maturity))}`,
    risk: gradeWords(listing.risk?.grade ?? null, trouble !== null),
    warning: trouble && `Seller: ${trouble}`,
    sold: soldShareWords(listing),
    soldPercent: soldPercent(listing),
  };
}

/** The seller, or the name of its campaign. */
const sellerOf = ({ campaign, seller }: DisclosedListing) =>
  campaign?.name ?? unbrokenName(sellerName(seller));

/** Without its yearly return too. */
function toHomeListing(listing: DisclosedListing, trouble: string | null): HomeListing {
  const { ledger, token, pricePerUnit, totalUnits } = listing;
  const [sold = ""] = formatAmountFor(
    "payee",
    purchaseCost(ledger.soldUnits, pricePerUnit),
    token,
  ).split(" ");
  const { label, tone } = statusWordsOf(listing);
  const risk = listing.risk === null ? "Not graded" : riskWords[listing.risk.grade].label;
  return {
    id: listing.id.toString(),
    kind: listing.kind === "community" ? kindWord(listing) : "Receivable",
    status: { label, tone },
    seller: sellerOf(listing),
    face: `${formatAmountFor("payer", ledger.face, token)} ${listing.kind === "community" ? "promised" : documentWord(listing.documentKind)}`,
    facts: [
      ["Due", formatShortDate(new Date(Number(ledger.maturity) * 1_000))],
      ["Risk", trouble === null ? risk : `${risk} · seller: ${trouble}`],
      [
        "Sold",
        `${sold} of ${formatAmountFor("payee", purchaseCost(totalUnits, pricePerUnit), token)}`,
      ],
    ],
    soldPercent: soldPercent(listing),
  };
}
