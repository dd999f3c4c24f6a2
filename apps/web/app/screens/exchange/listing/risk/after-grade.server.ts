import { isByInvitation } from "@tenora/database/market/listing/audience";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { SellerListings } from "@tenora/database/market/seller/list-seller-trouble";
import { pastDueWords } from "@tenora/domain/receivable/status/past-due-words";
import { isPastDue } from "@tenora/domain/receivable/status/receivable-stage";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { AfterGrade } from "../listing-page.ts";

/**
 * What a buyer should know beside a risk grade, which was stored before the listing: others of its seller that
 * are past due or disputed now, or went into default since. Null without any. Private sales among
 * them stay nameless.
 */
export function afterGrade(
  { listedAt }: Pick<Listing, "listedAt">,
  { listings, more }: SellerListings,
): AfterGrade | null {
  if (listings.length === 0) return null;
  const named = listings.filter((one) => !isByInvitation(one));
  return {
    gradedBy: formatShortDate(new Date(listedAt * 1_000)),
    receivables: named.map((one) => ({ id: one.id.toString(), words: troubleWords(one) })),
    privateSales: listings.length - named.length,
    more,
  };
}

const isDisputed = ({ disputed }: Listing) => disputed.byDebtor || disputed.byAttestor;

/** "25 days past due, disputed" */
function troubleWords(one: Listing): string {
  const words = [
    isPastDue(one.status) && pastDueWords(one.daysPastDue),
    one.status === "defaulted" && "in default",
    isDisputed(one) && "disputed",
  ];
  return words.filter(Boolean).join(", ");
}
