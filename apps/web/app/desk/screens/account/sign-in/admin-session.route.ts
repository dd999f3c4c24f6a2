import { DomainError, type FailureCode } from "@tenora/domain/domain-error";
import { emailSchema } from "@tenora/domain/text/email-address";
import { data, redirect } from "react-router";
import * as z from "zod";
import { clearInMemoryState } from "~/desk/features/in-memory-state.ts";
import { errorMessages } from "~/http/error-messages";
import { retryAfterS } from "~/http/error-response.server";
import { requestIdContext, servicesContext } from "~/services.server";
import { notify } from "~/ui/toast/toast";
import type { Route } from "./+types/admin-session.route";
import { problemPath, rejectionOf } from "./sign-in-problem.ts";

export type AdminSessionResponse =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly message: string;
      /** The password was right; a code of the second factor is needed. */
      readonly needsCode?: boolean;
      /** The code was wrong, or could not be checked. */
      readonly isWrongCode?: boolean;
    };

const credentials = z.object({
  email: emailSchema("Invalid email address"),
  password: z.string().min(1).max(256),
  code: z.string().max(40).optional(),
});

/**
 * POST signs an admin in; DELETE signs them out and redirects to /admin. A browser without scripts sends the
 * form itself: whatever comes of it leads to /admin, which says it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { adminSessions, log } = context.get(servicesContext);
  const requestId = context.get(requestIdContext);
  try {
    if (request.method === "DELETE") {
      return redirect("/admin", { headers: await adminSessions.signOut(request) });
    }
    const form = await request.formData().catch(() => new FormData());
    const parsed = credentials.safeParse(Object.fromEntries(form));
    if (!parsed.success) throw new DomainError("INVALID_CREDENTIALS");
    const { headers, rejection } = await adminSessions.signIn(request, parsed.data);
    if (rejection === null)
      return isForm(request)
        ? redirect("/admin", { status: 303, headers })
        : data<AdminSessionResponse>({ ok: true }, { headers });
    log.warn({ requestId, code: rejection }, "admin sign-in rejected");
    return reject(request, rejection, headers);
  } catch (error) {
    const code = error instanceof DomainError ? error.code : null;
    log.warn({ requestId, code: code ?? (error as Error).name }, "admin sign-in rejected");
    return reject(request, code ?? "UNKNOWN_ERROR", new Headers());
  }
}

/**
 * In the browser: a request that is lost, or answered by a proxy instead of us, counts as rejected, so
 * that the form keeps its input. It has an error status, so that no loader runs again. The welcome is
 * said here, since the portal may replace the form before React has shown it the answer. After a
 * sign-out the redirect to /admin comes first, then the in-memory state is cleared.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  try {
    const answer = await serverAction();
    if (answer.ok) {
      notify({
        title: "Login successful",
        description: "Welcome to the Admin Portal",
        tone: "success",
      });
    }
    return answer;
  } catch (error) {
    if (error instanceof Response) {
      if (request.method === "DELETE" && error.status < 400) clearInMemoryState();
      throw error;
    }
    return data<AdminSessionResponse>(rejectionOf("UNKNOWN_ERROR"), { status: 503 });
  }
}

/** Sent by the browser itself, which then shows the answer; a script accepts anything. */
const isForm = ({ headers }: Request) => headers.get("accept")?.includes("text/html") === true;

function reject(request: Request, code: FailureCode, headers: Headers) {
  if (isForm(request)) return redirect(problemPath(code), { status: 303, headers });
  const wait = retryAfterS(null, code);
  if (wait !== null) headers.set("retry-after", String(wait));
  const { status } = errorMessages[code];
  return data<AdminSessionResponse>(rejectionOf(code), { status, headers });
}
