import { DomainError } from "@tenora/domain/failure";
import { data, redirect } from "react-router";
import * as z from "zod";
import { failures } from "~/config/failure-sentences";
import { requestIdContext, servicesContext } from "~/config/services.server";
import type { Route } from "./+types/session-door";

export type SessionAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly message: string };

const credentials = z.object({ email: z.email().max(254), password: z.string().min(1).max(256) });

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
    const { status, message } = failures[refusal];
    return data<SessionAnswer>({ ok: false, message }, { status, headers });
  } catch (error) {
    const requestId = context.get(requestIdContext);
    const code = error instanceof DomainError ? error.code : null;
    log.warn({ requestId, code: code ?? (error as Error).name }, "admin sign-in refused");
    const { status, message } = code
      ? failures[code]
      : { status: 500, message: "An unknown error occurred" };
    return data<SessionAnswer>({ ok: false, message }, { status });
  }
}
