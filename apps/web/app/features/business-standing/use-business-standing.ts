import { useQuery } from "@tanstack/react-query";
import type { BusinessStanding } from "@tenora/domain/business";
import { useEffect } from "react";
import { useWallet } from "~/session/wallet-session";
import { notify } from "~/ui/toast";
import { standingKey } from "./standing-key.ts";

/** What the portal knows of the connected wallet's business at this moment. */
export type StandingState =
  | { readonly kind: "wallet-required" }
  | { readonly kind: "checking" }
  /** `recheck` is there when the check failed, which counts as "not registered" meanwhile. */
  | { readonly kind: "not-registered"; readonly recheck: (() => void) | null }
  | ({ readonly kind: "registered" } & BusinessStanding);

/** Reads the standing of the connected wallet; a failed check is told once and counts as none. */
export function useBusinessStanding(): StandingState {
  const { walletAddress, isConnected, isReady } = useWallet();
  const { data, isPending, isFetching, error, refetch } = useQuery({
    queryKey: standingKey(walletAddress),
    queryFn: ({ signal }) => fetchStanding(walletAddress, signal),
    enabled: isConnected,
  });

  useEffect(() => {
    if (!error) return;
    notify({
      id: "business-standing",
      title: "Error",
      description: "Failed to check business eligibility.",
      tone: "destructive",
    });
  }, [error]);

  if (!isConnected) return { kind: isReady ? "wallet-required" : "checking" };
  if (isPending || (error && isFetching && !data)) return { kind: "checking" };
  if (data) return { kind: "registered", ...data };
  return { kind: "not-registered", recheck: error ? () => void refetch() : null };
}

async function fetchStanding(
  wallet: string,
  signal: AbortSignal,
): Promise<BusinessStanding | null> {
  const response = await fetch(`/api/wallets/${wallet}/business`, { signal });
  if (!response.ok) throw new Error(`The check answered ${response.status}`);
  const { business } = (await response.json()) as { business: BusinessStanding | null };
  return business;
}
