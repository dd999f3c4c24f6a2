import {
  findOwnInvestorStatus,
  type OwnInvestorStatus,
} from "@tenora/database/investor/find-own-investor-status";
import { memberLoader } from "~/http/member-action.server";
import { ownRecordsLimit, type RouteHandle } from "~/http/route-handle";

export interface OwnInvestorResponse {
  /** The wallet this browser has proven, in lower case, or null. */
  readonly wallet: string | null;
  readonly standing: OwnInvestorStatus | null;
}

export const handle: RouteHandle = { rateLimits: { GET: ownRecordsLimit } };

/** GET: the status of the investor whose wallet this browser has proven. */
export const loader = memberLoader(
  findOwnInvestorStatus,
  (wallet, standing): OwnInvestorResponse => ({ wallet, standing }),
  "INVESTOR_LOOKUP_FAILED",
);
