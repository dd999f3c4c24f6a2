import {
  findOwnEligibility,
  type SignedEligibility,
} from "@tenora/database/investor/investor-eligibility";
import { findEligibility } from "@tenora/database/market/wallet/find-eligibility";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { memberLoader } from "~/http/member-action.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";
import type { Services } from "~/services.server";

export interface OwnEligibilityResponse {
  /** The wallet this browser has proven, in lower case, or null. */
  readonly wallet: string | null;
  /** What anybody can register at the gate for approved investors. */
  readonly eligibility: SignedEligibility | null;
  /** An attestor has withdrawn it on the chain, where it can't be registered any more. */
  readonly isWithdrawn: boolean;
}

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit } };

/** GET: the attestor's signature for the investor whose wallet this browser has proven. */
export const loader = memberLoader(
  async (tx, { services, wallet }) => {
    const signed = await findOwnEligibility(tx);
    if (signed === null) return { eligibility: null, isWithdrawn: false };
    const isWithdrawn = signed.issuedAt <= (await notBefore(services, wallet));
    return { eligibility: isWithdrawn ? null : signed, isWithdrawn };
  },
  (wallet, found): OwnEligibilityResponse => ({
    wallet,
    ...(found ?? { eligibility: null, isWithdrawn: false }),
  }),
  "INVESTOR_LOOKUP_FAILED",
);

/** Signatures up to here are void; 0 while the market can't be read: the chain decides in the end. */
async function notBefore({ marketDatabase }: Services, wallet: string): Promise<number> {
  const found = await asMarketReader(marketDatabase, (tx) => findEligibility(tx, wallet)).catch(
    () => null,
  );
  return found?.notBefore ?? 0;
}
