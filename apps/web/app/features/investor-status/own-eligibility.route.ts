import {
  findOwnEligibility,
  type SignedEligibility,
} from "@tenora/database/investor/investor-eligibility";
import { memberLoader } from "~/http/member-action.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";

export interface OwnEligibilityResponse {
  /** The wallet this browser has proven, in lower case, or null. */
  readonly wallet: string | null;
  /** What anybody can register at the gate for approved investors. */
  readonly eligibility: SignedEligibility | null;
}

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit } };

/** GET: the attestor's signature for the investor whose wallet this browser has proven. */
export const loader = memberLoader(
  findOwnEligibility,
  (wallet, eligibility): OwnEligibilityResponse => ({ wallet, eligibility }),
  "INVESTOR_LOOKUP_FAILED",
);
