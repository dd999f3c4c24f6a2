// What the month's view shows, in words: the server writes every figure and date.

export interface DueOnDay {
  readonly listing: bigint;
  /** What investors are owed; null when it is paid. */
  readonly owed: string | null;
}

export interface DayOfMonth {
  /** 1 to 31. */
  readonly day: number;
  /** "Dec 3, 2026" */
  readonly date: string;
  readonly isToday: boolean;
  readonly due: readonly DueOnDay[];
}

export interface DueMonth {
  /** "December 2026" */
  readonly name: string;
  /** From Monday to Sunday; null for days of other months. */
  readonly weeks: readonly (readonly (DayOfMonth | null)[])[];
  readonly previous: MonthLink | null;
  readonly next: MonthLink | null;
  /** More is due in the month than was read. */
  readonly isCut: boolean;
}

export interface MonthLink {
  readonly name: string;
  readonly path: string;
}
