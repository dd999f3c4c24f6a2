import { expect, test } from "vitest";
import { dueCalendar } from "./due-calendar.ts";

const due = Date.UTC(2027, 0, 5, 23, 59, 59) / 1_000;
const context = { publicUrl: "https://tenora.example", now: new Date("2026-12-29T00:01:02Z") };
const written = dueCalendar(
  [
    { listing: 12, due, owed: "24,000.00 USDC" },
    { listing: 13, due: due + 86_400, owed: null },
  ],
  context,
);
const unfolded = written.replaceAll("\r\n ", "");

test("calendar: each due date is one entry at its moment in UTC, with an identity that stays", () => {
  expect(unfolded.split("\r\n").slice(0, 14)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tenora//Due dates//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:receivable-12-due@tenora.example",
    "DTSTAMP:20261229T000102Z",
    "DTSTART:20270105T235959Z",
    "SUMMARY:Receivable #12 is due",
    "DESCRIPTION:Receivable #12 on Tenora is due. 24\\,000.00 USDC is owed to its investors. https://tenora.example/exchange/12",
    "URL:https://tenora.example/exchange/12",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  expect(unfolded).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/);
  const later = dueCalendar([{ listing: 12, due: due + 5, owed: null }], {
    ...context,
    now: new Date(0),
  });
  const uid = /^UID:.*$/m;
  expect(uid.exec(later)?.[0]).toBe(uid.exec(written)?.[0]);
});

test("calendar: lines end with CRLF and have at most 75 bytes, whatever the characters", () => {
  const long = dueCalendar([{ listing: 1, due, owed: "🟢é,;\\\n".repeat(40) }], context);
  for (const line of long.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(long.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(long.replaceAll("\r\n ", "")).toContain("🟢é\\,\\;\\\\\\n".repeat(40));
});
