import { reviewInvestor } from "@tenora/database/investor/review-investor";
import { investorChecks } from "@tenora/domain/investor/investor-check";
import * as z from "zod";
import { adminAction } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";

const count = z.int().min(0).max(investorChecks.length);
const input = z.object({
  status: z.enum(["approved", "rejected"]),
  reason: z.string().trim().min(1).max(2_000).optional(),
  /** What the admin confirmed an approval without; absent when all checks were clear. */
  accepted: z.strictObject({ unrecorded: count, concerns: count }).optional(),
});

/** POST: an admin approves or rejects an investor. */
export const action = adminAction(input, (tx, call) =>
  reviewInvestor(tx, { investorId: pathId(call, "INVESTOR_NOT_FOUND"), ...call.input }),
);
