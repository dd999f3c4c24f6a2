import { DomainError } from "@tenora/domain/domain-error";
import type { AccountRateLimiter } from "../../app/services.server.ts";
import { clientAddressHeader } from "../auth/auth-options.ts";
import { clientNetwork } from "./client-network.ts";
import type { ConsumeToken } from "./rate-limiter.ts";

/** Counts requests by proven wallet or account, whatever address they come from, and by that address. */
export function accountRateLimiter(consumeToken: ConsumeToken): AccountRateLimiter {
  const rejectAfter = (wait: number) => {
    if (wait > 0) throw new DomainError("TOO_MANY_REQUESTS", { retryAfterS: wait });
  };
  return {
    async consume({ name, perAddress, perAccount, countedOnceSignedIn }, account, request) {
      // The address first: a request that is rejected because of neighbours costs the account nothing.
      if (request !== undefined && countedOnceSignedIn) {
        const network = clientNetwork(request.headers.get(clientAddressHeader) ?? "");
        rejectAfter(await consumeToken(name, network, perAddress));
      }
      if (perAccount === undefined) return;
      rejectAfter(await consumeToken(`own ${name}`, account.trim().toLowerCase(), perAccount));
    },
  };
}
