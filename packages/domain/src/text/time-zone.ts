const form = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/** The IANA name of a time zone, as this machine knows it; null when it knows none of that name. */
export function parseTimeZone(text: string): string | null {
  if (!form.test(text)) return null;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** "America/New York", as people read it. */
export const timeZoneWords = (timeZone: string): string => timeZone.replaceAll("_", " ");

/** What clocks there show, by the city: "New York time"; "UTC" and other names without a place stay. */
export function cityTimeWords(timeZone: string): string {
  const [region = "", ...rest] = timeZone.split("/");
  const city = rest.at(-1);
  if (city === undefined || region === "Etc") return timeZoneWords(timeZone);
  return `${timeZoneWords(city)} time`;
}

/**
 * The time zone of a country (ISO 3166-1 alpha-2), where its clocks show the same everywhere: in the winter
 * and the summer of this moment's year. Null for countries with several, and for what is no country.
 */
export function timeZoneOfCountry(country: string, at: Date): string | null {
  if (!/^[A-Z]{2}$/.test(country)) return null;
  // TypeScript doesn't know this part of ECMA-402 yet.
  const locale = new Intl.Locale(`und-${country}`) as { getTimeZones?(): string[] | undefined };
  const zones = locale.getTimeZones?.() ?? [];
  const year = at.getUTCFullYear();
  const clocks = zones.map((timeZone) =>
    [0, 6].map((month) => clockIn(timeZone, new Date(Date.UTC(year, month, 1)))).join(),
  );
  return new Set(clocks).size === 1 ? (zones[0] ?? null) : null;
}

/** What clocks show there, to compare. */
const clockIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "short", timeStyle: "short" }).format(at);

/** The calendar day of a moment in a time zone, in days since 1970. */
export function dayInZone(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day")) / 86_400_000;
}
