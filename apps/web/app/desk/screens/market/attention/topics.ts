import type { AttentionTopic } from "@tenora/domain/operations/attention-topic";
import { stateOf, statusWords } from "~/features/receivable/status-words";
import type { BadgeTone } from "~/ui/badge";
import type { DeskRow } from "../desk.ts";

interface TopicWords {
  readonly label: string;
  readonly tone: BadgeTone;
  /** What is the matter, and what to do about it. */
  readonly task: string;
  /** What its amount is; none where it has no amount. */
  readonly amount?: string;
}

export const topicWords: Readonly<Record<AttentionTopic, TopicWords>> = {
  failed: {
    label: statusWords.failed.label,
    tone: "waiting",
    task: "Cancel the sale so that buyers get their money back.",
    amount: "to refund",
  },
  closing: {
    ...stateOf("closing"),
    task: "The seller hasn’t been paid. Release the proceeds.",
    amount: "raised",
  },
  overdue: {
    ...stateOf("overdue"),
    task: "You can now record a default.",
    amount: "owed",
  },
  late: {
    ...stateOf("late"),
    task: "Ask the business and the customer for payment.",
    amount: "owed",
  },
  disputed: {
    label: "Disputed",
    tone: "bad",
    task: "Review the evidence.",
    amount: "owed",
  },
  ending: {
    label: "Closing soon",
    tone: "neutral",
    task: "Below its minimum, with less than three days to go.",
  },
  unclaimed: {
    label: "Not collected",
    tone: "neutral",
    task: "Send it to investors’ wallets.",
    amount: "to collect",
  },
  credit: {
    label: "Unclaimed credit",
    tone: "neutral",
    task: "Only this wallet can withdraw it.",
    amount: "to withdraw",
  },
};

/** What to do about one receivable: of a campaign there is no customer to ask. */
export const taskOf = ({ topic, isCommunity }: Pick<DeskRow, "topic" | "isCommunity">): string =>
  topic === "late" && isCommunity
    ? "Ask the business for payment: no customer owes it."
    : topicWords[topic].task;
