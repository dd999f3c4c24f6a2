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
