import {
  type DisclosedListing,
  discloseListings,
} from "@tenora/database/disclosure/disclose-listings";
import { listListings } from "@tenora/database/market/list-listings";
import { listMadeRewards } from "@tenora/database/market/list-rewards";
import { readSellerRecord } from "@tenora/database/market/read-seller-record";
import { findSellerProfile, type SellerProfile } from "@tenora/database/profile/seller-profiles";
import { tierNames } from "@tenora/domain/business/business";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { RouterContextProvider } from "react-router";
import { industryName } from "~/features/receivable/debtor-words.server";
import { sellerRecordWords } from "~/features/receivable/seller-record-words";
import { toRewardView } from "~/features/reward/to-reward-view";
import { readMarket, unlessUnavailable } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import type { SellerPage, SellerReceivable } from "./seller-page.ts";

const mostReceivables = 24;
const mostRewards = 12;
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The page of a business, "missing" without one, null while the market can't be read. */
export async function loadSeller(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<SellerPage | "missing" | null> {
  if (slug.length > 80 || !slugShape.test(slug)) return "missing";
  return unlessUnavailable(context, async (visit) => {
    const profile = await visit((tx) => findSellerProfile(tx, { slug }));
    if (profile === null) return "missing";
    const { wallet } = profile;
    const found = await readMarket(context, async (tx, head) => {
      const now = BigInt(head.time);
      const query = { seller: [wallet], sort: "newest", limit: mostReceivables } as const;
      return {
        page: await listListings(tx, query, now),
        record: await readSellerRecord(tx, now, wallet),
        rewards: await listMadeRewards(tx, wallet),
      };
    });
    if (found === null) return null;
    const { market, page, record, rewards } = found;
    const { rewards: contract } = context.get(servicesContext).settings.publicConfig.contracts;
    const listings = await visit((tx) => discloseListings(tx, page.listings));
    return {
      market,
      ...profileWords(profile),
      record: sellerRecordWords(record),
      hasListed: record.listed > 0,
      receivables: listings.map(toReceivable),
      more: page.next === null ? null : `/exchange?seller=${slug}`,
      rewards: rewards
        .filter((one) => one.contract.toLowerCase() === contract?.toLowerCase())
        .slice(0, mostRewards)
        .map(({ id, uri }) => toRewardView(id.toString(), uri)),
    };
  });
}

function profileWords({ name, wallet, tier, description, website, ...profile }: SellerProfile) {
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
    wallet,
    tier: `Tier ${tier} · ${tierNames[tier]}`,
    description,
    hasWords: [description, website, profile.industry, profile.founded].some(Boolean),
    website: website === null ? null : { address: website, host: hostOf(website) },
    facts,
    summary:
      firstLine.length > 0
        ? shorten(firstLine)
        : `${[name, industry, country].filter(Boolean).join(", ")}: receivables on sale, and how earlier ones were repaid.`,
  };
}

const longestSummary = 160;
const shorten = (text: string) =>
  text.length > longestSummary ? `${text.slice(0, longestSummary - 1).trimEnd()}…` : text;

/** In ASCII, so that a host that looks like another one is told apart. */
const hostOf = (website: string) => (URL.canParse(website) ? new URL(website).host : website);

const toReceivable = ({
  id,
  kind,
  campaign,
  status,
  ledger,
  token,
}: DisclosedListing): SellerReceivable => ({
  id: id.toString(),
  kind,
  campaign: campaign?.name ?? null,
  status,
  face: formatAmount(ledger.face, token),
  due: formatShortDate(new Date(Number(ledger.maturity) * 1_000)),
});
