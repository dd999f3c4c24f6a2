import type { ContactMeans, ContactParty } from "@tenora/domain/collection/contact";
import { formatMoment, formatShortDate } from "@tenora/domain/text/format-date";

const ways: Readonly<Record<ContactMeans, string>> = {
  phone: "By phone",
  email: "By email",
  letter: "By letter",
  meeting: "In a meeting",
  message: "By text message",
  other: "In another way",
};
const parties: Readonly<Record<ContactParty, string>> = {
  business: "the business",
  customer: "the customer",
  other: "someone else",
};

/** "By email with the business, Nov 25, 2026, 08:41 UTC"; null for what isn't a contact. */
export function describeContact(fields: Readonly<Record<string, unknown>>): string | null {
  const way = ways[fields.means as ContactMeans];
  const party = parties[fields.party as ContactParty];
  const time = new Date(String(fields.contactedAt));
  if (way === undefined || party === undefined || Number.isNaN(time.getTime())) return null;
  const followUp = new Date(String(fields.followUpOn));
  const next = Number.isNaN(followUp.getTime())
    ? ""
    : `; next follow-up ${formatShortDate(followUp)}`;
  return `${way} with ${party}, ${formatMoment(time)} UTC${next}`;
}
