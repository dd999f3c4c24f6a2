import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { RepaymentRecord } from "@tenora/database/market/read-repayment-record";
import { countryName, industryName } from "@tenora/domain/receivable/debtor-words";
import { repaidShareWords, troubleNowWords } from "@tenora/domain/receivable/on-time-words";
import { assuranceWords } from "./assurance-words.ts";
import { kindWord } from "./kind-words.ts";
import { gradeWords } from "./risk-words.ts";

/**
 * What a buyer compares receivables by, in the same words on its card and on its page. No more than any
 * visitor may know.
 */
export interface ListingFacts {
  /** "Low risk", "Low risk at listing" of a seller in trouble, "Not graded" */
  readonly risk: string;
  /** "Tier 1", "Not rated" */
  readonly tier: string;
  /** Of the seller's page; null for nobody we know, and while they are suspended. */
  readonly sellerLink: string | null;
  /** "invoice, confirmed by the customer" */
  readonly what: string;
  /** "Customer: retail, Hong Kong", "The seller repays"; null where nothing is known of the customer. */
  readonly payer: string | null;
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
    record: share === null && trouble === null ? null : `Seller: ${share ?? ""}`,
    sellerTrouble: trouble,
  };
}

/** Of a row: "Retail, Hong Kong". */
export function payerWords({ kind, debtorProfile: debtor }: DisclosedListing): string {
  if (kind === "community") return sellerRepays;
  return customerWords(debtor, industryName(debtor.industry)) ?? "Not stated";
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
