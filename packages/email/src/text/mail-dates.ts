import type { MailFacts } from "@tenora/domain/mail/market-mail";
import { formatMoment, formatShortDate } from "@tenora/domain/text/format-date";
import { cityTimeWords, dayInZone } from "@tenora/domain/text/time-zone";

type DueFacts = Pick<MailFacts, "days" | "until">;

/** Dates as the recipient reads them: in their time zone, with its name; in UTC while it isn't known. */
export class MailDates {
  readonly #timeZone: string | null;

  constructor(timeZone: string | null) {
    this.#timeZone = timeZone;
  }

  /** "Jan 5, 2027 (UTC)", or "Jan 6, 2027, 07:59 Singapore time": days end at midnight UTC. */
  date(seconds: number): string {
    const at = new Date(seconds * 1_000);
    if (this.#timeZone === null) return `${formatShortDate(at)} (UTC)`;
    const moment = new Intl.DateTimeFormat("en-US", {
      timeZone: this.#timeZone,
      month: "short",
      day: "numeric",
      year: "numeric",
    }).format(at);
    return `${moment}, ${this.#time(at)} ${cityTimeWords(this.#timeZone)}`;
  }

  /** "Jan 5, 2027, 12:30 UTC" */
  moment(at: Date): string {
    return this.#timeZone === null
      ? `${formatMoment(at)} UTC`
      : this.date(Math.floor(at.getTime() / 1_000));
  }

  /** "is due in 7 days, on Jan 5, 2027 (UTC)". */
  dueWords(facts: DueFacts): string {
    const { days, isLate } = this.#count(facts);
    const on = `on ${this.date(facts.until ?? 0)}`;
    if (days < -1) return `is due in ${-days} days, ${on}`;
    if (days === -1) return `is due tomorrow, ${on}`;
    if (days === 0) return `${isLate ? "was" : "is"} due today, ${on}`;
    return days === 1 ? `was due yesterday, ${on}` : `was due ${days} days ago, ${on}`;
  }

  /** The beginning of a reminder's subject: "Due in 7 days", "1 day late". */
  dueSubject(facts: DueFacts): string {
    const { days, isLate } = this.#count(facts);
    if (days < -1) return `Due in ${-days} days`;
    if (days === -1) return "Due tomorrow";
    if (days === 0) return isLate ? "Late as of today" : "Due today";
    return days === 1 ? "1 day late" : `${days} days late`;
  }

  /** What becomes of a late payment, as a sentence that follows another one. */
  graceWords({ days = 0, graceEnd }: Pick<MailFacts, "days" | "graceEnd">): string {
    if (days <= 0 || graceEnd === undefined) return "";
    const end = this.#timeZone === null ? "the end of " : "";
    return ` A late fee starts after ${end}${this.date(graceEnd)}.`;
  }

  /**
   * Calendar days from the due date, as the recipient's calendar counts them: the end of a day in UTC
   * is another day for most people. Reminders are found at the beginning of a day in UTC.
   */
  #count({ days = 0, until = 0 }: DueFacts): { readonly days: number; readonly isLate: boolean } {
    const isLate = days > 0;
    if (this.#timeZone === null) return { days, isLate };
    const today = new Date((Math.floor(until / day) + days) * day * 1_000);
    const due = new Date(until * 1_000);
    return { days: dayInZone(today, this.#timeZone) - dayInZone(due, this.#timeZone), isLate };
  }

  #time(at: Date): string {
    return new Intl.DateTimeFormat("en-US", {
      timeZone: this.#timeZone ?? "UTC",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).format(at);
  }
}

const day = 86_400;
