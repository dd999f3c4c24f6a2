import { DomainError } from "@tenora/domain/domain-error";
import type { RouterContextProvider } from "react-router";
import { type AdminSession, servicesContext } from "../services.server.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * The admin behind a request. @throws DomainError SESSION_MISSING when there is none; TWO_FACTOR_REQUIRED
 * while they lack a second factor that the settings require
 */
export async function requireAdmin(request: Request, context: Context): Promise<AdminSession> {
  const session = await requireSignedInAdmin(request, context);
  if (session.mustSetUpTwoFactor) throw new DomainError("TWO_FACTOR_REQUIRED");
  return session;
}

/**
 * Also while they lack a required second factor: for the admin's own account and nothing else.
 * @throws DomainError SESSION_MISSING when there is none
 */
export async function requireSignedInAdmin(
  request: Request,
  context: Context,
): Promise<AdminSession> {
  const session = await context.get(servicesContext).adminSessions.read(request);
  if (session === null) throw new DomainError("SESSION_MISSING");
  return session;
}
