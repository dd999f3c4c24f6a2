import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import { listingParts } from "@tenora/database/market/listing-query";
import type { RepaymentRecord } from "@tenora/database/market/read-repayment-record";
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
import { daysFrom, timeLeft } from "./terms-words.ts";

const closed: readonly ReceivableStatus[] = listingParts.closed;

/** A listing of the list in words, at `now` (seconds since 1970), with what is known of its seller. */
export function toSummary(
  listing: DisclosedListing,
  now: number,
  records: ReadonlyMap<string, RepaymentRecord>,
): ListingSummary {
  const { ledger, seller, isSaleOpen, status } = listing;
  const maturity = Number(ledger.maturity);
  const { label, tone } = statusWordsOf(listing);
  const { share, trouble } = recordParts(records.get(seller.wallet));
  const tier = seller.tier === null ? "Not rated" : `Tier ${seller.tier}`;
  const isByLink = isSaleOpen && listing.gate.type === "link";
  const sold = soldWords(listing);
  return {
    id: listing.id.toString(),
    seller: unbrokenName(sellerName(seller)),
    tier,
    sellerLink: seller.hasPage ? `/b/${seller.slug}` : null,
    status: { label, tone },
    isDisputed: listing.disputed.byDebtor || listing.disputed.byAttestor,
    isByLink,
    campaign: listing.campaign?.name ?? null,
    yearly: yearlyWords(listing),
    hasReward: listing.reward !== null,
    ...cardWords(listing),
    risk: gradeWords(listing.risk?.grade ?? null, trouble !== null),
    sellerRecord: trouble ?? share?.replace(" repaid", "") ?? null,
    sellerTrouble: trouble,
    about: aboutWords(listing, share ?? (trouble && "")),
    facts: `#${listing.id} · ${tier} · ${rowStatus(label)}${isByLink ? ", by link" : ""}`,
    customer: payerWords(listing),
    soldLines: sold.replace(" · ", "\n"),
    due: formatShortDate(new Date(maturity * 1_000)),
    dueIn: closed.includes(status) ? null : daysFrom(now, maturity),
    soldPercent: soldPercent(listing),
    sold,
    timeLeft: isSaleOpen ? timeLeft(now, Number(listing.fundingDeadline)) : null,
  };
}

/** Of a row, which says beside it how much is left. */
const rowStatus = (label: string) => label.replace(", still on sale", "");

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
  const customer = customerWords(debtor, industryName(debtor.industry)?.toLowerCase());
  const who = kind === "community" ? sellerRepays : customer && `Customer: ${customer}`;
  return [what, who, record !== null && `Seller: ${record}`].filter(Boolean).join("\n");
}

const sellerRepays = "The seller repays";

/** Of a row: "Retail, Hong Kong". */
function payerWords({ kind, debtorProfile: debtor }: DisclosedListing): string {
  if (kind === "community") return sellerRepays;
  return customerWords(debtor, industryName(debtor.industry)) ?? "Not stated";
}

/** "retail, Hong Kong"; null where neither is known. */
function customerWords(
  { country }: DisclosedListing["debtorProfile"],
  industry: string | null | undefined,
): string | null {
  return [industry, countryName(country)].filter(Boolean).join(", ") || null;
}
