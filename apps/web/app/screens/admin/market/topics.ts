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
    task: "Cancel it, so that buyers get their money back.",
  },
  closing: {
    label: "Not released",
    tone: "waiting",
    task: "The seller hasn’t been paid. Release the proceeds.",
  },
  overdue: {
    label: "Overdue",
    tone: "bad",
    task: "The delay is over. The default can be recorded.",
  },
  late: {
    label: "Late",
    tone: "bad",
    task: "Ask the business and the customer for payment.",
  },
  disputed: {
    label: "Disputed",
    tone: "bad",
    task: "A dispute was raised. Look at the evidence.",
  },
  ending: {
    label: "Closing soon",
    tone: "neutral",
    task: "Below its minimum, and ends within three days.",
  },
  unclaimed: {
    label: "Not collected",
    tone: "neutral",
    task: "Have it paid to its holders’ wallets.",
  },
  credit: {
    label: "Credit waiting",
    tone: "neutral",
    task: "Only this wallet can withdraw it.",
  },
};
