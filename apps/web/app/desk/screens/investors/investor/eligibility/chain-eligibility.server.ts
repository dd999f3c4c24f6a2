import { findEligibility } from "@tenora/database/market/wallet/find-eligibility";
import { readIndexed } from "~/market/read-market.server";
import type { Services } from "~/services.server";

/** What the gate for approved investors has of a wallet; seconds since 1970. */
export interface ChainEligibility {
  /** The last second of a registration that stands; null without one. */
  readonly registeredUntil: number | null;
  /** Signatures issued up to here were withdrawn; 0 when none was. */
  readonly notBefore: number;
}

/** At the newest indexed block; null while the market can't be read. */
export function readChainEligibility(
  services: Services,
  wallet: string,
): Promise<ChainEligibility | null> {
  return readIndexed(services, async (tx, { time: now }) => {
    const found = await findEligibility(tx, wallet);
    const end = found?.expiresAt ?? 0;
    return {
      registeredUntil: end >= now && end > 0 ? end : null,
      notBefore: found?.notBefore ?? 0,
    };
  });
}
