import { reviewInvestor } from "@tenora/database/investor/review-investor";
import { investorChecks } from "@tenora/domain/investor/investor-check";
import { textSchema } from "@tenora/domain/text/text-schema";
import * as z from "zod";
import { adminAction } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";

const input = z.object({
  status: z.enum(["approved", "rejected"]),
  reason: z.optional(textSchema(2_000, { least: 1 })),
  /** For an approval: the newest check of each subject that the admin saw. */
  seenChecks: z
    .array(z.string().regex(/^\d{1,18}$/))
    .max(investorChecks.length)
    .optional(),
});

/** POST: an admin approves or rejects an investor. */
export const action = adminAction(input, (tx, call) =>
  reviewInvestor(tx, { investorId: pathId(call, "INVESTOR_NOT_FOUND"), ...call.input }),
);
