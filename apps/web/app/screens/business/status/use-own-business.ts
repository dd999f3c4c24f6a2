import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { requestData } from "~/http/send-request";
import { ensureWalletSession } from "~/session/prove-wallet";
import { notify } from "~/ui/toast/toast";
import { useWallet } from "~/wallet/wallet-provider";
import { businessStatusKey } from "./business-status-key.ts";
import type { OwnBusiness, OwnBusinessResponse } from "./own-business.ts";

export interface OwnBusinessHook {
  /** Null until the wallet is proven, and when it has no business. */
  readonly own: OwnBusiness | null;
  /** The server holds no proof of this wallet yet: `reveal` asks for it. */
  readonly isHidden: boolean;
  readonly isRevealing: boolean;
  /** Signs in with the wallet and reads. Resolves to the business, or null when it may not be read. */
  reveal(): Promise<OwnBusiness | null>;
}

/** The details of the connected wallet's business, which only that wallet, once proven, may read. */
export function useOwnBusiness({ enabled }: { readonly enabled: boolean }): OwnBusinessHook {
  const wallet = useWallet();
  const [isRevealing, setRevealing] = useState(false);
  const address = wallet.walletAddress.toLowerCase();
  const { data, refetch } = useQuery({
    queryKey: [...businessStatusKey(wallet.walletAddress), "own"],
    queryFn: ({ signal }) => requestData<OwnBusinessResponse>("/api/business/own", signal),
    enabled: enabled && wallet.isConnected,
  });
  const isProven = data?.wallet === address;

  async function reveal(): Promise<OwnBusiness | null> {
    setRevealing(true);
    try {
      const rejection = await ensureWalletSession(wallet);
      if (rejection === null) return (await refetch()).data?.business ?? null;
      notify({ title: "Not shown", description: rejection, tone: "destructive" });
      return null;
    } finally {
      setRevealing(false);
    }
  }

  return {
    own: isProven ? data.business : null,
    isHidden: data !== undefined && !isProven,
    isRevealing,
    reveal,
  };
}
