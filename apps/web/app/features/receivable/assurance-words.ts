import type { ListingLevel } from "@tenora/database/market/listing/listing-record";
import { brand } from "@tenora/domain/brand";

/** How certain the debt is, within a sentence. */
export const assuranceWords: Readonly<Record<ListingLevel, string>> = {
  declared: "declared by the seller only",
  attested: `checked by ${brand.name}`,
  "debtor-confirmed": "confirmed by the customer",
};
