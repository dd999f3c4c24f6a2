import { recordBusinessCheck } from "@tenora/database/business/check-business";
import { businessChecks } from "@tenora/domain/business/business-check";
import { checkOutcomes } from "@tenora/domain/review/recorded-check";
import { textSchema } from "@tenora/domain/text/text-schema";
import * as z from "zod";
import { adminAction } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";

const input = z.strictObject({
  subject: z.enum(businessChecks),
  outcome: z.enum(checkOutcomes),
  comment: z.nullable(textSchema(2_000, { least: 1 })),
  /** The newest check of this subject that the admin saw. */
  seenCheck: z
    .string()
    .regex(/^\d{1,18}$/)
    .nullable(),
  /** The `submittedAt` of what the details view showed. */
  seenSubmission: z.iso.datetime().pipe(z.coerce.date()),
});

/** POST: records what an admin checked of a business. */
export const action = adminAction(input, (tx, call) =>
  recordBusinessCheck(tx, { businessId: pathId(call, "BUSINESS_NOT_FOUND"), ...call.input }),
);
