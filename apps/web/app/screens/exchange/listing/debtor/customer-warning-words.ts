import type { GateType } from "@tenora/database/market/listing-record";
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
      return "You haven't looked at the customer's record.";
    case "failed":
      return "We couldn't load the customer's record.";
    case "trouble":
      return `Customer: ${record.words}`;
  }
}

/** How it is seen: whoever may buy behind the gate for approved investors is one of them. */
export const waysToSee = (gate: GateType): string =>
  gate === "eligible"
    ? "Sign in to see it before you buy."
    : "If you're an approved investor, sign in to see it before you buy.";

/** The same in the confirmation, which is over the page. */
const waysBack = (gate: GateType): string =>
  gate === "eligible"
    ? "To see it first, cancel and sign in."
    : "If you're an approved investor, cancel and sign in to see it first.";

/** What the panel warned of, again in the confirmation. */
export function purchaseWarnings(
  record: CustomerRecord,
  gate: GateType,
  seller: OtherTrouble | null,
): readonly string[] {
  const customer = customerWords(record);
  const way = record.kind === "unread" ? ` ${waysBack(gate)}` : "";
  return [
    ...(customer === null ? [] : [`${customer}${way}`]),
    ...(seller === null ? [] : [`Other receivables of this seller: ${seller.words}`]),
  ];
}
