import type { Listing } from "@tenora/database/market/listing/listing-record";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { lateFeeShown } from "@tenora/domain/receivable/amounts/late-fee-shown";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { dueWords } from "../due-words.ts";

/** What a receivable's status means for its seller at `now` (seconds since 1970), and what to do. */
export function sellerOutlook(listing: Listing, now: number): string {
  const { status, kind, token, due, settledAt } = listing;
  const fee = lateFeeShown(due, token) > 0n ? ", late fee included," : "";
  const owed = `${formatAmountFor("payer", owedToHolders(due), token)}${fee}`;
  switch (status) {
    case "open":
      return `On sale until ${saleEnd(listing)}.${guestWords(listing)}`;
    case "selling":
      return `You've been paid, and the rest is on sale until ${saleEnd(listing)}.${guestWords(listing)} ${owed} is ${dueWords(listing, now)}.`;
    case "closing":
      return "The sale is over. Release the proceeds to your wallet on the Payments page.";
    case "failed":
      return "The sale wasn't funded in time. Cancel it, so that its buyers can take their money back.";
    case "cancelled":
      return "The sale was cancelled.";
    case "running":
      return `You've been paid. ${owed} is ${dueWords(listing, now)}.`;
    case "grace":
    case "late":
    case "overdue":
      return `${owed} is ${dueWords(listing, now)}. ${kind === "community" ? "Pay it on the Payments page." : "Pay it, or send your customer the payment page."}`;
    case "defaulted":
      return owedToHolders(due) === 0n
        ? "The default is recorded, and everything has been paid since."
        : `The default is recorded. ${owed} is still owed to investors.`;
    case "settled":
      return settledAt === null
        ? "It's repaid in full."
        : `It was repaid in full on ${formatShortDate(new Date(settledAt * 1_000))}.`;
    case "none":
      return "It's on the exchange.";
  }
}

/** The gate by which the seller of an open sale lets people in; null without one. */
export function openGateOf({ isSaleOpen, gate }: Listing): "invite" | "link" | null {
  return isSaleOpen && (gate.type === "invite" || gate.type === "link") ? gate.type : null;
}

/** Only the seller's guests can buy it, listed or not. */
function guestWords(listing: Listing): string {
  switch (openGateOf(listing)) {
    case "invite":
      return " Only people you invite can buy it.";
    case "link":
      return " Only people with your link can buy it.";
    default:
      return "";
  }
}

const saleEnd = ({ fundingDeadline }: Listing) =>
  formatShortDate(new Date(Number(fundingDeadline) * 1_000));
