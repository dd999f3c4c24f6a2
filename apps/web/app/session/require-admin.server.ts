import { DomainError } from "@tenora/domain/domain-error";
import type { RouterContextProvider } from "react-router";
import { type AdminSession, servicesContext } from "../services.server.ts";

/** The admin behind a request. @throws DomainError SESSION_MISSING when there is none */
export async function requireAdmin(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<AdminSession> {
  const session = await context.get(servicesContext).adminSessions.read(request);
  if (session === null) throw new DomainError("SESSION_MISSING");
  return session;
}
