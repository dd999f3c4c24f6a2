import { answerFailure } from "~/config/answer-failure.server";
import type { Route } from "./+types/submissions-door";
import { receiveSubmission } from "./receive-submission.server";

/** POST: the owner of a proven wallet hands in his onboarding form. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const { repeated } = await receiveSubmission(request, context);
    return Response.json({ ok: true }, { status: repeated ? 200 : 201 });
  } catch (error) {
    return answerFailure(error, context, "BUSINESS_SAVE_FAILED");
  }
}
