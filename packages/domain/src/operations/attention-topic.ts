/** Why something on the exchange needs a person. Of the last two only money waits, for its own owners. */
export const attentionTopics = [
  "failed",
  "closing",
  "overdue",
  "late",
  "disputed",
  "ending",
  "unclaimed",
  "credit",
] as const;

export type AttentionTopic = (typeof attentionTopics)[number];

/** Listed after everything else, however long it has waited. */
export const topicsOfWaitingMoney: readonly AttentionTopic[] = ["unclaimed", "credit"];

/** What an operator can do something about; a credit only its owner can withdraw. */
export const urgentTopics: readonly AttentionTopic[] = attentionTopics.filter(
  (topic) => topic !== "credit",
);
