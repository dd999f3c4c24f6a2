/** What operators do on the chain from the portal, and the portal records. */
export const operatorActions = [
  "release",
  "cancel",
  "mark-default",
  "pay-holders",
  "raise-dispute",
  "end-dispute",
  "pause",
  "unpause",
  "sunset",
  "withdraw-eligibility",
] as const;

export type OperatorAction = (typeof operatorActions)[number];

/** The subject of an action that concerns the exchange as a whole. */
export const wholeExchange = "exchange";
