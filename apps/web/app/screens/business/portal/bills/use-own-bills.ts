import { useQuery } from "@tanstack/react-query";
import type { MarketTask } from "~/features/dashboard/market-task";
import { requestData } from "~/http/send-request";
import { useWallet } from "~/wallet/wallet-provider";
import type { BillsResponse } from "./bills.ts";

/** How often an open page reads the bills again, in ms. */
const refreshMs = 15_000;

interface OwnBills extends Omit<BillsResponse, "bills"> {
  readonly bills: readonly MarketTask[];
  readonly refresh: () => Promise<unknown>;
}

/** What the connected wallet owes as a customer of others; empty for most, and while it isn't known. */
export function useOwnBills(): OwnBills {
  const { walletAddress, isConnected } = useWallet();
  const { data, refetch } = useQuery({
    queryKey: ["bills", walletAddress],
    queryFn: ({ signal }) =>
      requestData<BillsResponse>(`/api/wallets/${walletAddress}/bills`, signal),
    enabled: isConnected,
    refetchInterval: refreshMs,
  });
  return {
    bills: (isConnected ? data?.bills : null) ?? [],
    hidesNumbers: isConnected && (data?.hidesNumbers ?? false),
    hidesInvitations: isConnected && (data?.hidesInvitations ?? false),
    refresh: refetch,
  };
}
