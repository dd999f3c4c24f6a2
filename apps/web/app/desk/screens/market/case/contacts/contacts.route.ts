import { recordContact } from "@tenora/database/collection/contacts";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { contactSchema, isCaseOpen, isPastContact } from "@tenora/domain/collection/contact";
import { DomainError } from "@tenora/domain/domain-error";
import { toCalendarDate } from "@tenora/domain/text/calendar-date";
import { adminSessionAction, adminToken } from "~/http/admin-action.server";
import { readCaseListing } from "../read-case.server.ts";

/** POST: records whom the admin contacted about a receivable that is late, overdue, in default or disputed. */
export const action = adminSessionAction(contactSchema, async (call) => {
  const { services, params, context, input } = call;
  const listing = await readCaseListing(context, params.id);
  if (listing === null) throw new DomainError("MARKET_UNAVAILABLE");
  if (listing === "missing") throw new DomainError("RECEIVABLE_NOT_FOUND");
  if (!isCaseOpen(listing)) throw new DomainError("NOTHING_TO_COLLECT");
  const now = services.now().getTime();
  const isPast = input.followUpOn !== null && input.followUpOn < toCalendarDate(now);
  if (isPast || !isPastContact(Date.parse(input.contactedAt), now))
    throw new DomainError("INVALID_INPUT");
  const { id, fingerprint } = listing;
  await asAdmin(services.adminDatabase, adminToken(call), (tx) =>
    recordContact(tx, { listing: id, fingerprint }, input),
  );
});
