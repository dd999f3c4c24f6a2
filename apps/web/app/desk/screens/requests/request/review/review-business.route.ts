import { reviewBusiness } from "@tenora/database/business/review/review-business";
import { tiers } from "@tenora/domain/business/business";
import { countryCodes } from "@tenora/domain/receivable/country-code";
import { textSchema } from "@tenora/domain/text/text-schema";
import * as z from "zod";
import { adminAction } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";

const input = z.object({
  status: z.enum(["approved", "rejected"]),
  reason: z.optional(textSchema(2_000, { least: 1 })),
  tier: z.literal(tiers).optional(),
  /** The country of its company register; a program may leave out what onboarding names. */
  country: z.literal(countryCodes).optional(),
  /** The certificate in the details view; a program that showed none may omit it. */
  seenCertificate: z.string().max(1_000).optional(),
  /** The `updatedAt` of what the details view showed. */
  seenUpdate: z.iso.datetime().pipe(z.coerce.date()).optional(),
  /** The newest check that the details view showed, "0" for none. */
  seenCheck: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
});

/** POST: an admin approves or rejects a pending request. */
export const action = adminAction(input, (tx, call) =>
  reviewBusiness(tx, { businessId: pathId(call, "BUSINESS_NOT_FOUND"), ...call.input }),
);
