import type { Listing } from "@tenora/database/market/listing-record";
import { type Recourse, recourseStatements } from "@tenora/domain/funding-request/recourse";
import { formatAmount, formatBasisPoints, formatCount } from "@tenora/domain/money/format-amount";
import { purchaseCost } from "@tenora/domain/receivable/pricing";
import { formatMoment, formatShortDate } from "@tenora/domain/text/format-date";
import { levelWords } from "~/features/receivable/terms-words";
import type { WordPair } from "./listing-page.ts";

const day = 86_400n;
const date = (seconds: bigint) => formatShortDate(new Date(Number(seconds) * 1_000));

const buyers = {
  open: "Anyone can buy.",
  eligible: "Investors whose registration we approved can buy.",
  invite: "Only wallets that the seller invited can buy.",
  link: "Wallets that have the seller's link can buy.",
  other: "Who can buy is decided by a contract that this site doesn't know.",
} as const;

const transfers = {
  open: "You can transfer your note to anyone.",
  eligible: "You can transfer your note to approved investors only.",
  locked: "You can't transfer your note: plan to hold it to the end.",
} as const;

type ListingTerms = Listing & { readonly recourse: Recourse | null };

/** The terms as sentences, for somebody who thinks of buying. */
export const termsInWords = (listing: ListingTerms): string[] => [
  ...mainTerms(listing),
  ...moreTerms(listing),
];

/** What one pays and gets, from whom, and who may buy. */
export function mainTerms(listing: ListingTerms): string[] {
  const { ledger, token, pricePerUnit, kind, reward } = listing;
  const money = (baseUnits: bigint) => formatAmount(baseUnits, token);
  return [
    `Each unit costs ${money(pricePerUnit)} and repays ${money(ledger.repayPerUnit)} on ${date(ledger.maturity)}.`,
    kind === "community"
      ? "No debtor stands behind this: the seller repays from their own money. If their business fails, you can lose everything you paid."
      : `The debtor owes ${money(ledger.face)} and pays the contract. Anything above what investors are owed goes to the seller.`,
    ...(kind === "community" ? [] : [recourseWords(listing.recourse)]),
    "Repayment isn't guaranteed. It may be late, partial or never arrive.",
    buyers[listing.gate.type],
    ...(reward === null
      ? []
      : [
          reward.early
            ? "Each note comes with a reward from the seller, which you can claim once the sale is funded."
            : "Each note comes with a reward from the seller, which you can claim once the receivable is repaid in full.",
        ]),
  ];
}

/** What happens when too little is sold or it's paid late, and whether notes can be passed on. */
export function moreTerms(listing: ListingTerms): string[] {
  const { ledger, token, pricePerUnit } = listing;
  const money = (baseUnits: bigint) => formatAmount(baseUnits, token);
  const graceEnd = ledger.maturity + ledger.graceDays * day;
  return [
    `If less than ${money(purchaseCost(listing.minUnits, pricePerUnit))} is sold by ${date(listing.fundingDeadline)}, the sale fails and every buyer gets all of their money back.`,
    ledger.lateFeeBps > 0n
      ? `If it's paid late, investors earn a late fee of ${formatBasisPoints(Number(ledger.lateFeeBps))} a year on what is unpaid after ${date(graceEnd)}.`
      : "There is no late fee.",
    `If it's still unpaid after ${date(graceEnd + ledger.delayDays * day)}, anyone can record a default. Later payments still go to investors first.`,
    transfers[listing.transferRule],
  ];
}

/** What the business signed, in its own words. */
const recourseWords = (recourse: Recourse | null) =>
  recourse === null
    ? "These terms don't say that the seller repays if its customer doesn't, so don't count on it."
    : recourseStatements[recourse];

/** The same as a table, with what only an expert asks for. */
export function termsTable(listing: ListingTerms): WordPair[] {
  const { ledger, token, pricePerUnit } = listing;
  const isCampaign = listing.kind === "community";
  const money = (baseUnits: bigint) => formatAmount(baseUnits, token);
  const moment = (seconds: bigint) => `${formatMoment(new Date(Number(seconds) * 1_000))} UTC`;
  return [
    { label: "Price per unit", value: money(pricePerUnit) },
    { label: "Repayment per unit", value: money(ledger.repayPerUnit) },
    { label: "Units", value: formatCount(listing.totalUnits) },
    { label: "Minimum to fund", value: `${formatCount(listing.minUnits)} units` },
    { label: "Smallest purchase", value: money(purchaseCost(listing.minPurchase, pricePerUnit)) },
    { label: "Sale ends", value: moment(listing.fundingDeadline) },
    { label: "Maturity", value: moment(ledger.maturity) },
    { label: "Grace period", value: `${ledger.graceDays} days` },
    { label: "Default after grace", value: `${ledger.delayDays} days` },
    { label: "Late fee", value: `${formatBasisPoints(Number(ledger.lateFeeBps))} a year` },
    { label: "Platform fee", value: `${formatBasisPoints(listing.feeBps)}, paid by the seller` },
    { label: "Acknowledgement", value: levelWords[listing.level].label },
    { label: "Currency", value: token.symbol, note: token.address },
    { label: "Seller", value: listing.seller.wallet },
    {
      label: "Debtor",
      value:
        listing.debtor ?? (isCampaign ? "None: the seller repays" : "Has no wallet in the terms"),
    },
    { label: "Attestor", value: listing.attestor },
    {
      label: `Fingerprint of the ${isCampaign ? "campaign" : "invoice"}`,
      value: listing.fingerprint,
    },
    {
      label: isCampaign ? "Hash of the story, pictures and documents" : hashLabel(listing.recourse),
      value: listing.papers,
    },
  ];
}

const hashLabel = (recourse: Recourse | null) =>
  recourse === null
    ? "Hash of the documents"
    : "Hash of the documents and the sentence on recourse";
