import { DomainError, type FailureCode } from "@tenora/domain/failure";
import { data, redirect } from "react-router";
import * as z from "zod";
import { retryAfterS } from "~/config/answer-failure.server";
import { failures } from "~/config/failure-sentences";
import { requestIdContext, servicesContext } from "~/config/services.server";
import type { Route } from "./+types/session-door";

export type SessionAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly message: string;
      /** The password was right; a code of the second factor is asked for. */
      readonly needsCode?: boolean;
      /** It was given, and is not right. */
      readonly isWrongCode?: boolean;
    };

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
    const parsed = credentials.safeParse(Object.fromEntries(await request.formData()));
    if (!parsed.success) throw new DomainError("INVALID_CREDENTIALS");
    const { headers, refusal } = await adminSessions.signIn(request, parsed.data);
    if (refusal === null) return data<SessionAnswer>({ ok: true }, { headers });
    log.warn({ requestId: context.get(requestIdContext), code: refusal }, "admin sign-in refused");
    return refuse(refusal, headers);
  } catch (error) {
    const requestId = context.get(requestIdContext);
    const code = error instanceof DomainError ? error.code : null;
    log.warn({ requestId, code: code ?? (error as Error).name }, "admin sign-in refused");
    if (code) return refuse(code, new Headers());
    return data<SessionAnswer>(
      { ok: false, message: "An unknown error occurred" },
      { status: 500 },
    );
  }
}

function refuse(code: FailureCode, headers: Headers) {
  const { status, message } = failures[code];
  const isWrongCode = code === "SECOND_FACTOR_WRONG";
  const needsCode = isWrongCode || code === "SECOND_FACTOR_NEEDED";
  const wait = retryAfterS(null, code);
  if (wait !== null) headers.set("retry-after", String(wait));
  return data<SessionAnswer>({ ok: false, message, needsCode, isWrongCode }, { status, headers });
}
