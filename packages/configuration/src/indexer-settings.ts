type Address = `0x${string}`;

/** Everything the indexer needs; its database address is the login tenora_indexer's. */
export interface IndexerSettings {
  readonly databaseUrl: string;
  /** RPC addresses in the order in which they are tried. */
  readonly rpcUrls: readonly string[];
  readonly chainId: number;
  /** Block before which there is nothing to index. */
  readonly fromBlock: number;
  readonly contracts: Readonly<
    Record<
      | "exchange"
      | "registry"
      | "lens"
      | "rewards"
      | "openGate"
      | "eligibleGate"
      | "inviteGate"
      | "linkGate",
      Address
    >
  >;
  /** How often the chain is asked for a new block, in milliseconds. */
  readonly pollMs: number;
  /**
   * False for a chain that may lose blocks which were final, as a local one after a crash: nothing is
   * stored of it between starts, and each start indexes it from the beginning.
   */
  readonly isCached: boolean;
  readonly logLevel: string;
}
