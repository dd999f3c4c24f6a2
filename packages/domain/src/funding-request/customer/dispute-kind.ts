/** What a customer's dispute is about, as they choose it; the database has the same. */
export const disputeKinds = ["amount", "date", "delivery", "paid", "unknown", "other"] as const;
export type DisputeKind = (typeof disputeKinds)[number];

export const isDisputeKind = (text: string): text is DisputeKind =>
  disputeKinds.some((one) => one === text);

/** As the customer reads them, and reviewers. */
export const disputeKindLabels: Readonly<Record<DisputeKind, string>> = {
  amount: "The amount is wrong",
  date: "The due date is wrong",
  delivery: "We didn't get what it's for, or it wasn't right",
  paid: "We've already paid it",
  unknown: "We don't know it",
  other: "Something else",
};
