import { addNote } from "@tenora/database/add-note";
import { asAdmin } from "@tenora/database/as-admin";
import { changeTier } from "@tenora/database/change-tier";
import { suspendBusiness } from "@tenora/database/suspend-business";
import type { Transaction } from "@tenora/database/transaction";
import { tiers } from "@tenora/domain/business";
import { DomainError } from "@tenora/domain/failure";
import * as z from "zod";
import { answerFailure } from "~/config/answer-failure.server";
import { readJson } from "~/config/read-json.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/act-door";

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
    await asAdmin(adminDatabase, token, (tx) => obey(tx, params.id, act));
    return Response.json({ ok: true });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}

function obey(tx: Transaction<"admin">, businessId: string, act: z.output<typeof input>) {
  switch (act.act) {
    case "suspend":
      return suspendBusiness(tx, { businessId, suspend: true, reason: act.reason });
    case "reinstate":
      return suspendBusiness(tx, { businessId, suspend: false, reason: act.reason });
    case "tier":
      return changeTier(tx, { businessId, seen: act.seen, tier: act.tier, reason: act.reason });
    case "note":
      return addNote(tx, businessId, act.note);
  }
}
