import { jsonRoute } from "~/http/json-route.server";
import { countedByHandler, type RouteHandle, walletFormLimit } from "~/http/route-handle";
import { receiveSubmission } from "./receive-submission.server";

const limit = walletFormLimit("submission");
export const handle: RouteHandle = { rateLimits: { POST: limit }, maxBodyBytes: countedByHandler };

/** POST: the owner of a proven wallet submits their onboarding form. */
export const action = jsonRoute("BUSINESS_SAVE_FAILED", async ({ request, services }) => {
  const { repeated } = await receiveSubmission(request, services, limit);
  return Response.json({ ok: true }, { status: repeated ? 200 : 201 });
});
