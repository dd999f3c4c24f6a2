import type { WalletConfig } from "~/wallet/wallet-provider";

/** The transaction's page on the chain's explorer; null where the chain has none. */
export function explorerLink({ chain }: WalletConfig, hash: string): string | null {
  // No explorer knows our own chain, which is told by its first block.
  if (chain.genesisHash !== undefined || chain.explorerUrl === "") return null;
  return `${chain.explorerUrl}/tx/${hash}`;
}
