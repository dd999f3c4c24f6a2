import type { WalletChain } from "../network/wallet-chain.ts";
import type { ProviderDiscovery } from "../provider/discover-providers.ts";
import type { FoundProvider } from "../provider/provider.ts";
import type { WalletFlags } from "./wallet-flags.ts";
import type { WalletEvent, WalletModel } from "./wallet-model.ts";

/** What the effects of the wallet share. They change nothing but by `dispatch`. */
export interface WalletRuntime {
  readonly chain: WalletChain;
  readonly flags: Pick<WalletFlags, "wasDisconnected" | "lastUsed">;
  readonly discovery: ProviderDiscovery;
  /** Hash of our chain's block 0; undefined while it can't be told. Never rejects. */
  genesisHash(): Promise<string | undefined>;
  /** The address of the chain that a wallet is offered. Never rejects. */
  rpcUrl(): Promise<string>;
  model(): WalletModel;
  dispatch(event: WalletEvent): void;
  /**
   * Follows the events of this wallet instead of the one before. Called before a connection opens,
   * so that none opens that would miss them.
   * @throws what the wallet throws
   */
  listen(found: FoundProvider): void;
  /** Calls back after each change of the view. */
  subscribe(listener: () => void): () => void;
  /** A number that no other attempt, connection, prompt or reading has. */
  newKey(): number;
  /**
   * The promise's own result while `holds` is true of the model; a later result is dropped.
   * @throws Error as soon as it is false
   */
  during<T>(promise: Promise<T>, holds: (model: WalletModel) => boolean): Promise<T>;
}
