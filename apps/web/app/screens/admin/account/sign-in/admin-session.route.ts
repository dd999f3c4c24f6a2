import { DomainError, type FailureCode } from "@tenora/domain/domain-error";
import { data, redirect } from "react-router";
import * as z from "zod";
import { errorMessages } from "~/http/error-messages";
import { retryAfterS } from "~/http/error-response.server";
import { requestIdContext, servicesContext } from "~/services.server";
import { notify } from "~/ui/toast/toast";
import { clearInMemoryState } from "../../../../features/admin/in-memory-state.ts";
import type { Route } from "./+types/admin-session.route";

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

const unknown = { ok: false, message: errorMessages.UNKNOWN_ERROR.message } as const;

const credentials = z.object({
  email: z.email().max(254),
  password: z.string().min(1).max(256),
  code: z.string().max(40).optional(),
});

/** POST signs an admin in; DELETE signs them out and redirects to /admin. */
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
    if (rejection === null) return data<AdminSessionResponse>({ ok: true }, { headers });
    log.warn({ requestId, code: rejection }, "admin sign-in rejected");
    return reject(rejection, headers);
  } catch (error) {
    const code = error instanceof DomainError ? error.code : null;
    log.warn({ requestId, code: code ?? (error as Error).name }, "admin sign-in rejected");
    if (code) return reject(code, new Headers());
    return data<AdminSessionResponse>(unknown, { status: errorMessages.UNKNOWN_ERROR.status });
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
    return data<AdminSessionResponse>(unknown, { status: 503 });
  }
}

function reject(code: FailureCode, headers: Headers) {
  const { status, message } = errorMessages[code];
  const isWrongCode = code === "SECOND_FACTOR_WRONG" || code === "TOO_MANY_CODES";
  const needsCode = isWrongCode || code === "SECOND_FACTOR_NEEDED";
  const wait = retryAfterS(null, code);
  if (wait !== null) headers.set("retry-after", String(wait));
  const body = { ok: false, message, needsCode, isWrongCode } as const;
  return data<AdminSessionResponse>(body, { status, headers });
}
