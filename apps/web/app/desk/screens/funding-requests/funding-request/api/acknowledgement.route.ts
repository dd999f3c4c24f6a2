import { randomUUID } from "node:crypto";
import { askCustomer, resolveDispute } from "@tenora/database/acknowledgement/ask-customer";
import { maxDisputeWords } from "@tenora/domain/funding-request/customer/acknowledgement";
import { textSchema } from "@tenora/domain/text/text-schema";
import * as z from "zod";
import { adminAction } from "~/http/admin-action.server";
import { pathId } from "~/http/json-route.server";
import { exchangeTime } from "~/market/exchange-time.server.ts";

const input = z.strictObject({
  version: z.int().positive(),
  /** How the dispute was settled; without it the customer is asked. */
  resolution: z.optional(textSchema(maxDisputeWords, { least: 1 })),
});

/** POST: mails the customer's verified contact a link to confirm the debt, or settles their dispute. */
export const action = adminAction(input, async (tx, call) => {
  const id = pathId(call, "FUNDING_REQUEST_NOT_FOUND");
  const { version, resolution } = call.input;
  const seen = { id, version, now: await exchangeTime(call.services) };
  if (resolution !== undefined) return resolveDispute(tx, { ...seen, resolution });
  return askCustomer(tx, { ...seen, acknowledgementId: randomUUID() });
});
