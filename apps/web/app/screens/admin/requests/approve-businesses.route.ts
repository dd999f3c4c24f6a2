import { type Review, reviewBusiness } from "@tenora/database/business/review-business";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { tiers } from "@tenora/domain/business/business";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { errorMessages } from "~/http/error-messages";
import { errorResponse } from "~/http/error-response.server";
import { readJson } from "~/http/read-json.server";
import { type Services, servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/approve-businesses.route";

/** In characters: fifty addresses of documents. */
const longest = 64 * 1024;

const business = z.object({
  id: z.uuid(),
  seenCertificate: z.string().max(1_000),
  /** Absent from a page of before. */
  seenUpdate: z.iso.datetime().pipe(z.coerce.date()).optional(),
});

const input = z.object({
  /** At most a page of the list; each with the certificate that it showed, "" for none, and when it was sent. */
  businesses: z.array(business).min(1).max(50),
  tier: z.literal(tiers),
});

/**
 * POST: an admin approves several pending requests. Each is decided by itself, as if it had been
 * sent alone; the answer says of each why it was refused, or null.
 */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { token } = await requireAdmin(request, context);
    const { businesses, tier } = await readJson(request, input, longest);
    const refusals: Record<string, string | null> = {};
    for (const { id: businessId, ...seen } of businesses) {
      if (businessId in refusals) continue;
      const review = { businessId, status: "approved", tier, ...seen } as const;
      refusals[businessId] = await approve(context.get(servicesContext), token, review);
    }
    return Response.json({ refusals });
  } catch (error) {
    return errorResponse(error, context, "DATABASE_UNAVAILABLE");
  }
}

async function approve(
  { adminDatabase, log }: Services,
  token: string,
  review: Review,
): Promise<string | null> {
  try {
    await asAdmin(adminDatabase, token, (tx) => reviewBusiness(tx, review));
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) log.error({ name: (error as Error).name }, "failed");
    const code = error instanceof DomainError ? error.code : "DATABASE_UNAVAILABLE";
    return errorMessages[code].message;
  }
}
