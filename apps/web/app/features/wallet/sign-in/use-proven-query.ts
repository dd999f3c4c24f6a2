import { type QueryKey, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { requestData } from "~/http/send-request";
import { onWalletProven } from "~/session/prove-wallet";
import { useWallet } from "~/wallet/wallet-provider";

/** What belongs to the connected wallet alone, as far as our server may tell it. */
export type ProvenQuery<T> =
  | { readonly kind: "checking" }
  | { readonly kind: "failed" }
  /** The server holds no proof of this wallet. */
  | { readonly kind: "unproven" }
  | { readonly kind: "ready"; readonly data: T };

/** Reads a path that answers for the wallet of the session, and names that wallet. */
export function useProvenQuery<T extends { readonly wallet: string | null }>(
  path: string,
  isEnabled: boolean,
): { readonly answer: ProvenQuery<T>; refresh(): Promise<unknown> } {
  const { walletAddress, isConnected } = useWallet();
  const wallet = walletAddress.toLowerCase();
  const readAgain = useReadAgain();
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf(path, wallet),
    queryFn: ({ signal }) => requestData<T>(path, signal),
    enabled: isEnabled && isConnected,
  });
  // Another part of the page may have asked for the signature.
  useEffect(() => {
    if (isEnabled) return onWalletProven(() => void readAgain(keyOf(path, wallet)));
  }, [isEnabled, readAgain, path, wallet]);
  const answer: ProvenQuery<T> =
    data === undefined
      ? { kind: isError ? "failed" : "checking" }
      : data.wallet === wallet
        ? { kind: "ready", data }
        : { kind: "unproven" };
  return { answer, refresh: refetch };
}

const keyOf = (path: string, wallet: string): QueryKey => ["proven", path, wallet];

/**
 * Drops an answer that is on its way, which may be of before the proof, and asks once, however many parts of
 * the page call it at the same time.
 */
function useReadAgain() {
  const queries = useQueryClient();
  return useCallback(
    async (queryKey: QueryKey) => {
      await queries.cancelQueries({ queryKey });
      await queries.refetchQueries({ queryKey }, { cancelRefetch: false });
    },
    [queries],
  );
}
