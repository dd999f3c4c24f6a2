import type { Listing } from "@tenora/database/market/listing/listing-record";
import { type Currency, formatYearlyRate } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { owedToHolders, repaymentOf } from "@tenora/domain/receivable/amounts/amount-due";
import { lateFeePaidShown, lateFeeShown } from "@tenora/domain/receivable/amounts/late-fee-shown";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { pastDueWords } from "@tenora/domain/receivable/status/past-due-words";
import { isSaleOff, isUnpaid } from "@tenora/domain/receivable/status/receivable-stage";

/**
 * "25% sold · 16,200 USDC left" while it is on sale; afterwards what counts then: what was sold until it is
 * due, then what is owed, and what was repaid once it is settled. Of a sale that came to nothing, what became of
 * its buyers' money.
 */
export function soldWords(listing: Listing): string {
  const { ledger, token, totalUnits, pricePerUnit, isSaleOpen, status, due } = listing;
  const cost = (units: bigint) => shortAmount("payee", purchaseCost(units, pricePerUnit), token);
  if (isSaleOpen) return `${soldShare(listing)} sold · ${cost(totalUnits - ledger.soldUnits)} left`;
  if (status === "settled") {
    const { value, words } = repaid(listing);
    return `${value} ${words}`;
  }
  if (isSaleOff(status)) return refundWords(listing);
  if (!isUnpaid(status)) return `${cost(ledger.soldUnits)} sold`;
  return `${shortAmount("payer", owedToHolders(due), token)} ${owedWords(listing)}`;
}

/** "5,400 USDC refunded", "5,400 USDC to be refunded", of what isn't yet; "Nothing sold". */
function refundWords({ ledger, token, pricePerUnit, refunded }: Listing): string {
  if (ledger.soldUnits === 0n) return "Nothing sold";
  const waiting = purchaseCost(ledger.soldUnits, pricePerUnit) - refunded;
  return waiting > 0n
    ? `${shortAmount("payee", waiting, token)} to be refunded`
    : `${shortAmount("payee", refunded, token)} refunded`;
}

/** "25%"; "under 1%" of a few units, which "0%" would deny. */
function soldShare(listing: Listing): string {
  const percent = soldPercent(listing);
  return percent === 0 && listing.ledger.soldUnits > 0n ? "under 1%" : `${percent}%`;
}

/** "owed with late fee", "late fee still owed" of nothing else; "still owed" of what was paid in part or is in default. */
function owedWords({ ledger, status, due, token }: Listing): string {
  const isPartlyPaid = due.repayment < repaymentOf(ledger);
  const owed = isPartlyPaid || status === "defaulted" ? "still owed" : "owed";
  if (lateFeeShown(due, token) === 0n) return owed;
  return due.repayment === 0n ? `late fee ${owed}` : `${owed} with late fee`;
}

/**
 * What a card leads with: what a buyer gets for waiting, and once that is over or late what became of it, since
 * the yearly return of the offer then no longer holds. It stands at the card's foot (`foot`).
 */
export function cardWords(listing: Listing): {
  readonly headline: { readonly value: string; readonly words: string };
  readonly foot: string;
} {
  const yearly = yearlyWords(listing);
  const after = afterOffer(listing);
  if (after !== null) {
    return { headline: after, foot: offerWords(listing, yearly) };
  }
  const hasReward = listing.reward !== null;
  const headline =
    yearly === null
      ? { value: hasReward ? "A reward" : "No return", words: "" }
      : { value: yearly, words: hasReward ? "a year + reward" : yearWords(listing) };
  return { headline, foot: soldWords(listing) };
}

/** "12,000 USDC sold at 12.25% a year"; of a sale that came to nothing "Offered at 12.25% a year". */
function offerWords(listing: Listing, yearly: string | null): string {
  const { status, ledger, token, pricePerUnit, totalUnits } = listing;
  const amount = (units: bigint) => shortAmount("payee", purchaseCost(units, pricePerUnit), token);
  if (isSaleOff(status)) {
    return yearly === null ? `${amount(totalUnits)} offered` : `Offered at ${yearly} a year`;
  }
  const sold = `${amount(ledger.soldUnits)} sold`;
  return yearly === null ? sold : `${sold} at ${yearly} a year`;
}

