import { afterWorkingDays } from "@tenora/domain/business/review-time";
import { formatMoment } from "@tenora/domain/text/format-date";

/** Until when something that waits since then is usually decided. */
export const decisionDueAt = (since: Date, reviewDays: number): Date =>
  new Date(afterWorkingDays(new Date(since).getTime(), reviewDays));

/** The same in words. */
export const decisionDue = (since: Date, reviewDays: number): string =>
  `${formatMoment(decisionDueAt(since, reviewDays))} UTC`;
