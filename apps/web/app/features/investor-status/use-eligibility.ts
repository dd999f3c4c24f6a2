import { useQuery } from "@tanstack/react-query";
import { requestData } from "~/http/send-request";
import { recheckMs } from "~/http/status-check";
import type { EligibilityResponse } from "./eligibility.route.ts";

/** The key under which everything about a wallet's eligibility is cached. */
export const eligibilityKey = (wallet: string) => ["eligibility", wallet] as const;

/**
 * Whether the gate for approved investors admits this wallet; asked only while `enabled`, and again
 * while the investor waits for it (`isAwaited`).
 */
export function useEligibility(
  wallet: string,
  { enabled, isAwaited = false }: { enabled: boolean; isAwaited?: boolean },
) {
  return useQuery({
    queryKey: eligibilityKey(wallet),
    queryFn: ({ signal }) =>
      requestData<EligibilityResponse>(`/api/wallets/${wallet}/eligibility`, signal),
    enabled,
    refetchInterval: ({ state }) => isAwaited && state.data?.isEligible !== true && recheckMs,
  });
}
