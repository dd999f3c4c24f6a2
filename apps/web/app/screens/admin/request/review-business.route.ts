import { reviewBusiness } from "@tenora/database/business/review-business";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { tiers } from "@tenora/domain/business/business";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/review-business.route";

const input = z.object({
  status: z.enum(["approved", "rejected"]),
  reason: z.string().trim().min(1).max(2_000).optional(),
  tier: z.literal(tiers).optional(),
  /** The certificate that the details view showed; a program that looked at none may leave it out. */
  seenCertificate: z.string().max(1_000).optional(),
  /** When what the details view showed was sent: its `updatedAt`. */
  seenUpdate: z.iso.datetime().pipe(z.coerce.date()).optional(),
});

/** POST: an admin decides a pending request. */
export async function action({ request, params, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const review = await readJson(request, input);
    if (!z.uuid().safeParse(params.id).success) throw new DomainError("BUSINESS_NOT_FOUND");
    await asAdmin(context.get(servicesContext).adminDatabase, token, (tx) =>
      reviewBusiness(tx, { businessId: params.id, ...review }),
    );
    return Response.json({ ok: true });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}
