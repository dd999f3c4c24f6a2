import {
  type DisclosedListing,
  discloseListings,
} from "@tenora/database/disclosure/disclose-listings";
import { listListings } from "@tenora/database/market/listing/list-listings";
import { listMadeRewards } from "@tenora/database/market/payment/list-rewards";
import { type CountedRating, countRatings } from "@tenora/database/market/seller/rating-basis";
import { readTroubleNow } from "@tenora/database/market/seller/read-repayment-record";
import { readSellerRecord } from "@tenora/database/market/seller/read-seller-record";
import { findSellerProfile, type SellerProfile } from "@tenora/database/profile/seller-profiles";
import { listSellerRatings } from "@tenora/database/rating/seller-ratings";
import { tierNames } from "@tenora/domain/business/business";
import { tierWords } from "@tenora/domain/funding-request/tier/tier-words";
import { formatCount } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { summarizeRatings } from "@tenora/domain/rating/rating-summary";
import { industryName } from "@tenora/domain/receivable/debtor-words";
import { formatMonth, formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { kindWord } from "~/features/receivable/kind-words";
import { ratingWords, unratedWords } from "~/features/receivable/seller/rating-words";
import { sellerRecordWords } from "~/features/receivable/seller/seller-record-words";
import { toRewardView } from "~/features/reward/to-reward-view";
import { readMarket, unlessMarketUnavailable } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import type { SellerPage, SellerReceivable, SellerReview } from "./seller-page.ts";
import { sellerTrouble } from "./trouble.server.ts";

const mostReceivables = 24;
const mostRewards = 12;
const mostReviews = 5;
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The page of a business, "missing" without one, null while the market can't be read. */
export async function loadSeller(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<SellerPage | "missing" | null> {
  if (slug.length > 80 || !slugShape.test(slug)) return "missing";
  return unlessMarketUnavailable(context, async (visit) => {
    const known = await visit(async (tx) => {
      const profile = await findSellerProfile(tx, { slug });
      return profile && { profile, ratings: await listSellerRatings(tx, profile.wallet) };
    });
    if (known === null) return "missing";
    const { profile, ratings } = known;
    const { wallet } = profile;
    const found = await readMarket(context, async (tx, head) => {
      const now = BigInt(head.time);
      const query = { seller: [wallet], sort: "newest", limit: mostReceivables } as const;
      return {
        page: await listListings(tx, query, now),
        record: await readSellerRecord(tx, now, wallet),
        trouble: await readTroubleNow(tx, now, { seller: wallet }),
        counted: await countRatings(tx, wallet, ratings),
        rewards: await listMadeRewards(tx, wallet),
      };
    });
    if (found === null) return null;
    const { market, page, record, trouble, counted, rewards } = found;
    const { rewards: contract } = context.get(servicesContext).settings.publicConfig.contracts;
    const listings = await visit((tx) => discloseListings(tx, page.listings));
    return {
      market,
      ...profileWords(profile),
      trouble: sellerTrouble(trouble, listings, page.next === null),
      record: sellerRecordWords(record),
      ratings: ratingWords(summarizeRatings(counted)),
      unrated: unratedWords(trouble),
      reviews: counted
        .filter(({ words }) => words !== "")
        .slice(0, mostReviews)
        .map(toReview),
      hasListed: record.listed > 0,
      receivables: listings.map(toReceivable),
      hidden: page.next === null ? hiddenWords(record.listed, listings.length) : null,
      more: page.next === null ? null : `/exchange?seller=${slug}`,
      rewards: (profile.suspendedAt === null ? rewards : [])
        .filter((one) => one.contract.toLowerCase() === contract?.toLowerCase())
        .slice(0, mostRewards)
        .map(({ id, uri }) => toRewardView(id.toString(), uri)),
    };
  });
}

function profileWords(known: SellerProfile) {
  const { name, logo, wallet, tier, description, website, suspendedAt, ...profile } = known;
  const industry = industryName(profile.industry);
  const country = profile.country === "Other" ? null : profile.country;
  const facts = [
    { label: "Industry", value: industry },
    { label: "Country", value: country },
    { label: "Founded", value: profile.founded?.toString() ?? null },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const [firstLine = ""] = description.split("\n");
  return {
    name,
    logo,
    wallet,
    tier: `Tier ${tier} · ${tierNames[tier]}`,
    tierMeaning: tierWords(tier, "This business"),
    description,
    suspendedOn: suspendedAt && formatShortDate(suspendedAt),
    hasWords: [description, website, profile.industry, profile.founded].some(Boolean),
    website: website === null ? null : { address: website, host: hostOf(website) },
    facts,
    summary:
      firstLine.length > 0
        ? shorten(firstLine)
        : `${[name, industry, country].filter(Boolean).join(", ")}: ${suspendedAt === null ? "receivables on sale, and how earlier ones were repaid." : "now suspended. See how its receivables were repaid."}`,
  };
}

const longestSummary = 160;
const shorten = (text: string) =>
  text.length > longestSummary ? `${text.slice(0, longestSummary - 1).trimEnd()}…` : text;

/** In ASCII, so that a host that looks like another one is told apart. */
const hostOf = (website: string) => (URL.canParse(website) ? new URL(website).host : website);

const toReceivable = (listing: DisclosedListing): SellerReceivable => {
  const { id, campaign, status, defaultedAt, disputed, ledger, token } = listing;
  return {
    id: id.toString(),
    what: campaign?.name ?? kindWord(listing),
    status,
    defaultedAt,
    isDisputed: disputed.byDebtor || disputed.byAttestor,
    face: formatAmountFor("payer", ledger.face, token),
    due: formatShortDate(new Date(Number(ledger.maturity) * 1_000)),
  };
};

/** Sales by invitation count in the record alone. */
function hiddenWords(listed: number, shown: number): string | null {
  const count = listed - shown;
  if (count <= 0 || shown === 0) return null;
  const which =
    count === 1
      ? "1 of them is a private sale, which isn't shown."
      : `${formatCount(count)} of them are private sales, which aren't shown.`;
  return `${formatCount(listed)} listed. ${which}`;
}

/** Without who said it and of which receivable, and with the month alone: few hold each of them. */
const toReview = ({ id, stars, words, ratedAt }: CountedRating): SellerReview => ({
  key: id,
  stars,
  words,
  month: formatMonth(ratedAt),
});
