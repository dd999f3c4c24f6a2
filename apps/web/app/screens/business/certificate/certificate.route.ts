import { jsonRoute } from "~/http/json-route.server";
import { countedByHandler, type RouteHandle, walletFormLimit } from "~/http/route-handle";
import { receiveReplacement } from "./receive-replacement.server";

const limit = walletFormLimit("certificate");
export const handle: RouteHandle = { rateLimits: { POST: limit }, maxBodyBytes: countedByHandler };

/** POST: the owner of a proven wallet replaces the certificate of their unreviewed business. */
export const action = jsonRoute("CERTIFICATE_UPLOAD_FAILED", async ({ request, services }) => {
  await receiveReplacement(request, services, limit);
  return { ok: true };
});
