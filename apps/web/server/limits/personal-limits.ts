import { DomainError } from "@tenora/domain/failure";
import type { PersonalLimits } from "../../app/config/services.server.ts";
import { callerHeader } from "../auth/auth-options.ts";
import { limitedDoors, personalAllowances } from "./limited-doors.ts";
import { networkOf } from "./network-of.ts";
import type { TakeTurn } from "./turn-counter.ts";

/** Counts proven wallets and accounts, wherever they come from, and the addresses they come from. */
export function personalLimits(take: TakeTurn): PersonalLimits {
  const refuseAfter = (wait: number) => {
    if (wait > 0) throw new DomainError("TOO_MANY_REQUESTS", { retryAfterS: wait });
  };
  return {
    async take(door, who, request) {
      const limit = limitedDoors[door];
      // The address first: whoever is refused for a neighbour's sake loses nothing of their own.
      if (request !== undefined && limit?.onceProven) {
        const address = networkOf(request.headers.get(callerHeader) ?? "");
        refuseAfter(await take(door, address, limit.perAddress));
      }
      refuseAfter(await take(`own ${door}`, who.trim().toLowerCase(), personalAllowances[door]));
    },
  };
}
