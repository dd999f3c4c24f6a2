import { reviewInvestor } from "@tenora/database/investor/review-investor";
import * as z from "zod";
import { adminAction } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";

const input = z.object({
  status: z.enum(["approved", "rejected"]),
  reason: z.string().trim().min(1).max(2_000).optional(),
});

/** POST: an admin approves or rejects an investor. */
export const action = adminAction(input, (tx, call) =>
  reviewInvestor(tx, { investorId: pathId(call, "INVESTOR_NOT_FOUND"), ...call.input }),
);
