import type { QueryClient } from "@tanstack/react-query";

/** Query key prefix of everything read about one wallet's business. */
export const businessStatusKey = (wallet: string) => ["business-status", wallet] as const;

/** After a submission, so that the portal does not show the previous status. */
export function invalidateBusinessStatus(client: QueryClient, wallet: string): Promise<void> {
  return client.invalidateQueries({ queryKey: businessStatusKey(wallet) });
}
