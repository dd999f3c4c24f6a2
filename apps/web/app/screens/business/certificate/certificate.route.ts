import { errorResponse } from "~/http/error-response.server";
import type { Route } from "./+types/certificate.route";
import { receiveReplacement } from "./receive-replacement.server";

/** POST: the owner of a proven wallet sends another certificate for his unreviewed business. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    await receiveReplacement(request, context);
    return Response.json({ ok: true });
  } catch (error) {
    return errorResponse(error, context, "CERTIFICATE_UPLOAD_FAILED");
  }
}
