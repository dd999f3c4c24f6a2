import { useQuery } from "@tanstack/react-query";
import type { OwnInvestorStanding } from "@tenora/database/find-own-investor-standing";
import { useState } from "react";
import { ensureProven } from "~/session/ensure-proven";
import { useWallet } from "~/session/wallet-session";
import { notify } from "~/ui/toast";
import type { OwnStandingAnswer } from "./own-standing-door.ts";

export interface OwnStandingHook {
  /** Null until the wallet is proven: only its owner may know. */
  readonly own: OwnInvestorStanding | null;
  /** The server holds no proof of this wallet yet: `reveal` asks for it. */
  readonly isHidden: boolean;
  readonly isRevealing: boolean;
  reveal(): Promise<void>;
}

/** How the connected wallet's registration was decided, for whoever has proven that wallet. */
export function useOwnInvestorStanding({
  enabled,
}: {
  readonly enabled: boolean;
}): OwnStandingHook {
  const wallet = useWallet();
  const [isRevealing, setRevealing] = useState(false);
  const address = wallet.walletAddress.toLowerCase();
  const { data, isError, refetch } = useQuery({
    queryKey: ["investor-standing", address, "own"],
    queryFn: ({ signal }) => fetchOwn(signal),
    enabled: enabled && wallet.isConnected,
  });
  const isProven = data?.wallet === address;

  async function reveal(): Promise<void> {
    setRevealing(true);
    try {
      const refusal = await ensureProven(wallet);
      const hasFailed = refusal === null && (await refetch()).isError;
      const why = hasFailed ? "Your record could not be read. Please try again." : refusal;
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

async function fetchOwn(signal: AbortSignal): Promise<OwnStandingAnswer> {
  const response = await fetch("/api/investor/own", { signal });
  if (!response.ok) throw new Error(`The reading answered ${response.status}`);
  return (await response.json()) as OwnStandingAnswer;
}
