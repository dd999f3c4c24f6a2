import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { RepaymentRecord } from "@tenora/database/market/seller/read-repayment-record";
import { countryName, industryName } from "@tenora/domain/receivable/debtor-words";
import { repaidShareWords, troubleNowWords } from "@tenora/domain/receivable/on-time-words";
import { assuranceWords } from "../assurance-words.ts";
import { kindWord } from "../kind-words.ts";
import { gradeWords } from "../risk/risk-words.ts";

/**
 * What a buyer compares receivables by, in the same words on its card and on its page. No more than any
 * visitor may know.
 */
export interface ListingFacts {
  /** "Low risk", "Low risk at listing" of a seller in trouble, "Not graded" */
  readonly risk: string;
  /** "Tier 1", "Not rated" */
  readonly tier: string;
  /** The seller's page; null for an unknown seller, and for a suspended one that has published nothing. */
  readonly sellerLink: string | null;
  /** "invoice, confirmed by the customer" */
  readonly what: string;
  /** "Customer: retail, Hong Kong", "The seller repays"; null where nothing is known of the customer. */
  readonly payer: string | null;
  /** "With recourse", "No recourse", "No recourse stated"; null of a campaign, which its seller repays. */
  readonly recourse: string | null;
  /**
   * "Seller: 4 of 5 repaid on time", with "; " at its end where `sellerTrouble` follows it; null of a seller of
   * whom nothing was due.
   */
  readonly record: string | null;
  /** What of this seller's is late, in default or disputed now: "1 late now"; null for nothing. */
  readonly sellerTrouble: string | null;
}

/** What any visitor may know of a receivable, with the record of its seller. */
export function listingFacts(
  listing: DisclosedListing,
  record: RepaymentRecord | undefined,
): ListingFacts {
  const { seller, kind, level, risk, debtorProfile } = listing;
  const { share, trouble } = recordParts(record);
  const industry = industryName(debtorProfile.industry)?.toLowerCase();
  const customer = customerWords(debtorProfile, industry);
  return {
    risk: gradeWords(risk?.grade ?? null, trouble !== null),
    tier: seller.tier === null ? "Not rated" : `Tier ${seller.tier}`,
    sellerLink: seller.hasPage ? `/b/${seller.slug}` : null,
    what: `${kindWord(listing).toLowerCase()}, ${assuranceWords[level]}`,
    payer: kind === "community" ? sellerRepays : customer && `Customer: ${customer}`,
    recourse: recourseWords(listing),
    record: share === null && trouble === null ? null : `Seller: ${share ?? ""}`,
    sellerTrouble: trouble,
  };
}

/** The payer's two lines in a row: "Retail" and "Hong Kong · With recourse". */
export function payerLines(listing: DisclosedListing): readonly [string, string] {
  const { kind, debtorProfile: debtor } = listing;
  if (kind === "community") return [sellerRepays, ""];
  const industry = industryName(debtor.industry);
  const country = countryName(debtor.country);
  const more = [industry && country, recourseWords(listing)].filter(Boolean);
  return [industry ?? country ?? "Not stated", more.join(" · ")];
}

function recourseWords({ kind, recourse }: DisclosedListing): string | null {
  if (kind === "community") return null;
  if (recourse === null) return "No recourse stated";
  return recourse === "with" ? "With recourse" : "No recourse";
}

const sellerRepays = "The seller repays";

/** "4 of 5 repaid on time" and "1 late now"; the first ends in "; " where the second follows it. */
function recordParts(record: RepaymentRecord | undefined) {
  const share = record ? repaidShareWords(record) : null;
  const trouble = troubleNowWords(record);
  return { share: share && trouble ? `${share}; ` : share, trouble };
}

/** "retail, Hong Kong"; null where neither is known. */
function customerWords(
  { country }: DisclosedListing["debtorProfile"],
  industry: string | null | undefined,
): string | null {
  return [industry, countryName(country)].filter(Boolean).join(", ") || null;
}
