import type { AttentionTopic } from "@tenora/domain/operations/attention-topic";
import type { BadgeTone } from "~/ui/badge";

interface TopicWords {
  readonly label: string;
  readonly tone: BadgeTone;
  /** What is the matter, and what to do about it. */
  readonly task: string;
}

export const topicWords: Readonly<Record<AttentionTopic, TopicWords>> = {
  failed: {
    label: "Not funded",
    tone: "waiting",
    task: "The sale ended below its minimum. Once it’s cancelled, buyers can take their money back.",
  },
  closing: {
    label: "Not released",
    tone: "waiting",
    task: "The sale is over and the seller hasn’t been paid. Release the proceeds.",
  },
  overdue: {
    label: "Overdue",
    tone: "bad",
    task: "It’s past the delay after the grace period. The default can be recorded.",
  },
  late: {
    label: "Late",
    tone: "bad",
    task: "The grace period is over and it isn’t fully repaid. Contact the business and, if there is one, the customer.",
  },
  disputed: {
    label: "Disputed",
    tone: "bad",
    task: "The customer or an attestor has raised a dispute. Look at the evidence.",
  },
  ending: {
    label: "Closing soon",
    tone: "neutral",
    task: "The sale is below its minimum and ends within three days.",
  },
  unclaimed: {
    label: "Not collected",
    tone: "neutral",
    task: "Holders haven’t collected for a week. Anyone can have it paid to their wallets.",
  },
  credit: {
    label: "Credit waiting",
    tone: "neutral",
    task: "Nobody has withdrawn it for a week. Only the wallet that it belongs to can.",
  },
};
