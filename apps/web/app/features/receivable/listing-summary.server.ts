import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import { listingParts } from "@tenora/database/market/listing-query";
import type { RepaymentRecord } from "@tenora/database/market/read-repayment-record";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { countryName, industryName } from "@tenora/domain/receivable/debtor-words";
import { repaidShareWords, troubleNowWords } from "@tenora/domain/receivable/on-time-words";
import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { assuranceWords } from "./assurance-words.ts";
import { kindWord } from "./kind-words.ts";
import type { ListingSummary } from "./listing-summary.ts";
import { gradeWords } from "./risk-words.ts";
import { sellerName, unbrokenName } from "./seller-name.ts";
import { cardWords, soldPercent, soldWords, yearlyWords } from "./sold-words.ts";
import { statusWordsOf } from "./status-words.ts";
import { daysFrom, levelWords, timeLeft } from "./terms-words.ts";

const closed: readonly ReceivableStatus[] = listingParts.closed;

/** A listing of the list in words, at `now` (seconds since 1970), with what is known of its seller. */
export function toSummary(
  listing: DisclosedListing,
  now: number,
  records: ReadonlyMap<string, RepaymentRecord>,
): ListingSummary {
  const { ledger, token, seller, isSaleOpen, status, level } = listing;
  const maturity = Number(ledger.maturity);
  const { label, tone } = statusWordsOf(listing);
  const { share, trouble } = recordParts(records.get(seller.wallet));
  return {
    id: listing.id.toString(),
    seller: unbrokenName(sellerName(seller)),
    tier: seller.tier === null ? "Not rated" : `Tier ${seller.tier}`,
    sellerLink: seller.hasPage ? `/b/${seller.slug}` : null,
    status: { label, tone },
    isDisputed: listing.disputed.byDebtor || listing.disputed.byAttestor,
    isByLink: isSaleOpen && listing.gate.type === "link",
    campaign: listing.campaign?.name ?? null,
    yearly: yearlyWords(listing),
    hasReward: listing.reward !== null,
    ...cardWords(listing),
    risk: gradeWords(listing.risk?.grade ?? null, trouble !== null),
    sellerRecord: share,
    sellerTrouble: trouble,
    about: aboutWords(listing, share ?? (trouble && "")),
    level: levelWords[level].label,
    face: formatAmountFor("payer", ledger.face, token),
    due: formatShortDate(new Date(maturity * 1_000)),
    dueIn: closed.includes(status) ? null : daysFrom(now, maturity),
    soldPercent: soldPercent(listing),
    sold: soldWords(listing),
    timeLeft: isSaleOpen ? timeLeft(now, Number(listing.fundingDeadline)) : null,
  };
}

/** "4 of 5 repaid on time" and "1 late now"; the first ends in "; " where the second follows it. */
function recordParts(record: RepaymentRecord | undefined) {
  const share = record ? repaidShareWords(record) : null;
  const trouble = troubleNowWords(record);
  return { share: share && trouble ? `${share}; ` : share, trouble };
}

/** What it is and who vouches for it; below, its customer's trade and country, and its seller's record. */
function aboutWords(listing: DisclosedListing, record: string | null): string {
  const { id, kind, debtorProfile: debtor, level } = listing;
  const what = `#${id} · ${kindWord(listing).toLowerCase()}, ${assuranceWords[level]}`;
  const who = kind === "community" ? "The seller repays" : customerWords(debtor);
  return [what, who, record !== null && `Seller: ${record}`].filter(Boolean).join("\n");
}

/** "Customer: retail, Hong Kong"; null where neither is known. */
function customerWords({ industry, country }: DisclosedListing["debtorProfile"]): string | null {
  const known = [industryName(industry)?.toLowerCase(), countryName(country)].filter(Boolean);
  return known.length === 0 ? null : `Customer: ${known.join(", ")}`;
}
