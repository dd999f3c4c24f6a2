import type { RiskAssessment } from "@tenora/domain/risk/risk-grade";
import type { Listing, Seller } from "../market/listing-record.ts";
import type { Transaction } from "../transaction/transaction.ts";
import { findListedRequests } from "./find-listed-requests.ts";
import { findSellerSlugs } from "./find-seller-slugs.ts";

/** A listing of the chain with what our own records let everybody know of it. */
export type DisclosedListing = Listing & {
  readonly seller: Seller & { readonly slug: string | null };
  /** In what and where the debtor trades; who it is stays with us. */
  readonly debtorProfile: { readonly industry: string | null; readonly country: string | null };
  readonly risk: RiskAssessment | null;
};

/** Adds our own public records to listings that were read from the market, in two queries for all. */
export async function discloseListings(
  tx: Transaction<"visitor">,
  listings: readonly Listing[],
): Promise<DisclosedListing[]> {
  const wallets = listings.map(({ seller }) => seller.wallet);
  const slugs = new Map(
    (await findSellerSlugs(tx, { wallets })).map(({ wallet, slug }) => [wallet, slug]),
  );
  const requests = await findListedRequests(tx, listings);
  return listings.map((listing) => {
    const { seller } = listing;
    const { risk = null, industry = null, country = null } = requests.get(listing.id) ?? {};
    return {
      ...listing,
      seller: { ...seller, slug: slugs.get(seller.wallet) ?? null },
      debtorProfile: { industry, country },
      risk,
    };
  });
}
