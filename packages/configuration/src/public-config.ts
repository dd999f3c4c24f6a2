import type { ChainPreset } from "@tenora/domain/ethereum/chain-presets";

/** Public facts about this installation, served at /config.json. */
export interface PublicConfig {
  readonly brand: { readonly name: string; readonly product: string };
  readonly chain: Omit<ChainPreset, "retired"> & {
    /** Hash of block 0, to detect a wallet on another chain with the same id. */
    readonly genesisHash?: string;
  };
  readonly contracts: Readonly<Record<string, `0x${string}`>>;
  readonly stablecoins: readonly {
    readonly symbol: string;
    readonly address: `0x${string}`;
    readonly decimals: number;
  }[];
  readonly features: {
    /** There is a demonstration: sample files and tools to try the market. */
    readonly demo: boolean;
    readonly demoWallets: boolean;
    readonly mailbox: boolean;
    /** We send some calls, and pay their gas, for people without ether. */
    readonly relayer: boolean;
  };
  /** In so many working days a new business is usually reviewed. */
  readonly reviewWorkingDays: number;
}
