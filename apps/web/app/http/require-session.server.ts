import { DomainError } from "@tenora/domain/domain-error";
import type { WalletSession } from "~/services.server";
import type { RouteCall } from "./json-route.server.ts";
import type { RateLimit } from "./route-handle.ts";

/** The session of the request, counted by `limit`. @throws DomainError SESSION_MISSING, TOO_MANY_REQUESTS */
export async function requireSession(
  { services, request }: Pick<RouteCall, "services" | "request">,
  limit: RateLimit,
): Promise<WalletSession> {
  const session = await services.walletSessions.read(request);
  if (session === null) throw new DomainError("SESSION_MISSING");
  await services.limits.consume(limit, session.wallet, request);
  return session;
}
