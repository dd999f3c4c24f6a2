/** A month of the calendar in UTC. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** Reads "2026-12"; null for everything else, and for years of other centuries. */
export function parseMonth(text: string): Month | null {
  const [, year, month] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text) ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : null;
}

/** "2026-12" */
export const writeMonth = ({ year, month }: Month): string =>
  `${year}-${String(month).padStart(2, "0")}`;

export const monthOf = (at: Date): Month => ({
  year: at.getUTCFullYear(),
  month: at.getUTCMonth() + 1,
});

/** The month that is so many months later, or earlier. */
export const addMonths = ({ year, month }: Month, months: number): Month =>
  monthOf(new Date(Date.UTC(year, month - 1 + months, 1)));

/** The month's first moment. */
export const startOfMonth = ({ year, month }: Month): Date =>
  new Date(Date.UTC(year, month - 1, 1));

/** The days of a month in weeks from Monday to Sunday; null for days of the months beside it. */
export function weeksOf(month: Month): (number | null)[][] {
  const days = (startOfMonth(addMonths(month, 1)).getTime() - startOfMonth(month).getTime()) / day;
  // Sunday is 0.
  const before = (startOfMonth(month).getUTCDay() + 6) % 7;
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = week * 7 + weekday - before + 1;
      return date >= 1 && date <= days ? date : null;
    }),
  );
}

const day = 86_400_000;
