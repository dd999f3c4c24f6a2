import { useQuery } from "@tanstack/react-query";
import { requestData } from "~/http/send-request";
import { useWallet } from "~/wallet/wallet-provider";
import type { HolderOverviewResponse } from "./holder-overview.ts";

/** How often an open page reads the figures again, in ms. */
const refreshMs = 15_000;

/** What the chain says of the notes of the connected wallet. */
export function useHolderOverview() {
  const { walletAddress, isConnected } = useWallet();
  return useQuery({
    queryKey: ["holder-overview", walletAddress],
    queryFn: ({ signal }) =>
      requestData<HolderOverviewResponse>(`/api/wallets/${walletAddress}/holder-overview`, signal),
    enabled: isConnected,
    refetchInterval: refreshMs,
  });
}
