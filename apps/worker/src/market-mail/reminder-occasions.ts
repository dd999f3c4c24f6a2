import type { MarketOccasion } from "@tenora/database/mail/market-mails";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { dayOf, earlierReminders, reminderOf } from "@tenora/domain/mail/reminder";
import { owedToHolders } from "@tenora/domain/receivable/amounts/amount-due";
import { keyOf, occasionOf } from "./occasion.ts";

const day = 86_400n;

/**
 * The reminder of a funded receivable that became due on a day after `after`, by `today` (days since
 * 1970); null without one. It says how many days it is in truth, also after a jump of the clock.
 */
export function reminderOccasion(
  listing: Listing,
  holders: readonly string[],
  days: { readonly after: number; readonly today: number },
): MarketOccasion | null {
  const { ledger, due, fundedAt } = listing;
  if (fundedAt === null || owedToHolders(due) === 0n) return null;
  const maturity = Number(ledger.maturity);
  const reminder = reminderOf({ maturity, fundedAt }, days);
  if (reminder === null) return null;
  const graceEnd = Number(ledger.maturity + ledger.graceDays * day);
  return occasionOf(keyOf(`reminder${reminder}`, listing), listing, {
    sellerKind: "business_reminder",
    holderKind: "investor_reminder",
    holders,
    customerOf: listing.kind === "factoring" ? listing.transaction : null,
    facts: {
      amount: due.total,
      until: maturity,
      days: days.today - dayOf(maturity),
      ...(ledger.lateFeeBps > 0n && { graceEnd }),
    },
    replaces: earlierReminders(reminder).map((earlier) => keyOf(`reminder${earlier}`, listing)),
  });
}
