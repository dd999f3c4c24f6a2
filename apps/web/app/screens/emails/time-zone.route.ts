import { saveTimeZone } from "@tenora/database/mail/mail-settings";
import { asMember } from "@tenora/database/transaction/as-member";
import * as z from "zod";
import { byMethod, jsonRoute } from "~/http/json-route.server";
import { readJson } from "~/http/read-json.server";
import { type RouteHandle, walletFormLimit } from "~/http/route-handle";
import { timeZoneInput } from "./settings-input.ts";

const limit = walletFormLimit("time zone");
export const handle: RouteHandle = { rateLimits: { PUT: limit } };

const input = z.strictObject({ timeZone: timeZoneInput });

/**
 * PUT: the time zone of the signed-in browser, for the dates in mails. A known one stays. It is told
 * beside a sign-in, so one that is over by now is no mistake of anybody's, and stores nothing.
 */
export const action = byMethod({
  PUT: jsonRoute("DATABASE_UNAVAILABLE", async ({ request, services }) => {
    const session = await services.walletSessions.read(request);
    if (session === null) return;
    await services.limits.consume(limit, session.wallet, request);
    const { timeZone } = await readJson(request, input);
    await asMember(services.publicDatabase, session.token, (tx) => saveTimeZone(tx, timeZone));
  }),
});
