import type { Listing } from "@tenora/database/market/listing/listing-record";
import { repaymentOf } from "@tenora/domain/receivable/amounts/amount-due";
import type { ReceivableStage } from "@tenora/domain/receivable/status/receivable-stage";
import type { ReceivableStatus } from "@tenora/domain/receivable/status/receivable-status";
import type { BadgeTone } from "~/ui/badge";

export interface StatusWords {
  readonly label: string;
  readonly tone: BadgeTone;
  /** What it means for a holder or a possible buyer; empty where its label says it. */
  readonly meaning: string;
  /** Since when something is unpaid, before its meaning. */
  readonly since?: string;
  /** Instead of its meaning, where nothing was sold. */
  readonly unsold?: string;
}

/** What people read for each status. */
export const statusWords: Readonly<Record<ReceivableStatus, StatusWords>> = {
  none: { label: "Not listed", tone: "neutral", meaning: "This receivable isn't on the exchange." },
  open: {
    label: "Open",
    tone: "good",
    meaning: "",
  },
  selling: {
    label: "Funded, still on sale",
    tone: "good",
    meaning: "The minimum is reached, and the seller has been paid.",
  },
  closing: {
    label: "Sale closed",
    tone: "waiting",
    meaning: "The sale is over. Anyone can now release the proceeds to the seller.",
  },
  failed: {
    label: "Not funded",
    tone: "neutral",
    unsold: "The sale ended and nobody had bought. Anyone can now cancel it.",
    meaning:
      "It wasn't funded in time. Nobody loses money: the contract holds what buyers paid, and once anyone cancels the sale, each buyer can take all of it back.",
  },
  running: {
    label: "Running",
    tone: "neutral",
    meaning: "The seller has been paid, and the repayment isn't due yet.",
  },
  grace: {
    label: "In grace period",
    tone: "waiting",
    since: "Past its due date",
    meaning: "The grace period is still running.",
  },
  late: {
    label: "Late",
    tone: "bad",
    since: "Past its grace period",
    meaning: "Any late fee goes to investors.",
  },
  overdue: {
    label: "Default pending",
    tone: "bad",
    meaning: "Not repaid in time. Anyone can now record a default.",
  },
  settled: {
    label: "Settled",
    tone: "good",
    meaning: "Investors can collect at any time.",
  },
  defaulted: {
    label: "Defaulted",
    tone: "bad",
    meaning: "Whatever is recovered still goes to investors.",
  },
  cancelled: {
    label: "Cancelled",
    tone: "neutral",
    unsold: "The sale was cancelled before anyone bought.",
    meaning: "The sale was cancelled. Every buyer can take back exactly what they paid.",
  },
};

/** What a badge names; of a task it is the state and not what to do about it. */
export function stateOf(status: ReceivableStatus): Pick<StatusWords, "label" | "tone"> {
  const { label, tone } = statusWords[status];
  return { label, tone };
}

/** The same of one receivable: a default that was recovered stays told. */
export function statusWordsOf(listing: {
  readonly status: ReceivableStatus;
  readonly defaultedAt: number | null;
}): StatusWords {
  const words = statusWords[listing.status];
  if (listing.status !== "settled" || listing.defaultedAt === null) return words;
  return { ...words, label: "Settled after a default", tone: "waiting" };
}

type MeaningFacts = Pick<Listing, "status" | "ledger" | "due">;

/** What the status means for one receivable: without buyers no refunds, and 0% isn't "not fully". */
export function statusMeaning({ status, ledger, due }: MeaningFacts): string {
  const { meaning, since, unsold } = statusWords[status];
  if (unsold !== undefined && ledger.soldUnits === 0n) return unsold;
  if (since === undefined) return meaning;
  const isUnpaid = due.repayment === repaymentOf(ledger);
  return `${since}${isUnpaid ? ", and nothing has been repaid" : " and not fully repaid"}. ${meaning}`;
}

/** What its holders can expect, once the seller has been paid. */
export const holdersOutlook: Partial<Record<ReceivableStage, string>> = {
  running: "The repayment isn't due yet.",
  grace: "The repayment is past due. You still receive your share of any payment.",
  late: "The repayment is late. You still receive your share of any payment and late fee.",
  default: "The receivable is in default. You still receive your share of whatever is recovered.",
  settled: "It's repaid in full. Collect your share at any time.",
};
