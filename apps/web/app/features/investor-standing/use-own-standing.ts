import { useQuery } from "@tanstack/react-query";
import type { OwnInvestorStanding } from "@tenora/database/find-own-investor-standing";
import { useWallet } from "~/session/wallet-session";
import type { OwnStandingAnswer } from "./own-standing-door.ts";

/**
 * How the connected wallet's registration stands, once this browser has proven the wallet; null
 * before, since only its owner may know, and while it is being read.
 */
export function useOwnInvestorStanding({ enabled }: { readonly enabled: boolean }) {
  const { walletAddress, isConnected } = useWallet();
  const wallet = walletAddress.toLowerCase();
  const { data } = useQuery({
    queryKey: ["investor-standing", wallet, "own"],
    queryFn: ({ signal }) => fetchOwn(signal),
    enabled: enabled && isConnected,
  });
  return data?.wallet === wallet ? (data.standing satisfies OwnInvestorStanding | null) : null;
}

async function fetchOwn(signal: AbortSignal): Promise<OwnStandingAnswer> {
  const response = await fetch("/api/investor/own", { signal });
  if (!response.ok) throw new Error(`The reading answered ${response.status}`);
  return (await response.json()) as OwnStandingAnswer;
}
