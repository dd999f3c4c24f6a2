import { dueCalendar } from "@tenora/domain/calendar/due-calendar";
import type { MailFacts, MarketMailKind } from "@tenora/domain/mail/market-mail";
import type { Mail } from "./mail.ts";

/** Mails that name a due date which is still to come. */
const dated: readonly MarketMailKind[] = [
  ...(["business_reminder", "investor_reminder", "customer_reminder"] as const),
  ...(["business_paid_out", "business_fully_funded", "investor_paid_out"] as const),
];

interface DatedOccasion {
  readonly kind: MarketMailKind;
  readonly facts: MailFacts;
}

/** The due date of a mail's receivable for the recipient's calendar; null when it names none. */
export function calendarOf(
  { kind, facts }: DatedOccasion,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): Mail["calendar"] {
  const { listing, until, days = 0, owed = null } = facts;
  if (until === undefined || days > 0 || !dated.includes(kind)) return null;
  return {
    fileName: `receivable-${listing}-due.ics`,
    content: dueCalendar([{ listing, due: until, owed }], { publicUrl, now }),
  };
}
