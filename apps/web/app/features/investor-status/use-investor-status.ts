import { type QueryClient, useQuery } from "@tanstack/react-query";
import { checkStatus, type FailedCheck, isTimeout, retryCheck } from "~/http/status-check";
import { useWallet } from "~/wallet/wallet-provider";

/** The registration of the connected wallet as an investor. */
export type RegistrationState = "no-wallet" | "checking" | "unregistered" | "registered";

const keyOf = (wallet: string) => ["investor-status", wallet] as const;

/** Whether the connected wallet is registered; a failed check counts as not registered, and is told. */
export function useInvestorCheck(): {
  readonly state: RegistrationState;
  readonly failedCheck: FailedCheck | null;
} {
  const { walletAddress, isConnected } = useWallet();
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: keyOf(walletAddress),
    queryFn: ({ signal }) => fetchRegistered(walletAddress, signal),
    enabled: isConnected,
    retry: retryCheck,
  });
  const hasFailed = error !== null && !data;
  if (!isConnected) return { state: "no-wallet", failedCheck: null };
  if (isPending || (hasFailed && isFetching)) return { state: "checking", failedCheck: null };
  const failedCheck = hasFailed
    ? { isTimeout: isTimeout(error), again: () => void refetch() }
    : null;
  return { state: data ? "registered" : "unregistered", failedCheck };
}

/** The same without what has become of the check. */
export const useInvestorStatus = (): RegistrationState => useInvestorCheck().state;

/** After a registration, so that the portal does not show the previous state. */
export function markRegistered(client: QueryClient, wallet: string): void {
  client.setQueryData(keyOf(wallet), true);
}

async function fetchRegistered(wallet: string, signal: AbortSignal): Promise<boolean> {
  const path = `/api/wallets/${wallet}/investor`;
  return (await checkStatus<{ registered: boolean }>(path, signal)).registered;
}
