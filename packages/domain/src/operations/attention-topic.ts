/** Why something on the exchange needs a person. */
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
