import { useQuery } from "@tanstack/react-query";
import type { OwnInvestorStatus } from "@tenora/database/investor/find-own-investor-status";
import { useState } from "react";
import { ensureWalletSession } from "~/session/ensure-wallet-session";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";
import type { OwnInvestorResponse } from "./own-investor.route.ts";

export interface OwnInvestorHook {
  /** Null until the wallet is proven: only its owner may know. */
  readonly own: OwnInvestorStatus | null;
  /** The server holds no proof of this wallet yet: `reveal` asks for it. */
  readonly isHidden: boolean;
  readonly isRevealing: boolean;
  reveal(): Promise<void>;
}

/** How the connected wallet's registration was decided, for whoever has proven that wallet. */
export function useOwnInvestor({ enabled }: { readonly enabled: boolean }): OwnInvestorHook {
  const wallet = useWallet();
  const [isRevealing, setRevealing] = useState(false);
  const address = wallet.walletAddress.toLowerCase();
  const { data, isError, refetch } = useQuery({
    queryKey: ["investor-status", address, "own"],
    queryFn: ({ signal }) => fetchOwnInvestor(signal),
    enabled: enabled && wallet.isConnected,
  });
  const isProven = data?.wallet === address;

  async function reveal(): Promise<void> {
    setRevealing(true);
    try {
      const rejection = await ensureWalletSession(wallet);
      const hasFailed = rejection === null && (await refetch()).isError;
      const why = hasFailed ? "Your record could not be read. Please try again." : rejection;
      if (why !== null) notify({ title: "Not shown", description: why, tone: "destructive" });
    } finally {
      setRevealing(false);
    }
  }

  return {
    own: isProven ? data.standing : null,
    isHidden: isError || (data !== undefined && !isProven),
    isRevealing,
    reveal,
  };
}

async function fetchOwnInvestor(signal: AbortSignal): Promise<OwnInvestorResponse> {
  const response = await fetch("/api/investor/own", { signal });
  if (!response.ok) throw new Error(`The reading answered ${response.status}`);
  return (await response.json()) as OwnInvestorResponse;
}
