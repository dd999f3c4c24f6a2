const day = 86_400;

/** On which calendar days from the due date, UTC, people are reminded. */
export const reminderDays = [-7, -1, 0, 1, 7] as const;
export type ReminderDay = (typeof reminderDays)[number];

/** The last one holds for as long as the longest pause between two of them. */
const lastHoldsDays = 7;

/** The first and the last due date of which a reminder may be sent on this day; days since 1970. */
export const remindedDueDays = (today: number) => ({ first: today - 13, last: today + 7 });

/** Days since 1970, UTC. */
export const dayOf = (seconds: number): number => Math.floor(seconds / day);

export interface ReminderFacts {
  /** Seconds since 1970. */
  readonly maturity: number;
  readonly fundedAt: number;
}

/**
 * The reminder of a funded receivable whose day is after `after` and has come by `today` (days since
 * 1970); null without one. When a clock has jumped over several, only the latest: the earlier ones say
 * nothing that it doesn't. None for a day that began before the receivable was funded, whose mail has
 * named the date.
 */
export function reminderOf(
  { maturity, fundedAt }: ReminderFacts,
  { after, today }: { readonly after: number; readonly today: number },
): ReminderDay | null {
  const due = dayOf(maturity);
  const latest = reminderDays.findLast((days) => due + days <= today);
  if (latest === undefined || today >= due + lastOf(latest)) return null;
  const itsDay = due + latest;
  return itsDay > after && itsDay * day >= fundedAt ? latest : null;
}

/** The first day on which a reminder says nothing any more: the next one's, from the due date. */
function lastOf(days: ReminderDay): number {
  return reminderDays[reminderDays.indexOf(days) + 1] ?? days + lastHoldsDays;
}

/** The reminders before this one, which it makes pointless. */
export const earlierReminders = (days: ReminderDay): readonly ReminderDay[] =>
  reminderDays.slice(0, reminderDays.indexOf(days));
