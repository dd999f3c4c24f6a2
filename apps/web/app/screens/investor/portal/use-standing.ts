import type { OwnInvestorStatus } from "@tenora/database/investor/find-own-investor-status";
import { useEligibility } from "~/features/investor-status/use-eligibility";
import { useInvestorCheck } from "~/features/investor-status/use-investor-status";
import { type OwnInvestorHook, useOwnInvestor } from "~/features/investor-status/use-own-investor";
import type { FailedCheck } from "~/http/status-check";
import { useWallet } from "~/wallet/wallet-provider";

/**
 * Where the connected wallet stands as an investor. `registered`: its owner hasn't proven it, and only
 * the owner may read our decision. `approved`: the chain doesn't admit it yet. `eligible`: it does.
 * `admission-unknown`: approved, and the chain couldn't be asked.
 */
export type Standing =
  | "no-wallet"
  | "checking"
  | "unregistered"
  | "registered"
  | "pending"
  | "rejected"
  | "suspended"
  | "approved"
  | "admission-unknown"
  | "eligible";

/** Our team's decision was yes, whatever the chain says. */
export const isApproved = (standing: Standing): boolean =>
  standing === "approved" || standing === "admission-unknown" || standing === "eligible";

interface StandingHook extends OwnInvestorHook {
  readonly standing: Standing;
  /** The answers behind `standing` are here: a change of it from now on is news. */
  readonly isSettled: boolean;
  readonly failedCheck: FailedCheck | null;
}

export function useStanding(): StandingHook {
  const { state, failedCheck } = useInvestorCheck();
  const { walletAddress } = useWallet();
  const isRegistered = state === "registered";
  const hook = useOwnInvestor({ enabled: isRegistered });
  // The chain is public, so reading it takes no signature.
  const { data, errorUpdateCount, refetch } = useEligibility(walletAddress, {
    enabled: isRegistered && hook.own?.status !== "rejected",
    isAwaited: isRegistered,
  });
  // Not `isError`, which a repeated check that fails takes away and brings back. What was known stays.
  const hasFailed = isRegistered && data === undefined && errorUpdateCount > 0;
  const isEligible = hasFailed ? "unknown" : data?.isEligible;
  return {
    ...hook,
    standing: isRegistered ? standingOf(hook.own, isEligible) : state,
    isSettled: isRegistered && (hook.own !== null || data !== undefined),
    failedCheck:
      failedCheck ?? (hasFailed ? { isTimeout: false, again: () => void refetch() } : null),
  };
}

/** `isEligible` is undefined until the chain has said so. */
function standingOf(
  own: OwnInvestorStatus | null,
  isEligible: boolean | "unknown" | undefined,
): Standing {
  if (own === null) return isEligible === true ? "eligible" : "registered";
  if (own.status !== "approved") return own.status;
  if (own.suspended) return "suspended";
  if (isEligible === undefined) return "checking";
  if (isEligible === "unknown") return "admission-unknown";
  return isEligible ? "eligible" : "approved";
}
