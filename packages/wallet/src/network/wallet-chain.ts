import type { ChainPreset } from "@tenora/domain/ethereum/chain-presets";

/** The marketplace's chain as the browser receives it. */
export interface WalletChain
  extends Pick<ChainPreset, "id" | "name" | "shortName" | "nativeCurrency"> {
  /** Offered to the wallet by `wallet_addEthereumChain` (EIP-3085). */
  readonly rpcUrl: string;
  readonly explorerUrl: string;
  /** Hash of block 0 as our server sees it, where it was known when the page was rendered. */
  readonly genesisHash?: string;
}
