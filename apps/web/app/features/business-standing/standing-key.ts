import type { QueryClient } from "@tanstack/react-query";

/** Everything read about one wallet's business hangs below this key. */
export const standingKey = (wallet: string) => ["business-standing", wallet] as const;

/** After a submission: the portal must not show what was true before it. */
export function forgetStanding(client: QueryClient, wallet: string): Promise<void> {
  return client.invalidateQueries({ queryKey: standingKey(wallet) });
}
