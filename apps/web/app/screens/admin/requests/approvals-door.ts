import { asAdmin } from "@tenora/database/as-admin";
import { reviewBusiness } from "@tenora/database/review-business";
import { type Tier, tiers } from "@tenora/domain/business";
import { DomainError } from "@tenora/domain/failure";
import * as z from "zod";
import { answerFailure } from "~/config/answer-failure.server";
import { failures } from "~/config/failure-sentences";
import { readJson } from "~/config/read-json.server";
import { type Services, servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/approvals-door";

/** At most a page of the list. */
const input = z.object({ ids: z.array(z.uuid()).min(1).max(50), tier: z.literal(tiers) });

/**
 * POST: an admin approves several pending requests. Each is decided by itself, as if it had been
 * sent alone; the answer says of each why it was refused, or null.
 */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { ids, tier } = await readJson(request, input);
    const refusals: Record<string, string | null> = {};
    for (const id of new Set(ids)) {
      refusals[id] = await approve(context.get(servicesContext), token, id, tier);
    }
    return Response.json({ refusals });
  } catch (error) {
    return answerFailure(error, context, "DATABASE_UNAVAILABLE");
  }
}

async function approve(
  { adminDatabase, log }: Services,
  token: string,
  businessId: string,
  tier: Tier,
): Promise<string | null> {
  try {
    await asAdmin(adminDatabase, token, (tx) =>
      reviewBusiness(tx, { businessId, status: "approved", tier }),
    );
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) log.error({ name: (error as Error).name }, "failed");
    const code = error instanceof DomainError ? error.code : "DATABASE_UNAVAILABLE";
    return failures[code].message;
  }
}
