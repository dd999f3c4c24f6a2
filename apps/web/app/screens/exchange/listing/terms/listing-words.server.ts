import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { formatCount } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { documentWord } from "@tenora/domain/receivable/document-kind";
import { isSaleOff } from "@tenora/domain/receivable/status/receivable-stage";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { assuranceWords } from "~/features/receivable/assurance-words";
import { sellerName, unbrokenName } from "~/features/receivable/seller/seller-name";

const date = (seconds: number | bigint) => formatShortDate(new Date(Number(seconds) * 1_000));

/** "Ben Trading is selling a 24,000.00 USDC invoice, confirmed by the customer, due on Jan 25, 2027." */
export function listingHeadline(listing: DisclosedListing): string {
  const { kind, level, token, ledger, seller } = listing;
  const name = sellerName(seller);
  const face = formatAmountFor("payer", ledger.face, token);
  const end = ending(listing);
  if (kind === "community") {
    return `${name} ${raises(listing, "exact")} and promised ${face} in return, ${end}.`;
  }
  return `${name} ${saleVerb(listing)} ${saleOf(listing, face)}, ${assuranceWords[level]}, ${end}.`;
}

/** "Ben Trading is selling a 24,000 USDC order": short enough for a phone. The exact amount follows it. */
export function listingTitle(listing: DisclosedListing): string {
  const { kind, token, ledger, seller } = listing;
  const name = unbrokenName(sellerName(seller));
  if (kind === "community") {
    return `${name} ${raises(listing, "whole")}`;
  }
  return `${name} ${saleVerb(listing)} ${saleOf(listing, wholeAmount(ledger.face, token))}`;
}

/** "is raising 6,000 USDC for “Second oven”"; once the sale is over what it brought. */
function raises(listing: DisclosedListing, form: "whole" | "exact"): string {
  const { campaign, token, ledger, pricePerUnit, totalUnits, isSaleOpen } = listing;
  const isRaised = !isSaleOpen && !isOff(listing);
  const amount = purchaseCost(isRaised ? ledger.soldUnits : totalUnits, pricePerUnit);
  const words =
    form === "whole" ? wholeAmount(amount, token) : formatAmountFor("payee", amount, token);
  const verb = isSaleOpen ? "is raising" : isRaised ? "raised" : "asked for";
  return `${verb} ${words}${campaign === null ? "" : ` for “${campaign.name}”`}`;
}

/** "sold part of" where the sale ended before all units were sold. */
function saleVerb(listing: Listing): string {
  const { isSaleOpen, ledger, totalUnits } = listing;
  if (isSaleOpen) return "is selling";
  if (isOff(listing)) return "offered";
  return ledger.soldUnits < totalUnits ? "sold part of" : "sold";
}

const isOff = ({ status }: Listing) => isSaleOff(status);

/** Rounded down to whole coins, but never to nothing. */
function wholeAmount(amount: bigint, token: Listing["token"]): string {
  const whole = amount / 10n ** BigInt(token.decimals);
  return whole > 0n
    ? `${formatCount(whole)} ${token.symbol}`
    : formatAmountFor("payee", amount, token);
}

/** "a 24,000 USDC invoice", "an 11,000 USDC order": eight, eleven and eighteen begin with a vowel. */
const saleOf = ({ documentKind }: DisclosedListing, face: string) =>
  `${/^(8|11[ ,.]|18[ ,.])/.test(face) ? "an" : "a"} ${face} ${documentWord(documentKind)}`;

/** Until when it is on sale, and since when it is repaid or in default; the due date is among the figures. */
export function listingLead(listing: DisclosedListing): string {
  const { status, isSaleOpen, isBuyable, ledger, settledAt, defaultedAt } = listing;
  const end = date(listing.fundingDeadline);
  if (isSaleOpen)
    return isBuyable
      ? `On sale until ${end}.`
      : `On sale until ${end}, but nobody can buy during the dispute.`;
  if (status === "settled")
    return `Repaid in full on ${date(settledAt ?? ledger.maturity)}${defaultedAt === null ? "" : ", after a default"}.`;
  if (status !== "defaulted") return "";
  const days = ledger.graceDays + ledger.delayDays;
  const since = defaultedAt === null ? "" : ` since ${date(defaultedAt)}`;
  return `In default${since}: not repaid within ${days} ${days === 1n ? "day" : "days"} of its due date.`;
}

function ending({ status, ledger, settledAt, defaultedAt }: Listing): string {
  const maturity = Number(ledger.maturity);
  if (status === "settled")
    return `settled on ${date(settledAt ?? maturity)}${defaultedAt === null ? "" : ", after a default"}`;
  if (status === "defaulted") return "now in default";
  if (status === "failed") return "but wasn't funded in time";
  // Anyone may have cancelled it.
  if (status === "cancelled") return "but the sale was cancelled";
  return `due on ${date(maturity)}`;
}
