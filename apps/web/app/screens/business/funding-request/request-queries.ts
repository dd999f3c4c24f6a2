import { useQuery } from "@tanstack/react-query";
import type { PublicConfig } from "@tenora/configuration/public-config";
import { requestData } from "~/http/send-request";
import { recheckMs } from "~/http/status-check";
import { useWallet } from "~/wallet/wallet-provider";
import type { OwnRequestResponse, OwnRequestsResponse } from "./api/responses.ts";
import { isAwaited } from "./status/status-words.ts";

export const requestsPath = "/api/business/funding-requests";

export const requestPath = (id: string) => `${requestsPath}/${id}`;

/** The requests of the connected wallet, once it is proven. */
export function useOwnRequests() {
  const { walletAddress, isConnected } = useWallet();
  return useQuery({
    queryKey: ["funding-requests", walletAddress],
    queryFn: ({ signal }) => requestData<OwnRequestsResponse>(requestsPath, signal),
    enabled: isConnected,
    refetchInterval: ({ state }) => state.data?.requests.some(isAwaited) === true && recheckMs,
  });
}

const requestQuery = (walletAddress: string, id: string) => ({
  queryKey: ["funding-requests", walletAddress, id],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    requestData<OwnRequestResponse>(requestPath(id), signal),
});

/** One request; `request` is null where the server has none of this id for this wallet. */
export function useOwnRequest(id: string) {
  const { walletAddress, isConnected } = useWallet();
  return useQuery({
    ...requestQuery(walletAddress, id),
    enabled: isConnected,
    refetchInterval: ({ state: { data } }) => {
      const request = data?.request ?? null;
      // While its form is open, nothing changes under what is typed.
      return request !== null && !request.isExpired && isAwaited(request) && recheckMs;
    },
  });
}

/** The same as far as it is known already: it asks nothing itself. */
export function useKnownRequest(id: string): OwnRequestResponse["request"] {
  const { walletAddress } = useWallet();
  // With the same function: both share one query, which an invalidation fetches by the last one given.
  const { data } = useQuery({ ...requestQuery(walletAddress, id), enabled: false });
  return data?.request ?? null;
}

/** The public configuration: the stablecoins and contracts of the exchange. */
export function usePublicConfig() {
  return useQuery({
    queryKey: ["config"],
    queryFn: ({ signal }) => requestData<PublicConfig>("/config.json", signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
