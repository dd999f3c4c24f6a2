import { assignCase } from "@tenora/database/collection/cases";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { isCaseOpen } from "@tenora/domain/collection/contact";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { adminSessionAction, adminToken } from "~/http/admin-action.server";
import { readCaseListing } from "./read-case.server.ts";

const input = z.strictObject({
  /** The id of the admin who had it in this page; null when unassigned. */
  seen: z.string().max(64).nullable(),
  assign: z.boolean(),
});

/** POST: an admin takes the case of a receivable that is late, overdue, in default or disputed, or releases it. */
export const action = adminSessionAction(input, async (call) => {
  const { services, params, context } = call;
  const listing = await readCaseListing(context, params.id);
  if (listing === null) throw new DomainError("MARKET_UNAVAILABLE");
  if (listing === "missing") throw new DomainError("RECEIVABLE_NOT_FOUND");
  if (!isCaseOpen(listing)) throw new DomainError("NOTHING_TO_COLLECT");
  const { id, fingerprint } = listing;
  await asAdmin(services.adminDatabase, adminToken(call), (tx) =>
    assignCase(tx, { listing: id, fingerprint }, call.input),
  );
});
