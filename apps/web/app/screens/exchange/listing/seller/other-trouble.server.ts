import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import { type TroubleNow, troubleNowWords } from "@tenora/domain/receivable/on-time-words";
import { type AfterGrade, namedBelow, type OtherTrouble } from "../listing-page.ts";

/** What a buyer learns of the seller's other receivables before they buy; null without trouble, or a sale. */
export function otherTrouble(
  { isSaleOpen, risk, seller }: Pick<DisclosedListing, "isSaleOpen" | "risk" | "seller">,
  trouble: TroubleNow,
  afterGrade: AfterGrade | null,
): OtherTrouble | null {
  const words = troubleNowWords(trouble);
  if (!isSaleOpen || words === null) return null;
  const isNamedBelow = risk !== null && afterGrade !== null;
  return {
    words,
    link: isNamedBelow ? `#${namedBelow}` : seller.hasPage ? `/b/${seller.slug}` : null,
  };
}
