const dayMs = 86_400_000;

/** Midnight UTC of a date typed as YYYY-MM-DD, in ms since 1970; null when there is no such day. */
export function parseCalendarDate(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || toCalendarDate(at) !== text ? null : at;
}

/** The date in UTC as YYYY-MM-DD. */
export function toCalendarDate(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** 23:59:59 UTC of the date, in seconds since 1970. */
export function lastSecondOf(midnight: number): number {
  return Math.floor(midnight / 1000) + 86_399;
}

/** Days until the end of that date, a started one counted whole; 0 once it has passed. */
export function daysUntilEnd(midnight: number, now: number): number {
  return Math.max(0, Math.ceil((lastSecondOf(midnight) * 1000 - now) / dayMs));
}

/** The date some days later. */
export function addDays(midnight: number, days: number): number {
  return midnight + days * dayMs;
}
