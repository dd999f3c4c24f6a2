import { emailSchema } from "@tenora/domain/text/email-address";
import * as z from "zod";
import { publicAction } from "~/http/json-route.server";
import { hour, type RateLimit, type RouteHandle } from "~/http/route-handle";

const limit: RateLimit = {
  name: "password recovery",
  perAddress: { most: 10, seconds: hour },
  perAccount: { most: 5, seconds: hour },
};
export const handle: RouteHandle = { rateLimits: { POST: limit } };

const input = z.object({ email: emailSchema("Invalid email address") });

/** POST: anybody may ask for a link; the response does not tell whether there is such an admin. */
export const action = publicAction(input, async ({ services, input: { email } }) => {
  await services.limits.consume(limit, email);
  await services.adminLinks.requestRecovery(email);
  return { ok: true };
});
