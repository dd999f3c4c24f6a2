import type { OtherTrouble } from "../listing-page.ts";
import type { CustomerRecord } from "./use-customer-record.ts";

/** What is said of the customer's record before a purchase; null where nothing is to be said. */
export function customerWords(record: CustomerRecord): string | null {
  switch (record.kind) {
    case "nothing":
      return null;
    case "loading":
      return "The customer’s record is still loading.";
    case "unread":
      return "You haven’t looked at the customer’s record.";
    case "failed":
      return "We couldn’t load the customer’s record.";
    case "hidden":
      return "This customer’s record isn’t shown to investors.";
    case "trouble":
      return `Customer: ${record.words}`;
  }
}

/** How it is seen. A sale to approved investors is read by others too, so none is promised it. */
export const waysToSee = "If you’re an approved investor, sign in to see it before you buy.";

/** The same in the confirmation, which is over the page. */
const waysBack = "If you’re an approved investor, cancel and sign in to see it before you buy.";

/** What the panel warned of, again in the confirmation. */
export function purchaseWarnings(
  record: CustomerRecord,
  seller: OtherTrouble | null,
): readonly string[] {
  const customer = customerWords(record);
  const way = record.kind === "unread" ? ` ${waysBack}` : "";
  return [
    ...(customer === null ? [] : [`${customer}${way}`]),
    ...(seller === null ? [] : [`Other receivables of this seller: ${seller.words}`]),
  ];
}
