import { keepDisputeEvidence } from "@tenora/database/collection/dispute-evidence";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { disputeEvidenceSchema } from "@tenora/domain/collection/dispute-evidence";
import { DomainError } from "@tenora/domain/domain-error";
import { adminSessionAction, adminToken } from "~/http/admin-action.server";
import { readCaseListing } from "../read-case.server.ts";

/** POST: keeps why the admin raises or ends a dispute, and answers with the hash for the exchange. */
export const action = adminSessionAction(disputeEvidenceSchema, async (call) => {
  const { services, params, context, input } = call;
  const listing = await readCaseListing(context, params.id);
  if (listing === null) throw new DomainError("MARKET_UNAVAILABLE");
  if (listing === "missing") throw new DomainError("RECEIVABLE_NOT_FOUND");
  const { id, fingerprint } = listing;
  const hash = await asAdmin(services.adminDatabase, adminToken(call), (tx) =>
    keepDisputeEvidence(tx, { listing: id, fingerprint }, input),
  );
  return { hash };
});
