import { DomainError, type FailureCode } from "@tenora/domain/domain-error";
import { data, redirect } from "react-router";
import * as z from "zod";
import { errorMessages } from "~/http/error-messages";
import { retryAfterS } from "~/http/error-response.server";
import { requestIdContext, servicesContext } from "~/services.server";
import { clearInMemoryState } from "../../../../features/admin/in-memory-state.ts";
import type { Route } from "./+types/admin-session.route";

export type AdminSessionResponse =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly message: string;
      /** The password was right; a code of the second factor is asked for. */
      readonly needsCode?: boolean;
      /** It was given, and is not right or not looked at. */
      readonly isWrongCode?: boolean;
    };

const unknown = { ok: false, message: "An unknown error occurred" } as const;

const credentials = z.object({
  email: z.email().max(254),
  password: z.string().min(1).max(256),
  code: z.string().max(40).optional(),
});

/** POST signs an admin in; DELETE signs him out and leads back to /admin. */
export async function action({ request, context }: Route.ActionArgs) {
  const { adminSessions, log } = context.get(servicesContext);
  try {
    if (request.method === "DELETE") {
      return redirect("/admin", { headers: await adminSessions.signOut(request) });
    }
    // Whatever is no form names nobody.
    const form = await request.formData().catch(() => new FormData());
    const parsed = credentials.safeParse(Object.fromEntries(form));
    if (!parsed.success) throw new DomainError("INVALID_CREDENTIALS");
    const { headers, refusal } = await adminSessions.signIn(request, parsed.data);
    if (refusal === null) return data<AdminSessionResponse>({ ok: true }, { headers });
    log.warn({ requestId: context.get(requestIdContext), code: refusal }, "admin sign-in refused");
    return refuse(refusal, headers);
  } catch (error) {
    const requestId = context.get(requestIdContext);
    const code = error instanceof DomainError ? error.code : null;
    log.warn({ requestId, code: code ?? (error as Error).name }, "admin sign-in refused");
    if (code) return refuse(code, new Headers());
    return data<AdminSessionResponse>(unknown, { status: 500 });
  }
}

/**
 * In the browser: a request that gets lost, or that a proxy answers in our place, is refused like one
 * that we refuse, so that the form stays as it is. With a status, so that nothing is read anew.
 * Whoever is signed out is led back to /admin, and only then nothing is kept of him.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) {
      if (request.method === "DELETE" && error.status < 400) clearInMemoryState();
      throw error;
    }
    return data<AdminSessionResponse>(unknown, { status: 503 });
  }
}

function refuse(code: FailureCode, headers: Headers) {
  const { status, message } = errorMessages[code];
  const isWrongCode = code === "SECOND_FACTOR_WRONG" || code === "TOO_MANY_CODES";
  const needsCode = isWrongCode || code === "SECOND_FACTOR_NEEDED";
  const wait = retryAfterS(null, code);
  if (wait !== null) headers.set("retry-after", String(wait));
  return data<AdminSessionResponse>(
    { ok: false, message, needsCode, isWrongCode },
    { status, headers },
  );
}
