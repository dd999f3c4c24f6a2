import type { ChainPreset } from "@tenora/domain/ethereum/chain-presets";

/** What every visitor may know of this installation; served at /config.json. */
export interface PublicConfig {
  readonly brand: { readonly name: string; readonly product: string };
  readonly chain: Omit<ChainPreset, "retired"> & {
    /** Hash of block 0, so that a wallet on another chain of the same id is noticed. */
    readonly genesisHash?: string;
  };
  readonly contracts: Readonly<Record<string, `0x${string}`>>;
  readonly stablecoins: readonly {
    readonly symbol: string;
    readonly address: `0x${string}`;
    readonly decimals: number;
  }[];
  readonly features: { readonly demoWallets: boolean; readonly mailbox: boolean };
}
