import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";
import type { BadgeTone } from "~/ui/badge";

export interface StatusWords {
  readonly label: string;
  readonly tone: BadgeTone;
  /** What it means for somebody who owns a part or thinks of buying one; empty where its label says it. */
  readonly meaning: string;
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
    meaning: "Past its due date and not fully repaid. The grace period is still running.",
  },
  late: {
    label: "Late",
    tone: "bad",
    meaning: "Past its grace period and not fully repaid. Any late fee goes to investors.",
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
