import { DomainError } from "@tenora/domain/domain-error";
import { lastSecondOf, parseCalendarDate } from "@tenora/domain/text/calendar-date";

/** Whole days in UTC; `from` and `to` in seconds since 1970. */
export interface Period {
  readonly from: number;
  readonly to: number;
  /** As a file's name has it. */
  readonly name: string;
}

/** The largest time that a date of four digits has. */
const lastDay = "9999-12-31";

/**
 * The days `from` and `to` of a query, both included; one that is left out has no end on its side.
 * @throws DomainError INVALID_INPUT for what is no date, and for an end before its beginning
 */
export function readPeriod(query: URLSearchParams): Period {
  const [first, last] = [query.get("from") || null, query.get("to") || null];
  const from = parseCalendarDate(first ?? "1970-01-01");
  const end = parseCalendarDate(last ?? lastDay);
  if (from === null || end === null || end < from) throw new DomainError("INVALID_INPUT");
  const days = [first, last].map((day) => day ?? "open");
  return {
    from: from / 1_000,
    to: lastSecondOf(end),
    name: first === null && last === null ? "all" : days.join("-to-"),
  };
}
