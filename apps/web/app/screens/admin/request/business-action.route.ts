import { addBusinessComment } from "@tenora/database/business/add-business-comment";
import { changeTier, suspendBusiness } from "@tenora/database/business/manage-business";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { tiers } from "@tenora/domain/business/business";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/business-action.route";

const reason = z.string().trim().min(1).max(2_000);
const input = z.discriminatedUnion("act", [
  z.object({ act: z.literal("suspend"), reason }),
  z.object({ act: z.literal("reinstate"), reason }),
  z.object({
    act: z.literal("tier"),
    // A page of the version before does not say it.
    seen: z.literal(tiers).optional(),
    tier: z.literal(tiers),
    reason,
  }),
  z.object({ act: z.literal("note"), note: z.string().trim().min(1).max(4_000) }),
]);

/** POST: what an admin does to a business beside deciding: suspend, reinstate, tier, note. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const act = await readJson(request, input);
    if (!z.uuid().safeParse(params.id).success) throw new DomainError("BUSINESS_NOT_FOUND");
    const { adminDatabase } = context.get(servicesContext);
    await asAdmin(adminDatabase, token, (tx) => applyAction(tx, params.id, act));
    return Response.json({ ok: true });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}

function applyAction(tx: Transaction<"admin">, businessId: string, act: z.output<typeof input>) {
  switch (act.act) {
    case "suspend":
      return suspendBusiness(tx, { businessId, suspend: true, reason: act.reason });
    case "reinstate":
      return suspendBusiness(tx, { businessId, suspend: false, reason: act.reason });
    case "tier":
      return changeTier(tx, { businessId, seen: act.seen, tier: act.tier, reason: act.reason });
    case "note":
      return addBusinessComment(tx, businessId, act.note);
  }
}
