import type { FileWarning } from "@tenora/domain/funding-request/draft/file-reading";
import { parseCalendarDate } from "@tenora/domain/text/calendar-date";
import { toSingleLine } from "@tenora/domain/text/single-line";
import { refuse } from "../refuse.ts";
import type { InvoiceElement } from "../xml/invoice-element.ts";

const long = "(?<year>[0-9]{4})(?<month>[0-9]{2})(?<day>[0-9]{2})";
const short = "(?<year>[0-9]{2})(?<month>[0-9]{2})(?<day>[0-9]{2})";
const offset = "[+-][0-9]{4}";
const zone = "([+-][0-9]{2}|[A-Z]{3})";
const minutes = "[0-9]{4}";
const seconds = "[0-9]{6}";

/** The formats of UNTDID 2379 that name a day of the calendar, most of them with a time behind it. */
const formats: Readonly<Record<string, string>> = {
  "2": "(?<day>[0-9]{2})(?<month>[0-9]{2})(?<year>[0-9]{2})",
  "3": "(?<month>[0-9]{2})(?<day>[0-9]{2})(?<year>[0-9]{2})",
  "4": "(?<day>[0-9]{2})(?<month>[0-9]{2})(?<year>[0-9]{4})",
  "5": `(?<day>[0-9]{2})(?<month>[0-9]{2})(?<year>[0-9]{4})${minutes}`,
  "10": `${long}T${minutes}`,
  "101": short,
  "102": long,
  "201": short + minutes,
  "202": short + seconds,
  "203": long + minutes,
  "204": long + seconds,
  "205": long + minutes + offset,
  "206": short + minutes + offset,
  "207": short + seconds + offset,
  "208": long + seconds + offset,
  "301": short + minutes + zone,
  "302": short + seconds + zone,
  "303": long + minutes + zone,
  "304": long + seconds + zone,
};

/** An xs:date or an xs:dateTime. */
const iso =
  /^(?<year>[0-9]{4})-(?<month>[0-9]{2})-(?<day>[0-9]{2})(T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?)?(Z|[+-][0-9]{2}:[0-9]{2})?$/;

/**
 * The day that an element names, as YYYY-MM-DD: as it was written, without its time and its offset from
 * UTC. Null for anything but a day of this century.
 */
function dayOf({ text, attributes }: InvoiceElement): string | null {
  const written = toSingleLine(text);
  const format = formats[attributes.get("format") ?? "102"];
  const match =
    iso.exec(written) ?? (format === undefined ? null : new RegExp(`^${format}$`).exec(written));
  const { year = "", month, day } = match?.groups ?? {};
  const date = `${year.padStart(4, "20")}-${month}-${day}`;
  return date.startsWith("20") && parseCalendarDate(date) !== null ? date : null;
}

/** Null without one. @throws DomainError E_INVOICE_SEVERAL, E_INVOICE_VALUE */
export function issueDateOf(elements: readonly InvoiceElement[]): string | null {
  const [element, second] = elements;
  if (second !== undefined) throw refuse("E_INVOICE_SEVERAL", "two issue dates");
  if (element === undefined || toSingleLine(element.text) === "") return null;
  const day = dayOf(element);
  if (day === null) throw refuse("E_INVOICE_VALUE", `${element.name} is no date`);
  return day;
}

interface DueDate {
  readonly date: string | null;
  readonly warning: FileWarning | null;
}

/** The day on which the whole is due; none is left out without a word. */
export function dueDateOf(elements: readonly InvoiceElement[]): DueDate {
  const days = new Set(elements.map(dayOf));
  if (days.has(null)) return { date: null, warning: "DUE_DATE_UNCLEAR" };
  if (days.size > 1) return { date: null, warning: "DUE_DATES_DIFFER" };
  return { date: [...days][0] ?? null, warning: null };
}
