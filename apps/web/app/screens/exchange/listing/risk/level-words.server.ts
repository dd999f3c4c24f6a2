import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import { documentWord } from "@tenora/domain/receivable/document-kind";

type Reviewed = Pick<DisclosedListing, "level" | "kind" | "documentKind" | "hasSecondReviewer">;

/** How certain the debt is, and whether its attestor had also checked it, where our records have that. */
export function levelMeaning(listing: Reviewed): string {
  const { hasSecondReviewer } = listing;
  if (hasSecondReviewer === null) return confirmation(listing);
  const reviewers = hasSecondReviewer
    ? "In our records, one reviewer checked it and another attested it."
    : "In our records, the reviewer who attested it also recorded at least one of its checks.";
  return `${confirmation(listing)} ${reviewers}`;
}

/**
 * A campaign has no customer who could confirm anything, and is never above "declared". Of everything else in
 * our records, nothing is attested before it is recorded how the customer confirmed the debt: they may have
 * done so themselves, or in a document.
 */
function confirmation({ level, kind, documentKind, hasSecondReviewer }: Reviewed): string {
  const what = documentWord(documentKind);
  if (level === "attested")
    return hasSecondReviewer === null
      ? `Our reviewer checked the documents of the ${what}.`
      : `Our reviewer checked the documents and how the customer confirmed the ${what}.`;
  if (level === "debtor-confirmed")
    return `The customer confirmed this ${what} by signing with their own wallet.`;
  return kind === "community"
    ? "The seller promises to repay it. There's no customer who could confirm it."
    : `Only the seller says that it${documentKind === "order" ? " was ordered" : "'s owed"}. No customer has confirmed it.`;
}
