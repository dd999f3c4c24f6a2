import type { ReceivableStatus } from "@tenora/domain/receivable/receivable-status";

/** Of receivables that investors may be owed something on. */
export const owedStatuses: readonly ReceivableStatus[] = [
  ...(["selling", "running", "grace", "late", "overdue", "defaulted"] as const),
];
/** The most that the page and the calendar show. */
export const mostListings = 100;
