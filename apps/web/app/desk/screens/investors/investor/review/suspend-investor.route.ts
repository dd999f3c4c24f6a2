import { suspendInvestor } from "@tenora/database/investor/review-investor";
import { textSchema } from "@tenora/domain/text/text-schema";
import * as z from "zod";
import { adminAction } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";

const input = z.object({ suspend: z.boolean(), reason: textSchema(2_000, { least: 1 }) });

/** POST: an admin suspends or reinstates an approved investor. */
export const action = adminAction(input, (tx, call) =>
  suspendInvestor(tx, { investorId: pathId(call, "INVESTOR_NOT_FOUND"), ...call.input }),
);
