import type { MarketOccasion } from "@tenora/database/mail/market-mails";
import type { EventOfListing } from "./event-of-listing.ts";
import { ofDefault, ofDispute, ofPayment } from "./repayment-occasions.ts";
import { failedSale, ofCancel, ofListing, ofPurchase, ofRelease } from "./sale-occasions.ts";

/** The events that people may be told of. */
export const mailedEvents = [
  ...(["listed", "bought", "released", "sale-ended", "cancelled"] as const),
  ...(["settled", "dispute-flagged", "state-changed"] as const),
];

const defaulted = 4;

/** What people are told of an event. */
export function occasionsOfEvent(its: EventOfListing): MarketOccasion[] {
  const { event, listing } = its;
  switch (event.type) {
    case "listed":
      return [ofListing(its)];
    case "bought":
      return ofPurchase(its);
    case "released":
      return [ofRelease(its)];
    case "sale-ended":
      return listing.status === "failed" ? [failedSale(listing, its.holders)] : [];
    case "cancelled":
      return ofCancel(its);
    case "settled":
      return ofPayment(its);
    case "dispute-flagged":
      return ofDispute(its);
    case "state-changed":
      return Number(event.arguments.state) === defaulted ? [ofDefault(its)] : [];
    default:
      return [];
  }
}
