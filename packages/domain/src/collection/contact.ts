import "../zod-jitless.ts";
import * as z from "zod/mini";
import { isPastGrace } from "../receivable/status/receivable-stage.ts";
import type { ReceivableStatus } from "../receivable/status/receivable-status.ts";
import { lineSchema, textSchema } from "../text/text-schema.ts";

/** The party that an operator contacts about a receivable that isn't repaid. */
export const contactParties = ["business", "customer", "other"] as const;
export type ContactParty = (typeof contactParties)[number];

export const contactMeans = ["phone", "email", "letter", "meeting", "message", "other"] as const;
export type ContactMeans = (typeof contactMeans)[number];

/** Characters of each text. */
export const contactEntryLengths = { person: 120, comment: 2_000 } as const;

/**
 * While money is collected, and while debtor or attestor dispute what is owed: contacts are recorded, and there is a
 * case file.
 */
export const isCaseOpen = (listing: {
  readonly status: ReceivableStatus;
  readonly disputed: { readonly byDebtor: boolean; readonly byAttestor: boolean };
}): boolean =>
  isPastGrace(listing.status) || listing.disputed.byDebtor || listing.disputed.byAttestor;

const minute = 60_000;

/** A contact as an operator records it; `contactedAt` is an ISO 8601 time in UTC. */
export const contactSchema = z.strictObject({
  /** Chosen by the form, so that a repeated request records it once. */
  id: z.uuid(),
  party: z.enum(contactParties),
  /** Empty where no person is named. */
  person: lineSchema(contactEntryLengths.person),
  means: z.enum(contactMeans),
  contactedAt: z.iso.datetime(),
  comment: textSchema(contactEntryLengths.comment, { least: 1 }),
  /** The day in UTC of the next follow-up; null where none is agreed. */
  followUpOn: z._default(z.nullable(z.iso.date()), null),
});

export type NewContact = z.infer<typeof contactSchema>;

/** Whether it is time to follow up; both are days in UTC. */
export const isFollowUpDue = (followUpOn: string, today: string): boolean => followUpOn <= today;

/** True for a moment that has passed; a clock may be a minute ahead. Both in ms since 1970. */
export const isPastContact = (contactedAt: number, now: number): boolean =>
  contactedAt <= now + minute;
