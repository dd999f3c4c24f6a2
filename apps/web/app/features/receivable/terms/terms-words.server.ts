import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { formatAmount, formatBasisPoints } from "@tenora/domain/money/format-amount";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { isSaleOff, isUnpaid } from "@tenora/domain/receivable/status/receivable-stage";
import { formatShortDate } from "@tenora/domain/text/format-date";
import { recourseWords } from "./recourse-words.server.ts";

const day = 86_400n;
const date = (seconds: bigint) => formatShortDate(new Date(Number(seconds) * 1_000));

const buyers = {
  open: (can) => `Anyone ${can} buy.`,
  eligible: (can) => `Only approved investors ${can} buy.`,
  invite: (can) => `Only wallets that the seller invited ${can} buy.`,
  link: (can) => `Wallets that have the seller's link ${can} buy.`,
  other: (can) => `Who ${can} buy is decided by a contract that this site doesn't know.`,
} satisfies Record<Listing["gate"]["type"], (can: "can" | "could") => string>;

const transfers = {
  open: "You can transfer your note to anyone.",
  eligible: "You can transfer your note to approved investors only.",
  locked: "You can't transfer your note, so plan to hold it to the end.",
} as const;

export type ListingTerms = Pick<DisclosedListing, keyof Listing | "recourse" | "documentKind">;
/** The terms as sentences, as they were offered. */
export const termsInWords = (listing: ListingTerms): string[] => [
  ...mainTerms(listing),
  ...moreTerms(listing),
];

/** The same for a reader of today: without the risks of what is over. */
export function mainTermsNow(listing: ListingTerms): string[] {
  const { status, ledger, token, pricePerUnit, kind } = listing;
  const price = formatAmount(pricePerUnit, token);
  const repayment = formatAmount(ledger.repayPerUnit, token);
  if (isSaleOff(status))
    return [
      `Each unit was offered at ${price}, to repay ${repayment} on ${date(ledger.maturity)}.`,
      buyersTerm(listing),
    ];
  if (status !== "settled") return [unitNow(listing), ...mainTerms(listing).slice(1)];
  return [
    `Each unit cost ${price} and repaid ${repayment}.`,
    kind === "community"
      ? "No customer owed this money: the seller owed it."
      : `The seller's customer ${isOrder(listing) ? "placed an order for" : "owed"} ${formatAmount(ledger.face, token)}. Investors were paid first, and the seller got the rest.`,
    buyersTerm(listing),
  ];
}

/** What a unit costs and what is due on it, each in the past once it is. */
function unitNow({ status, ledger, token, pricePerUnit, isSaleOpen }: ListingTerms): string {
  const price = `Each unit ${isSaleOpen ? "costs" : "cost"} ${formatAmount(pricePerUnit, token)}`;
  const repayment = formatAmount(ledger.repayPerUnit, token);
  return isUnpaid(status)
    ? `${price}. ${repayment} was due on ${date(ledger.maturity)}.`
    : `${price} and is due to repay ${repayment} on ${date(ledger.maturity)}.`;
}

/** What one pays and gets, from whom, and who may buy. */
function mainTerms(listing: ListingTerms): string[] {
  const { ledger, token, pricePerUnit, kind, reward } = listing;
  const money = (baseUnits: bigint) => formatAmount(baseUnits, token);
  return [
    `Each unit costs ${money(pricePerUnit)} and is due to repay ${money(ledger.repayPerUnit)} on ${date(ledger.maturity)}.`,
    kind === "community"
      ? "No customer owes this money: the seller repays it from its own funds. If its business fails, you can lose everything you paid."
      : `${customersPart(listing)} Investors are paid first, and the seller gets the rest.`,
    ...(kind === "community" ? [] : [recourseWords(listing.recourse)]),
    "Repayment isn't guaranteed. It may be late, partial or never arrive.",
    buyersTerm(listing),
    ...(reward === null
      ? []
      : [
          reward.early
            ? "Each note comes with a reward from the seller, which you can claim once the sale is funded."
            : "Each note comes with a reward from the seller, which you can claim once the receivable is repaid in full.",
        ]),
  ];
}

/** Nothing is owed on an order before it is delivered. */
const isOrder = ({ documentKind }: ListingTerms) => documentKind === "order";

function customersPart(listing: ListingTerms): string {
  const face = formatAmount(listing.ledger.face, listing.token);
  return isOrder(listing)
    ? `The seller's customer placed an order for ${face}, to be paid once it's delivered, and pays into the contract.`
    : `The seller's customer owes ${face} and pays into the contract.`;
}

/** Past tense once the sale is over. */
const buyersTerm = ({ gate, isSaleOpen }: ListingTerms): string =>
  buyers[gate.type](isSaleOpen ? "can" : "could");

/** What happens when too little is sold or it's paid late, and whether notes can be passed on. */
const moreTerms = (listing: ListingTerms): string[] => [
  minimumTerm(listing),
  ...lateTerms(listing),
  transfers[listing.transferRule],
];

const minimumTerm = ({ minUnits, pricePerUnit, token, fundingDeadline }: ListingTerms) =>
  `If less than ${formatAmount(purchaseCost(minUnits, pricePerUnit), token)} is sold by ${date(fundingDeadline)}, the sale fails and every buyer gets all of their money back.`;

/** The same without what can't happen any more, for a reader of today. */
export function moreTermsNow(listing: ListingTerms): string[] {
  if (isSaleOff(listing.status)) return [];
  if (listing.status === "settled") return [transfers[listing.transferRule]];
  const isDecided = listing.fundedAt !== null || !listing.isSaleOpen;
  return moreTerms(listing).slice(isDecided ? 1 : 0);
}

function lateTerms({ ledger }: ListingTerms): string[] {
  const graceEnd = ledger.maturity + ledger.graceDays * day;
  return [
    ledger.lateFeeBps > 0n
      ? `If it's paid late, investors earn a late fee of ${formatBasisPoints(Number(ledger.lateFeeBps))} a year on what is unpaid after ${date(graceEnd)}, for at most ${ledger.delayDays} days.`
      : "There's no late fee.",
    `If it's still unpaid after ${date(graceEnd + ledger.delayDays * day)}, anyone can record a default. Later payments still go to investors first.`,
  ];
}
