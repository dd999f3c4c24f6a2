import { useQuery } from "@tanstack/react-query";
import type { BusinessOverview } from "@tenora/domain/business/business";
import { useEffect } from "react";
import { requestData } from "~/http/send-request";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";
import { businessStatusKey } from "./business-status-key.ts";

/** The status of the connected wallet's business as the portal shows it. */
export type BusinessStatusState =
  | { readonly kind: "wallet-required" }
  | { readonly kind: "checking" }
  /** `recheck` is set when the check failed, which counts as "not registered". */
  | { readonly kind: "not-registered"; readonly recheck: (() => void) | null }
  | ({ readonly kind: "registered" } & BusinessOverview);

/** The status of the connected wallet's business. A failed check shows one toast and counts as "not registered". */
export function useBusinessStatus(): BusinessStatusState {
  const { walletAddress, isConnected, isReady } = useWallet();
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: businessStatusKey(walletAddress),
    queryFn: ({ signal }) => fetchBusinessStatus(walletAddress, signal),
    enabled: isConnected,
  });

  useEffect(() => {
    if (!error) return;
    notify({
      id: "business-status",
      title: "Error",
      description: "Failed to check business eligibility.",
      tone: "destructive",
    });
  }, [error]);

  if (!isConnected) return { kind: isReady ? "wallet-required" : "checking" };
  if (isPending || (error && isFetching && !data)) return { kind: "checking" };
  if (data) return { kind: "registered", ...data };
  return { kind: "not-registered", recheck: error ? () => void refetch() : null };
}

async function fetchBusinessStatus(
  wallet: string,
  signal: AbortSignal,
): Promise<BusinessOverview | null> {
  const path = `/api/wallets/${wallet}/business`;
  return (await requestData<{ business: BusinessOverview | null }>(path, signal)).business;
}
