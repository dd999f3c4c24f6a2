import type { Recourse } from "@tenora/domain/funding-request/recourse";
import { formatAmount, formatBasisPoints, formatCount } from "@tenora/domain/money/format-amount";
import { purchaseCost } from "@tenora/domain/receivable/amounts/pricing";
import { documentWord } from "@tenora/domain/receivable/document-kind";
import { formatMoment } from "@tenora/domain/text/format-date";
import { lateFeeTerms } from "../late-fee/late-fee-terms.ts";
import { levelWords } from "../terms-words.ts";
import { advanceTerms } from "./advance.server.ts";
import type { ListingTerms } from "./terms-words.server.ts";
import type { WordPair } from "./word-pair.ts";

/** The terms as a table, with what only an expert asks for. */
export function termsTable(listing: ListingTerms): WordPair[] {
  const { ledger, token, pricePerUnit } = listing;
  const isCampaign = listing.kind === "community";
  const money = (baseUnits: bigint) => formatAmount(baseUnits, token);
  const moment = (seconds: bigint) => `${formatMoment(new Date(Number(seconds) * 1_000))} UTC`;
  return [
    { label: "Price per unit", value: money(pricePerUnit) },
    { label: "Repayment per unit", value: money(ledger.repayPerUnit) },
    { label: "Units", value: formatCount(listing.totalUnits) },
    ...advanceTerms(listing),
    { label: "Minimum to fund", value: `${formatCount(listing.minUnits)} units` },
    { label: "Smallest purchase", value: money(purchaseCost(listing.minPurchase, pricePerUnit)) },
    { label: "Sale ends", value: moment(listing.fundingDeadline) },
    { label: "Due date", value: moment(ledger.maturity) },
    { label: "Grace period", value: `${ledger.graceDays} days` },
    { label: "Default possible after", value: `${ledger.delayDays} more days` },
    {
      label: "Late fee",
      value: ledger.lateFeeBps > 0n ? lateFeeTerms(ledger.lateFeeBps, ledger.delayDays) : "None",
    },
    { label: "Platform fee", value: `${formatBasisPoints(listing.feeBps)}, paid by the seller` },
    { label: "Confirmation", value: levelWords[listing.level].label },
    { label: "Currency", value: token.symbol, note: token.address },
    { label: "Seller's wallet", value: listing.seller.wallet },
    {
      label: "Customer",
      value: listing.debtor ?? (isCampaign ? "None: the seller repays" : "No wallet in the terms"),
    },
    { label: "Reviewer's wallet", value: listing.attestor },
    {
      label: `Fingerprint of the ${isCampaign ? "campaign" : documentWord(listing.documentKind)}`,
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
