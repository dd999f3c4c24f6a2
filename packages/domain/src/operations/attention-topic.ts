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

/**
 * The order of topics, however long each has waited, the most urgent first: where people are owed
 * a decision that one transaction of an operator makes; where money is at risk, or a sale about to fail; then
 * what is safe and only waits to be collected, last where only its owner can.
 */
export const attentionRanks: readonly (readonly AttentionTopic[])[] = [
  ["failed", "closing", "overdue"],
  ["disputed", "late", "ending"],
  ["unclaimed"],
  ["credit"],
];

/** What an operator can do something about; a credit only its owner can withdraw. */
export const urgentTopics: readonly AttentionTopic[] = attentionTopics.filter(
  (topic) => topic !== "credit",
);

/** What waits for an operator. Holders can collect their own money, so handing it over is a service to them. */
export const pressingTopics: readonly AttentionTopic[] = urgentTopics.filter(
  (topic) => topic !== "unclaimed",
);
