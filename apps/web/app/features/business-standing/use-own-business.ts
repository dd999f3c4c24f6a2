import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ensureProven } from "~/session/ensure-proven";
import { useWallet } from "~/session/wallet-session";
import { notify } from "~/ui/toast";
import type { OwnBusiness, OwnBusinessAnswer } from "./own-business.ts";
import { standingKey } from "./standing-key.ts";

export interface OwnBusinessHook {
  /** Null until the wallet is proven, and when it has no business. */
  readonly own: OwnBusiness | null;
  /** The server holds no proof of this wallet yet: `reveal` asks for it. */
  readonly isHidden: boolean;
  readonly isRevealing: boolean;
  /** Has the wallet sign in, and reads. Resolves to the business, or null when it may not be read. */
  reveal(): Promise<OwnBusiness | null>;
}

/** The details of the connected wallet's business, which only that wallet, once proven, may read. */
export function useOwnBusiness({ enabled }: { readonly enabled: boolean }): OwnBusinessHook {
  const wallet = useWallet();
  const [isRevealing, setRevealing] = useState(false);
  const address = wallet.walletAddress.toLowerCase();
  const { data, refetch } = useQuery({
    queryKey: [...standingKey(wallet.walletAddress), "own"],
    queryFn: ({ signal }) => fetchOwnBusiness(signal),
    enabled: enabled && wallet.isConnected,
  });
  const isProven = data?.wallet === address;

  async function reveal(): Promise<OwnBusiness | null> {
    setRevealing(true);
    try {
      const refusal = await ensureProven(wallet);
      if (refusal === null) return (await refetch()).data?.business ?? null;
      notify({ title: "Not shown", description: refusal, tone: "destructive" });
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

async function fetchOwnBusiness(signal: AbortSignal): Promise<OwnBusinessAnswer> {
  const response = await fetch("/api/business/own", { signal });
  if (!response.ok) throw new Error(`The reading answered ${response.status}`);
  return (await response.json()) as OwnBusinessAnswer;
}
