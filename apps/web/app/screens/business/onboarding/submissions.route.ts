import { errorResponse } from "~/http/error-response.server";
import type { Route } from "./+types/submissions.route";
import { receiveSubmission } from "./receive-submission.server";

/** POST: the owner of a proven wallet hands in his onboarding form. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { repeated } = await receiveSubmission(request, context);
    return Response.json({ ok: true }, { status: repeated ? 200 : 201 });
  } catch (error) {
    return errorResponse(error, context, "BUSINESS_SAVE_FAILED");
  }
}
