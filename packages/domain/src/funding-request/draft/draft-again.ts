import { lastSecondOf, parseCalendarDate } from "../../text/calendar-date.ts";
import type { Draft } from "./draft.ts";

/**
 * The answers of a request whose sale was cancelled, for another one: the last day to buy is asked
 * again, and a day of repayment that has passed. `now` in ms since 1970.
 */
export function draftAgain(draft: Draft, now: number): Draft {
  const maturity = parseCalendarDate(draft.maturity);
  const isOver = maturity === null || lastSecondOf(maturity) * 1000 <= now;
  return { ...draft, fundingDeadline: "", maturity: isOver ? "" : draft.maturity };
}
