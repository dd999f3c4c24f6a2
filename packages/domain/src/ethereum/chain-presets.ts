/** An EVM chain as a wallet needs it (EIP-3085), without its RPC address. */
export interface ChainPreset {
  /** Decimal chain id (EIP-155). */
  readonly id: number;
  /** The name in full, as wallets list it: "Holesky Testnet". */
  readonly name: string;
  /** The short name that buttons carry: "Switch to Holesky". */
  readonly shortName: string;
  readonly nativeCurrency: {
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number;
  };
  readonly rpcUrl: string;
  readonly explorerUrl: string;
  /** A public network that no longer runs; the operator is told at start. */
  readonly retired?: true;
}

const ether = { name: "Ether", symbol: "ETH", decimals: 18 } as const;

export const chainPresets = {
  holesky: {
    id: 17000,
    name: "Holesky Testnet",
    shortName: "Holesky",
    nativeCurrency: ether,
    rpcUrl: "https://ethereum-holesky-rpc.publicnode.com",
    explorerUrl: "https://holesky.etherscan.io",
    retired: true,
  },
  hoodi: {
    id: 560048,
    name: "Hoodi Testnet",
    shortName: "Hoodi",
    nativeCurrency: ether,
    rpcUrl: "https://ethereum-hoodi-rpc.publicnode.com",
    explorerUrl: "https://hoodi.etherscan.io",
  },
  sepolia: {
    id: 11155111,
    name: "Sepolia Testnet",
    shortName: "Sepolia",
    nativeCurrency: ether,
    rpcUrl: "https://ethereum-sepolia-rpc.publicnode.com",
    explorerUrl: "https://sepolia.etherscan.io",
  },
  mainnet: {
    id: 1,
    name: "Ethereum Mainnet",
    shortName: "Ethereum",
    nativeCurrency: ether,
    rpcUrl: "https://ethereum-rpc.publicnode.com",
    explorerUrl: "https://etherscan.io",
  },
  base: {
    id: 8453,
    name: "Base",
    shortName: "Base",
    nativeCurrency: ether,
    rpcUrl: "https://mainnet.base.org",
    explorerUrl: "https://basescan.org",
  },
} as const satisfies Record<string, ChainPreset>;

export type ChainPresetName = keyof typeof chainPresets;

const knownNames: Record<number, string> = {
  1: "Ethereum Mainnet",
  5: "Goerli Testnet",
  11155111: "Sepolia Testnet",
  137: "Polygon",
  80001: "Mumbai Testnet",
  17000: "Holesky Testnet",
};

/** The network name people read; `configured` is the marketplace's own chain and shows its name. */
export function chainName(id: number, configured?: Pick<ChainPreset, "id" | "name">): string {
  if (configured?.id === id) return configured.name;
  return knownNames[id] ?? `Chain ID: ${id}`;
}

/** The chain id as wallets spell it: `0x4268` for 17000. */
export function chainIdHex(id: number): `0x${string}` {
  return `0x${id.toString(16)}`;
}

/** Four decimals of ether from wei, rounded down so that no balance looks larger than it is. */
export function formatEtherDown(wei: bigint): string {
  const unit = 10n ** 14n;
  const tenThousandths = wei / unit;
  const whole = tenThousandths / 10_000n;
  return `${whole.toLocaleString("en")}.${(tenThousandths % 10_000n).toString().padStart(4, "0")}`;
}
