import type { Recourse } from "@tenora/domain/funding-request/recourse";
import type { DocumentKind } from "@tenora/domain/receivable/document-kind";
import type { RiskAssessment } from "@tenora/domain/risk/risk-grade";
import type { Listing, Seller } from "../market/listing/listing-record.ts";
import type { Transaction } from "../transaction/transaction.ts";
import { type Campaign, findListedRequests } from "./find-listed-requests.ts";
import { findSellerSlugs, type SellerSlug } from "./find-seller-slugs.ts";

/** A listing of the chain with what our own records let everybody know of it. */
export type DisclosedListing = Listing & {
  readonly seller: Seller & {
    readonly slug: string | null;
    readonly hasPage: boolean;
    readonly isSuspended: boolean;
    /** The address of its logo; null without one. */
    readonly logo: string | null;
  };
  /** In what and where the debtor trades; who it is stays with us. */
  readonly debtorProfile: { readonly industry: string | null; readonly country: string | null };
  /** Whether it is about an invoice or an order; null for a campaign, and for what isn't in our records. */
  readonly documentKind: DocumentKind | null;
  readonly risk: RiskAssessment | null;
  readonly campaign: Campaign | null;
  readonly recourse: Recourse | null;
  /** Whether one admin checked and another attested it; null where that isn't recorded. */
  readonly hasSecondReviewer: boolean | null;
};

/** Adds our own public records to listings that were read from the market, in two queries for all. */
export async function discloseListings(
  tx: Transaction<"visitor">,
  listings: readonly Listing[],
): Promise<DisclosedListing[]> {
  const wallets = listings.map(({ seller }) => seller.wallet);
  const sellers = new Map((await findSellerSlugs(tx, { wallets })).map((one) => [one.wallet, one]));
  const requests = await findListedRequests(tx, listings);
  return listings.map((listing) => {
    const { seller } = listing;
    const {
      documentKind = null,
      risk = null,
      industry = null,
      country = null,
      campaign = null,
      recourse = null,
      hasSecondReviewer = null,
    } = requests.get(listing.id) ?? {};
    return {
      ...listing,
      seller: { ...seller, ...pageOf(sellers.get(seller.wallet)) },
      documentKind,
      debtorProfile: { industry, country },
      risk,
      campaign,
      recourse,
      hasSecondReviewer,
    };
  });
}

const pageOf = (seller: SellerSlug | undefined) => ({
  slug: seller?.slug ?? null,
  hasPage: seller?.hasPage ?? false,
  isSuspended: seller?.isSuspended ?? false,
  logo: seller?.logo ?? null,
});
