import { brand } from "../brand.ts";

/** A due date for a calendar: public facts of the chain, nothing of a person. */
export interface DueDate {
  /** The receivable's number. */
  readonly listing: number;
  /** Seconds since 1970. */
  readonly due: number;
  /** What is owed, written out; null when it isn't said. */
  readonly owed: string | null;
}

interface CalendarContext {
  /** The origin of links; its host is part of each entry's identity. */
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * Due dates as iCalendar (RFC 5545). An entry keeps its UID, so that a calendar that has it already
 * changes it rather than adding another one.
 */
export function dueCalendar(dates: readonly DueDate[], context: CalendarContext): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(brand.name)}//Due dates//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...dates.flatMap((date) => entryOf(date, context)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function entryOf({ listing, due, owed }: DueDate, { publicUrl, now }: CalendarContext): string[] {
  const page = `${publicUrl}/exchange/${listing}`;
  const words = owed === null ? "" : ` ${owed} is owed to its investors.`;
  return [
    "BEGIN:VEVENT",
    `UID:receivable-${listing}-due@${publicUrl.replace(/^https?:\/\//, "")}`,
    `DTSTAMP:${stamp(now)}`,
    // A moment and no period: whatever arrives later is late.
    `DTSTART:${stamp(new Date(due * 1_000))}`,
    `SUMMARY:${escapeText(`Receivable #${listing} is due`)}`,
    `DESCRIPTION:${escapeText(`Receivable #${listing} on ${brand.name} is due.${words} ${page}`)}`,
    `URL:${page}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** "20270105T235959Z" */
const stamp = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, "\\n");

/** The most bytes of a line, without its end. */
const mostBytes = 75;

/** The length of a character in UTF-8. */
function bytesOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** Long lines go on after a line end and a space, never within a character. */
function fold(line: string): string {
  const folded: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const length = bytesOf(character);
    if (bytes + length > mostBytes) {
      folded.push(part);
      part = " ";
      bytes = 1;
    }
    part += character;
    bytes += length;
  }
  return [...folded, part].join("\r\n");
}
