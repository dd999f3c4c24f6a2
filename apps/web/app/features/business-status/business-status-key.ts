import type { QueryClient } from "@tanstack/react-query";

/** Everything read about one wallet's business hangs below this key. */
export const businessStatusKey = (wallet: string) => ["business-status", wallet] as const;

/** After a submission: the portal must not show what was true before it. */
export function invalidateBusinessStatus(client: QueryClient, wallet: string): Promise<void> {
  return client.invalidateQueries({ queryKey: businessStatusKey(wallet) });
}
