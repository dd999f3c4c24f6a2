import { asAdmin } from "@tenora/database/as-admin";
import type { Transaction } from "@tenora/database/transaction";
import type { RouterContextProvider } from "react-router";
import { requestIdContext, servicesContext } from "~/config/services.server";

/**
 * What a screen of the portal shows: null for whoever is not signed in, "failed" when it could not
 * be read; that is logged, and the screen offers to try again.
 */
export async function loadAsAdmin<T>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  read: (tx: Transaction<"admin">) => Promise<T>,
): Promise<T | "failed" | null> {
  const { adminSessions, adminDatabase, log } = context.get(servicesContext);
  const session = await adminSessions.read(request);
  if (session === null) return null;
  try {
    return await asAdmin(adminDatabase, session.token, read);
  } catch (error) {
    const requestId = context.get(requestIdContext);
    log.error({ requestId, name: (error as Error).name }, "an admin list could not be read");
    return "failed";
  }
}