/** Where the rate at listing was another, that this one is of a purchase now. */
const yearWords = (listing: Listing) =>
  listedYearlyWords(listing) === null ? "a year" : "a year, bought today";

/** What became of an offer; null while its return is still to come. */
function afterOffer(listing: Listing): { value: string; words: string } | null {
  const { ledger, token, pricePerUnit, status, due, daysPastDue, refunded } = listing;
  if (isSaleOff(status)) {
    if (ledger.soldUnits === 0n) return { value: "Nothing was sold", words: "" };
    const isRefunded = refunded >= purchaseCost(ledger.soldUnits, pricePerUnit);
    return { value: isRefunded ? "Buyers refunded" : "Refunds pending", words: "" };
  }
  if (status === "settled") {
    const { value, words } = repaid(listing);
    return { value, words: `${words}${whenRepaid(listing)}` };
  }
  const owed = owedToHolders(due);
  if (!isUnpaid(status) || owed === 0n) return null;
  return {
    value: shortAmount("payer", owed, token),
    words: `${owedWords(listing)}, ${pastDueWords(daysPastDue)}`,
  };
}

const day = 86_400;

/** "12,034.50 USDC" and "repaid with late fee"; a fee of less than the rounding isn't told. */
function repaid({ ledger, toHolders, token }: Listing): { value: string; words: string } {
  const hasLateFee = lateFeePaidShown(ledger, toHolders, token) > 0n;
  return {
    value: shortAmount("payer", toHolders, token),
    words: hasLateFee ? "repaid with late fee" : "repaid",
  };
}

/** What follows "repaid": ", 1 day early", " on its due date", ", 3 days past due", " after a default". */
function whenRepaid({ ledger, settledAt, defaultedAt }: Listing): string {
  if (settledAt === null) return "";
  if (defaultedAt !== null) return " after a default";
  const early = Number(ledger.maturity) - settledAt;
  if (early < 0) return `, ${pastDueWords(Math.ceil(-early / day))}`;
  const days = Math.floor(early / day);
  return days === 0 ? " on its due date" : `, ${days} ${days === 1 ? "day" : "days"} early`;
}

/** "12.25%", of a purchase now where one is possible; null where it pays no interest or none that is defined. */
export function yearlyWords({ currentAprBps, aprBps }: Listing): string | null {
  const rate = currentAprBps ?? aprBps;
  return rate > 0n ? formatYearlyRate(rate) : null;
}

/** "11.51% at listing", where a purchase now has fewer days to wait, and so another rate. */
export function listedYearlyWords(listing: Listing): string | null {
  const { currentAprBps, aprBps } = listing;
  if (currentAprBps === null || aprBps === 0n) return null;
  const listed = formatYearlyRate(aprBps);
  return listed === yearlyWords(listing) ? null : `${listed} at listing`;
}

/** "5,400 of 21,600 USDC sold": for pages that show no percentage. */
export function soldShareWords({ ledger, token, totalUnits, pricePerUnit }: Listing): string {
  const cost = (units: bigint) => shortAmount("payee", purchaseCost(units, pricePerUnit), token);
  const [sold = ""] = cost(ledger.soldUnits).split(" ");
  return `${sold} of ${cost(totalUnits)} sold`;
}

/** Rounded down: nothing is sold out before it is. */
export const soldPercent = ({ ledger, totalUnits }: Pick<Listing, "ledger" | "totalUnits">) =>
  Number((ledger.soldUnits * 100n) / totalUnits);

/** Short where it is whole: "21,600 USDC", "2,070.25 USDC". */
const shortAmount = (side: "payer" | "payee", baseUnits: bigint, token: Currency) =>
  formatAmountFor(side, baseUnits, token).replace(".00 ", " ");
