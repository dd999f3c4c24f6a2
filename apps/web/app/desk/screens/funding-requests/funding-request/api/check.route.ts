import { recordRequestCheck } from "@tenora/database/funding-request/check-funding-request";
import { checkMethods, checkSubjects } from "@tenora/domain/funding-request/review/request-check";
import { textSchema } from "@tenora/domain/text/text-schema";
import * as z from "zod";
import { adminAction } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";
import { exchangeTime } from "~/market/exchange-time.server.ts";

const version = z.int().positive();
const comment = textSchema(2_000, { least: 1 });
const input = z.discriminatedUnion("subject", [
  z.strictObject({
    version,
    comment,
    subject: z.enum(checkSubjects).exclude(["duplicates"]),
    method: z.enum(checkMethods),
  }),
  z.strictObject({
    version,
    subject: z.literal("duplicates"),
    digest: z.string().regex(/^[0-9a-f]{64}$/),
    comment: z.nullable(comment),
  }),
]);

/**
 * POST: records how the customer's contact was verified, how the customer confirmed the debt, or that no other
 * request is this invoice.
 */
export const action = adminAction(input, async (tx, call) => {
  const id = pathId(call, "FUNDING_REQUEST_NOT_FOUND");
  await recordRequestCheck(tx, { id, now: await exchangeTime(call.services), ...call.input });
});
