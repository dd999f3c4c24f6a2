import { recordInvestorCheck } from "@tenora/database/investor/check-investor";
import { investorChecks } from "@tenora/domain/investor/investor-check";
import { checkOutcomes } from "@tenora/domain/review/recorded-check";
import { textSchema } from "@tenora/domain/text/text-schema";
import * as z from "zod";
import { adminAction } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";

const input = z.strictObject({
  subject: z.enum(investorChecks),
  outcome: z.enum(checkOutcomes),
  comment: z.nullable(textSchema(2_000, { least: 1 })),
  /** The newest check of this subject that the admin saw. */
  seenCheck: z
    .string()
    .regex(/^\d{1,18}$/)
    .nullable(),
});

/** POST: records what an admin checked of an investor. */
export const action = adminAction(input, (tx, call) =>
  recordInvestorCheck(tx, { investorId: pathId(call, "INVESTOR_NOT_FOUND"), ...call.input }),
);
