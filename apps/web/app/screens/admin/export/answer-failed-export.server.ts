import { DomainError } from "@tenora/domain/domain-error";
import { type RouterContextProvider, redirect } from "react-router";
import { errorResponse } from "~/http/error-response.server";

/**
 * The answer to an export that failed. A form that was sent without our script would show the
 * person whatever we answer: who is not signed in (any more) is led to the sign-in screen instead.
 */
export function answerFailedExport(
  error: unknown,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Response {
  const isNavigation = request.headers.get("accept")?.includes("text/html") ?? false;
  if (isNavigation && error instanceof DomainError && error.code === "SESSION_MISSING") {
    return redirect("/admin", 303);
  }
  return errorResponse(error, context, "DATABASE_UNAVAILABLE");
}
