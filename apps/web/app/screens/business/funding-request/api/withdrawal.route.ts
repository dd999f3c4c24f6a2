import { withdrawFundingRequest } from "@tenora/database/funding-request/submit-funding-request";
import * as z from "zod";
import { pathId } from "~/http/json-route.server";
import { memberAction } from "~/http/member-action.server";
import type { RouteHandle } from "~/http/route-handle";
import { exchangeTime } from "~/market/exchange-time.server";
import { saveLimit } from "./limits";

export const handle: RouteHandle = { rateLimits: { POST: saveLimit } };

/** POST: the business withdraws its request, as long as it is not listed or decided against. */
export const action = memberAction(
  z.object({ version: z.int().positive() }),
  async (tx, call) => {
    const id = pathId(call, "FUNDING_REQUEST_NOT_FOUND");
    const now = await exchangeTime(call.services);
    await withdrawFundingRequest(tx, { id, version: call.input.version, now });
  },
  { limit: saveLimit, fallback: "DATABASE_UNAVAILABLE" },
);
