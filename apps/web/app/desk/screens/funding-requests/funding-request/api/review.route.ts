import { reviewFundingRequest } from "@tenora/database/funding-request/review/review-funding-request";
import { requestedChangeSchema } from "@tenora/domain/funding-request/draft/draft";
import { textSchema } from "@tenora/domain/text/text-schema";
import * as z from "zod";
import { adminAction } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";
import { exchangeTime } from "~/market/exchange-time.server.ts";

const version = z.int().positive();
const input = z.discriminatedUnion("decision", [
  z.strictObject({
    decision: z.literal("changes-requested"),
    version,
    changes: z.array(requestedChangeSchema).min(1).max(30),
  }),
  z.strictObject({
    decision: z.literal("rejected"),
    version,
    reason: textSchema(2_000, { least: 1 }),
  }),
]);

/** POST: asks the business for changes, field by field, or rejects the request with a reason. */
export const action = adminAction(input, async (tx, call) => {
  const id = pathId(call, "FUNDING_REQUEST_NOT_FOUND");
  await reviewFundingRequest(tx, { id, now: await exchangeTime(call.services), ...call.input });
});
