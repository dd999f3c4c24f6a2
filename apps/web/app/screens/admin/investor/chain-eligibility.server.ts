import { findEligibility } from "@tenora/database/market/find-eligibility";
import { findMarketHead } from "@tenora/database/market/find-market-head";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import type { Services } from "~/services.server";

/** What the gate for approved investors has of a wallet; seconds since 1970. */
export interface ChainEligibility {
  /** The last second of a registration that stands; null without one. */
  readonly registeredUntil: number | null;
  /** Signatures issued up to here were withdrawn; 0 when none was. */
  readonly notBefore: number;
}

/** At the newest indexed block; null while the market can't be read. */
export async function readChainEligibility(
  { marketDatabase }: Services,
  wallet: string,
): Promise<ChainEligibility | null> {
  try {
    return await asMarketReader(marketDatabase, async (tx) => {
      const now = (await findMarketHead(tx))?.time ?? 0;
      const found = await findEligibility(tx, wallet);
      const end = found?.expiresAt ?? 0;
      return {
        registeredUntil: end >= now && end > 0 ? end : null,
        notBefore: found?.notBefore ?? 0,
      };
    });
  } catch {
    return null;
  }
}
