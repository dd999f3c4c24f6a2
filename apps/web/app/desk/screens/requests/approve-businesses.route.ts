import {
  type BusinessReview,
  reviewBusiness,
} from "@tenora/database/business/review/review-business";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { tiers } from "@tenora/domain/business/business";
import { DomainError } from "@tenora/domain/domain-error";
import * as z from "zod";
import { adminSessionAction } from "~/http/admin-action.server";
import { errorMessages } from "~/http/error-messages";
import type { Services } from "~/services.server";

/** In characters: fifty addresses of documents. */
const maxLength = 64 * 1024;

const business = z.object({
  id: z.uuid(),
  seenCertificate: z.string().max(1_000),
  /** A page of an older version does not send it. */
  seenUpdate: z.iso.datetime().pipe(z.coerce.date()).optional(),
  seenCheck: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});

const input = z.object({
  /**
   * At most a page of the list; each with the certificate that it showed, "" for none, its `updatedAt` and
   * its newest check, "0" for none.
   */
  businesses: z.array(business).min(1).max(50),
  tier: z.literal(tiers),
});

/**
 * POST: an admin approves several pending requests, each in a transaction of its own as if it had
 * been sent alone; `refusals` has the reason why each was rejected, or null.
 */
export const action = adminSessionAction(
  input,
  async ({ services, session: { token }, input: { businesses, tier } }) => {
    const refusals: Record<string, string | null> = {};
    for (const { id: businessId, ...seen } of businesses) {
      if (businessId in refusals) continue;
      const review = { businessId, status: "approved", tier, ...seen } as const;
      refusals[businessId] = await approve(services, token, review);
    }
    return { refusals };
  },
  { maxLength },
);

async function approve(
  { adminDatabase, log }: Services,
  token: string,
  review: BusinessReview,
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
