import { type QueryClient, useQuery } from "@tanstack/react-query";
import { requestData } from "~/http/send-request";
import { useWallet } from "~/wallet/wallet-provider";

/** The registration of the connected wallet as an investor. */
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

/** After a registration, so that the portal does not show the previous state. */
export function markRegistered(client: QueryClient, wallet: string): void {
  client.setQueryData(keyOf(wallet), true);
}

async function fetchRegistered(wallet: string, signal: AbortSignal): Promise<boolean> {
  const path = `/api/wallets/${wallet}/investor`;
  return (await requestData<{ registered: boolean }>(path, signal)).registered;
}
