import {
  findRecoveryContacts,
  type RecoveryContacts,
} from "@tenora/database/collection/recovery-contacts";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { Transaction } from "@tenora/database/transaction/transaction";
import type { ContactMeans, ContactParty } from "@tenora/domain/collection/contact";
import { formatCount } from "@tenora/domain/money/format-amount";
import { isPastGrace } from "@tenora/domain/receivable/status/receivable-stage";
import { formatShortDate } from "@tenora/domain/text/format-date";
import type { RecoveryWords } from "./recovery-words.ts";

const day = 86_400;
const date = (seconds: number) => formatShortDate(new Date(seconds * 1_000));

/** What is done to recover the money; null while it isn't late, since operators also write down disputes. */
export async function loadRecovery(
  tx: Transaction<"visitor">,
  listing: Listing,
): Promise<RecoveryWords | null> {
  if (!isPastGrace(listing.status)) return null;
  const { id, fingerprint, ledger } = listing;
  const graceEnd = Number(ledger.maturity) + Number(ledger.graceDays) * day;
  const lateSince = new Date(graceEnd * 1_000);
  return recoveryWords(
    listing,
    await findRecoveryContacts(tx, { listing: id, fingerprint, lateSince }),
  );
}

/** The same in words, of what is on record. */
export const recoveryWords = (
  listing: Pick<Listing, "status" | "ledger" | "defaultedAt">,
  found: RecoveryContacts | null,
): RecoveryWords => ({
  lastContact:
    found === null
      ? "No contact is on record yet"
      : `${formatShortDate(new Date(found.lastDay))}, ${ways[found.lastMeans]} ${parties[found.lastParty]}`,
  contacts: found && `${formatCount(found.contacts)} on record`,
  step: {
    label: listing.status === "defaulted" ? "What happened" : "Next step",
    words: stepWords(listing),
  },
});

const ways: Readonly<Record<ContactMeans, string>> = {
  phone: "by phone with",
  email: "by email to",
  letter: "by letter to",
  meeting: "in a meeting with",
  message: "by text message to",
  other: "in another way, with",
};

/** Parties are called by their role, never by name. */
const parties: Readonly<Record<ContactParty, string>> = {
  business: "the seller",
  customer: "the customer",
  other: "another party",
};

function stepWords({
  status,
  ledger,
  defaultedAt,
}: Pick<Listing, "status" | "ledger" | "defaultedAt">): string {
  const { maturity, graceDays, delayDays } = ledger;
  // The last second in which no default can be recorded.
  const end = Number(maturity) + Number(graceDays + delayDays) * day;
  if (status === "late")
    return `If it isn't repaid in full by ${date(end)}, anyone can record a default after that day.`;
  if (status === "overdue")
    return `Since ${date(end + 1)}, anyone can record a default. The debt remains either way.`;
  const when = defaultedAt === null ? "" : ` on ${date(defaultedAt)}`;
  return `The default was recorded${when}. The debt remains, and whatever is paid still goes to investors first.`;
}
