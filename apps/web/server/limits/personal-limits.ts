import { DomainError } from "@tenora/domain/failure";
import type { PersonalLimits } from "../../app/config/services.server.ts";
import { personalAllowances } from "./limited-doors.ts";
import type { TakeTurn } from "./turn-counter.ts";

/** Counts proven wallets and accounts, wherever they come from. */
export function personalLimits(take: TakeTurn): PersonalLimits {
  return {
    async take(door, who) {
      const wait = await take(`own ${door}`, who.trim().toLowerCase(), personalAllowances[door]);
      if (wait > 0) throw new DomainError("TOO_MANY_REQUESTS", { retryAfterS: wait });
    },
  };
}
