import { useQuery } from "@tanstack/react-query";
import { requestData } from "~/http/send-request";
import { useWallet } from "~/wallet/wallet-provider";
import type { OwnRewards } from "./reward-view.ts";

export const rewardsPath = "/api/business/rewards";

/** The rewards of the connected wallet, once it is proven. */
export function useOwnRewards() {
  const { walletAddress, isConnected } = useWallet();
  return useQuery({
    queryKey: ["rewards", walletAddress],
    queryFn: ({ signal }) => requestData<OwnRewards>(rewardsPath, signal),
    enabled: isConnected,
    // Before the wallet is proven the answer says nothing: asked again wherever it is needed next.
    staleTime: ({ state }) => (state.data?.wallet ? 10_000 : 0),
  });
}
