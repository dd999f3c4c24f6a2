import { type QueryClient, useQuery } from "@tanstack/react-query";
import { requestData } from "~/http/send-request";
import { useWallet } from "~/wallet/wallet-provider";

/** What is known of the connected wallet as investor at this moment. */
export type RegistrationState = "no-wallet" | "checking" | "unregistered" | "registered";

const keyOf = (wallet: string) => ["investor-status", wallet] as const;

/** Reads whether the connected wallet is registered; a failed check counts as not registered. */
export function useInvestorStatus(): RegistrationState {
  const { walletAddress, isConnected } = useWallet();
  const { data, isPending } = useQuery({
    queryKey: keyOf(walletAddress),
    queryFn: ({ signal }) => fetchRegistered(walletAddress, signal),
    enabled: isConnected,
  });
  if (!isConnected) return "no-wallet";
  if (isPending) return "checking";
  return data ? "registered" : "unregistered";
}

/** After a registration: the portal must not show what was true before it. */
export function markRegistered(client: QueryClient, wallet: string): void {
  client.setQueryData(keyOf(wallet), true);
}

async function fetchRegistered(wallet: string, signal: AbortSignal): Promise<boolean> {
  const path = `/api/wallets/${wallet}/investor`;
  return (await requestData<{ registered: boolean }>(path, signal)).registered;
}
