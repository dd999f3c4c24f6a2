import type { WalletConfig } from "~/wallet/wallet-provider";

/** The transaction's page on the chain's explorer; null where the chain has none. */
export function explorerLink({ chain, features }: WalletConfig, hash: string): string | null {
  // The demonstration runs on a chain of its own, of which no explorer knows.
  if (features.demoWallets || chain.explorerUrl === "") return null;
  return `${chain.explorerUrl}/tx/${hash}`;
}
