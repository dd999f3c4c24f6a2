import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { RiskFactorName } from "@tenora/domain/risk/risk-grade";
import { gradedRecordWords } from "~/features/receivable/seller/record-words";
import type { ListingRisk } from "../listing-page.ts";

type Graded = Pick<DisclosedListing, "risk" | "kind" | "gate">;

/**
 * Why each factor scored as it did, for everybody: what the score itself or the chain says already. How the
 * customer paid is told by a route of its own, to those who may know who they are (decision 100).
 */
export function riskReasons({ risk, kind, gate }: Graded): ListingRisk["reasons"] {
  if (risk === null) return {};
  const scores = new Map(risk.factors.map(({ name, score }) => [name, score]));
  const isCampaign = kind === "community";
  const told: Readonly<Record<RiskFactorName, string | undefined>> = {
    tier: tierWords(scores.get("tier")),
    acknowledgement: confirmationWords(scores.get("acknowledgement")),
    "seller-record": risk.sellerRecord && gradedRecordWords(risk.sellerRecord),
    "debtor-record": isCampaign ? "It has no customer, so this scores 0." : debtorWords(gate.type),
    tenor: tenorWords(scores.get("tenor")),
    concentration: isCampaign
      ? "It has no customer, so the whole risk is the seller."
      : shareWords(scores.get("concentration")),
    vouching: backersWords(scores.get("vouching")),
  };
  return Object.fromEntries(
    Object.entries(told).flatMap(([name, words]) => (words ? [[name, words]] : [])),
  );
}

const tierWords = (score: number | undefined) =>
  score === undefined
    ? undefined
    : `The seller was in tier ${score === 100 ? 1 : score === 60 ? 2 : 3}; tier 1 scores highest.`;

function confirmationWords(score: number | undefined) {
  if (score === 100) return "The customer had confirmed it.";
  if (score === 60)
    return "We had checked it and how the customer confirmed it; they hadn’t signed with their own wallet.";
  return score === 0 ? "Only the seller said that it would be repaid." : undefined;
}

const debtorWords = (gate: Graded["gate"]["type"]) =>
  gate === "invite"
    ? "How the customer paid before isn’t shown in a private sale."
    : "Approved investors who may know the customer see how they paid before.";

function tenorWords(score: number | undefined) {
  const days = new Map([
    [100, "30 days or fewer"],
    [75, "31 to 60 days"],
    [50, "61 to 90 days"],
    [25, "91 to 180 days"],
    [0, "more than 180 days"],
  ]).get(score ?? -1);
  return days && `When we graded it, ${days} were left to the due date.`;
}

/** A score of 100 is a share below 1%: this receivable is always part of it. */
const shareWords = (score: number | undefined) =>
  score === undefined
    ? undefined
    : `Of everything this seller had on sale or unpaid here, this receivable included, ${score === 100 ? "less than 1" : 100 - score}% was to be paid by this customer.`;

function backersWords(score: number | undefined) {
  if (score === undefined) return undefined;
  if (score === 0) return "No approved investor had bought from this seller before.";
  const count = score / 10;
  if (count === 1) return "1 approved investor had bought from this seller before.";
  return `${count}${score === 100 ? " or more" : ""} approved investors had bought from this seller before.`;
}
