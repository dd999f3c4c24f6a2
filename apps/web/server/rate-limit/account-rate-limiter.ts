import { DomainError } from "@tenora/domain/domain-error";
import type { AccountRateLimiter } from "../../app/services.server.ts";
import { clientAddressHeader } from "../auth/auth-options.ts";
import { clientNetwork } from "./client-network.ts";
import { accountRateLimits, rateLimitedRoutes } from "./rate-limited-routes.ts";
import type { ConsumeToken } from "./rate-limiter.ts";

/** Counts proven wallets and accounts, wherever they come from, and the addresses they come from. */
export function accountRateLimiter(take: ConsumeToken): AccountRateLimiter {
  const refuseAfter = (wait: number) => {
    if (wait > 0) throw new DomainError("TOO_MANY_REQUESTS", { retryAfterS: wait });
  };
  return {
    async consume(endpoint, who, request) {
      const limit = rateLimitedRoutes[endpoint];
      // The address first: whoever is refused for a neighbour's sake loses nothing of their own.
      if (request !== undefined && limit?.countedOnceSignedIn) {
        const address = clientNetwork(request.headers.get(clientAddressHeader) ?? "");
        refuseAfter(await take(endpoint, address, limit.perAddress));
      }
      refuseAfter(
        await take(`own ${endpoint}`, who.trim().toLowerCase(), accountRateLimits[endpoint]),
      );
    },
  };
}
