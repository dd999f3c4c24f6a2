import { formatCount } from "@tenora/domain/money/format-amount";

type Fields = Readonly<Record<string, unknown>>;

/** "On requests of at least 25,000 US dollars; before, on none", of a second reviewer; null for anything else. */
export function describeReviewRule(from: Fields, to: Fields): string | null {
  const [before, after] = [from.secondReviewerFrom, to.secondReviewerFrom];
  if (typeof after !== "string") return null;
  const now = `On ${requestsFrom(after)}`;
  if (typeof before !== "string") return now;
  const was = before === "never" ? "none" : requestsFrom(before);
  return `${now}; before, on ${was}`;
}

/** Amounts are in whole coins, each accepted for one US dollar. */
function requestsFrom(value: string): string {
  if (value === "never") return "no request";
  if (value === "0") return "every request";
  return `requests of at least ${/^\d+$/.test(value) ? formatCount(Number(value)) : value} US dollars`;
}

/** What filed evidence is for; null for anything else. */
export function describeEvidence({ hash, disputed }: Fields): string | null {
  if (typeof hash !== "string" || typeof disputed !== "boolean") return null;
  return disputed ? "To raise a dispute" : "To end a dispute";
}
