import { recordRequestCheck } from "@tenora/database/funding-request/check-funding-request";
import { checkMethods, checkSubjects } from "@tenora/domain/funding-request/request-check";
import { textSchema } from "@tenora/domain/text/text-schema";
import * as z from "zod";
import { adminAction } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";
import { exchangeTime } from "../../../business/funding-request/api/exchange-time.server.ts";

const input = z.strictObject({
  version: z.int().positive(),
  subject: z.enum(checkSubjects),
  method: z.enum(checkMethods),
  comment: textSchema(2_000, { least: 1 }),
});

/** POST: records how the customer's contact was verified, or how the customer confirmed the debt. */
export const action = adminAction(input, async (tx, call) => {
  const id = pathId(call, "FUNDING_REQUEST_NOT_FOUND");
  await recordRequestCheck(tx, { id, now: await exchangeTime(call.services), ...call.input });
});
