import { useQuery } from "@tanstack/react-query";
import type { BusinessOverview } from "@tenora/domain/business/business";
import { useEffect } from "react";
import {
  checkStatus,
  type FailedCheck,
  isTimeout,
  recheckMs,
  retryCheck,
} from "~/http/status-check";
import { dismiss, notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";
import { businessStatusKey } from "./business-status-key.ts";
import { useIsRecheckPaused } from "./paused-recheck.ts";

/** The status of the connected wallet's business as the portal shows it. */
export type BusinessStatusState =
  | { readonly kind: "wallet-required" }
  | { readonly kind: "checking" }
  /** `failedCheck` is set when the check failed, which counts as "not registered". */
  | { readonly kind: "not-registered"; readonly failedCheck: FailedCheck | null }
  | ({ readonly kind: "registered" } & BusinessOverview);

/** Also after it was approved: it can pay, and open nothing new. */
export const isSuspended = (status: BusinessStatusState): boolean =>
  status.kind === "registered" && status.suspended === true;

const failureToast = "business-status";

/**
 * The status of the connected wallet's business, read again while a decision is pending. A
 * failed check shows one toast until one succeeds, and counts as "not registered"; one that is only repeated leaves what was
 * known.
 */
export function useBusinessStatus(): BusinessStatusState {
  const { walletAddress, isConnected, isReady } = useWallet();
  const isPaused = useIsRecheckPaused();
  const { data, isPending, isSuccess, isFetching, error, refetch } = useQuery({
    queryKey: businessStatusKey(walletAddress),
    queryFn: ({ signal }) => fetchBusinessStatus(walletAddress, signal),
    enabled: isConnected,
    retry: retryCheck,
    refetchInterval: ({ state }) => !isPaused && state.data?.status === "pending" && recheckMs,
  });
  const hasFailed = error !== null && !data;

  useEffect(() => {
    if (error === null || data) return;
    notify({
      id: failureToast,
      title: "Error",
      description: "Failed to check business eligibility.",
      tone: "destructive",
    });
  }, [error, data]);
  useEffect(() => {
    if (isSuccess) dismiss(failureToast);
  }, [isSuccess]);

  if (!isConnected) return { kind: isReady ? "wallet-required" : "checking" };
  if (isPending || (hasFailed && isFetching)) return { kind: "checking" };
  if (data) return { kind: "registered", ...data };
  const failedCheck = hasFailed
    ? { isTimeout: isTimeout(error), again: () => void refetch() }
    : null;
  return { kind: "not-registered", failedCheck };
}

async function fetchBusinessStatus(
  wallet: string,
  signal: AbortSignal,
): Promise<BusinessOverview | null> {
  const path = `/api/wallets/${wallet}/business`;
  return (await checkStatus<{ business: BusinessOverview | null }>(path, signal)).business;
}
