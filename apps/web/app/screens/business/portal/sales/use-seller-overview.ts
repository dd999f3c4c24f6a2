import { useQuery } from "@tanstack/react-query";
import { requestData } from "~/http/send-request";
import { useWallet } from "~/wallet/wallet-provider";
import type { SellerOverviewResponse } from "./seller-overview.ts";

/** How often an open page reads the figures again, in ms. */
const refreshMs = 15_000;

/** What the chain says of the connected wallet as a seller; asked only while `enabled`. */
export function useSellerOverview({ enabled }: { enabled: boolean }) {
  const { walletAddress, isConnected } = useWallet();
  return useQuery({
    queryKey: ["seller-overview", walletAddress],
    queryFn: ({ signal }) =>
      requestData<SellerOverviewResponse>(`/api/wallets/${walletAddress}/seller-overview`, signal),
    enabled: enabled && isConnected,
    refetchInterval: refreshMs,
  });
}
