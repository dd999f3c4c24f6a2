import { asAdmin } from "@tenora/database/transaction/as-admin";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { DomainError } from "@tenora/domain/domain-error";
import { data, type RouterContextProvider } from "react-router";
import { type AdminSession, requestIdContext, servicesContext } from "~/services.server";

type Context = Readonly<RouterContextProvider>;

/**
 * What a screen of the portal shows: null for whoever is not signed in, "failed" when it could not
 * be read; that is logged, and the screen offers to try again.
 * @throws 404 when there is nothing at this address
 */
export function loadAsAdmin<T>(
  request: Request,
  context: Context,
  read: (tx: Transaction<"admin">) => Promise<T>,
): Promise<T | "failed" | null> {
  const { adminDatabase } = context.get(servicesContext);
  return loadForSession(
    request,
    context,
    async (session) => session && asAdmin(adminDatabase, session.token, read),
  );
}

/** Something about who is signed in. The session stands in the database too, and fails with it. */
export async function loadForSession<T>(
  request: Request,
  context: Context,
  read: (session: AdminSession | null) => Promise<T> | T,
): Promise<T | "failed"> {
  const { adminSessions, log } = context.get(servicesContext);
  try {
    return await read(await adminSessions.read(request));
  } catch (error) {
    if (isMissing(error)) throw data(null, { status: 404 });
    const requestId = context.get(requestIdContext);
    log.error({ requestId, name: (error as Error).name }, "a page of the portal could not be read");
    return "failed";
  }
}

const isMissing = (error: unknown) =>
  error instanceof DomainError &&
  (error.code === "INVALID_INPUT" || error.code.endsWith("_NOT_FOUND"));
