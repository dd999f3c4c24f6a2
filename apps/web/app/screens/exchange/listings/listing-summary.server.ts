import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { ListingLevel } from "@tenora/database/market/listing-record";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatAmount, formatBasisPoints } from "@tenora/domain/money/format-amount";
import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { countryName, industryName } from "~/features/receivable/debtor-words.server";
import { riskWords } from "~/features/receivable/risk-words";
import { soldWords } from "~/features/receivable/sold-words.server";
import { statusWords } from "~/features/receivable/status-words";
import { daysFrom, kindWords, levelWords, timeLeft } from "~/features/receivable/terms-words";
import { listingParts } from "~/market/listing-query";
import type { ListingSummary } from "./listings-page.ts";

/** Who says that the debt exists, at the end of a line. */
const assurances: Readonly<Record<ListingLevel, string>> = {
  declared: "declared by the seller",
  attested: "checked by our reviewer",
  "debtor-confirmed": "confirmed by customer",
};

const closed: readonly ReceivableStatus[] = listingParts.closed;

/** A listing of the list in words, at `now` (seconds since 1970). */
export function toSummary(listing: DisclosedListing, now: number): ListingSummary {
  const { ledger, token, seller, totalUnits, isSaleOpen, status, level } = listing;
  const rate = listing.currentAprBps ?? listing.aprBps;
  const maturity = Number(ledger.maturity);
  const { label, tone } = statusWords[status];
  return {
    id: listing.id.toString(),
    seller: seller.name ?? shortenAddress(seller.wallet),
    tier: seller.tier === null ? "Not rated" : `Tier ${seller.tier}`,
    sellerLink: seller.hasPage ? `/b/${seller.slug}` : null,
    status: { label, tone },
    isDisputed: listing.disputed.byDebtor || listing.disputed.byAttestor,
    campaign: listing.campaign?.name ?? null,
    yearly: rate > 0n ? formatBasisPoints(Number(rate)) : null,
    hasReward: listing.reward !== null,
    risk: listing.risk === null ? "Not graded" : `${riskWords[listing.risk.grade].label} risk`,
    about: aboutWords(listing),
    level: levelWords[level].label,
    face: formatAmount(ledger.face, token),
    due: formatShortDate(new Date(maturity * 1_000)),
    dueIn: closed.includes(status) ? null : daysFrom(now, maturity),
    soldPercent: Number((ledger.soldUnits * 100n) / totalUnits),
    sold: soldWords(listing),
    timeLeft: isSaleOpen ? timeLeft(now, Number(listing.fundingDeadline)) : null,
  };
}

/** What it is, in what and where the debtor trades, and who vouches for it; no line begins with a dot. */
function aboutWords({ id, kind, debtorProfile: debtor, level }: DisclosedListing): string {
  const about =
    kind === "community"
      ? ["the seller repays"]
      : [industryName(debtor.industry), countryName(debtor.country)];
  return [`${kindWords[kind]} #${id}`, ...about, assurances[level]]
    .filter(Boolean)
    .join("\u00a0· ");
}
