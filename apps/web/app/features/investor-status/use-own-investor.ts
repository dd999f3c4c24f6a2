import { useQuery } from "@tanstack/react-query";
import type { OwnInvestorStatus } from "@tenora/database/investor/find-own-investor-status";
import { useState } from "react";
import { requestData } from "~/http/send-request";
import { recheckMs } from "~/http/status-check";
import { ensureWalletSession } from "~/session/prove-wallet";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";
import type { OwnInvestorResponse } from "./own-investor.route.ts";

export interface OwnInvestorHook {
  /** Null until the wallet is proven: only its owner may know. */
  readonly own: OwnInvestorStatus | null;
  /** The server holds no proof of this wallet yet: `reveal` asks for it. */
  readonly isHidden: boolean;
  /** The first answer is on its way. */
  readonly isLoading: boolean;
  readonly isRevealing: boolean;
  reveal(): Promise<void>;
}

/** The decision on the connected wallet's registration, for the owner of the proven wallet. */
export function useOwnInvestor({ enabled }: { readonly enabled: boolean }): OwnInvestorHook {
  const wallet = useWallet();
  const [isRevealing, setRevealing] = useState(false);
  const address = wallet.walletAddress.toLowerCase();
  const { data, isError, isLoading, refetch } = useQuery({
    queryKey: ["investor-status", address, "own"],
    queryFn: ({ signal }) => requestData<OwnInvestorResponse>("/api/investor/own", signal),
    enabled: enabled && wallet.isConnected,
    refetchInterval: ({ state }) => state.data?.standing?.status === "pending" && recheckMs,
  });
  const isProven = data?.wallet === address;

  async function reveal(): Promise<void> {
    setRevealing(true);
    try {
      const rejection = await ensureWalletSession(wallet);
      const hasFailed = rejection === null && (await refetch()).isError;
      const why = hasFailed ? "We couldn't load your registration. Please try again." : rejection;
      if (why !== null) notify({ title: "Not shown", description: why, tone: "destructive" });
    } finally {
      setRevealing(false);
    }
  }

  return {
    own: isProven ? data.standing : null,
    isHidden: isError || (data !== undefined && !isProven),
    isLoading,
    isRevealing,
    reveal,
  };
}
