import type { WalletChain } from "../network/wallet-chain.ts";
import type { ProviderDiscovery } from "../provider/discover-providers.ts";
import type { EthereumProvider, FoundProvider } from "../provider/provider.ts";
import type { ConnectOutcome, SwitchOutcome } from "../request/outcomes.ts";
import type { WalletFlags } from "./wallet-flags.ts";
import type { WalletNotice } from "./wallet-notice.ts";
import type { WalletState } from "./wallet-state.ts";

/** The wallet in use and the one account of it; another account makes another connection. */
export interface WalletConnection {
  readonly found: FoundProvider;
  readonly provider: EthereumProvider;
  readonly address: string;
  /** Aborted when the account changes or the person leaves. */
  readonly account: AbortController;
  readonly stopListening: () => void;
}

/** A connection being asked for. */
export interface ConnectAttempt {
  readonly outcome: Promise<ConnectOutcome>;
  readonly cancelled: AbortController;
  /** Looks again whether the person has answered in the wallet; set while that can't be awaited. */
  recheck: (() => Promise<void>) | null;
}

/** What the verbs of this package share. Nothing outside the package sees it. */
export interface WalletCore {
  readonly chain: WalletChain;
  /** Hash of our chain's block 0; undefined as long as nobody can tell it. Never rejects. */
  genesisHash(): Promise<string | undefined>;
  readonly flags: WalletFlags;
  readonly discovery: ProviderDiscovery;
  readonly hintAfterMs: number;
  notify(notice: WalletNotice): void;
  logError(message: string, cause: unknown): void;
  get(): WalletState;
  patch(change: Partial<WalletState>): void;
  connection: WalletConnection | null;
  attempt: ConnectAttempt | null;
  switching: Promise<SwitchOutcome> | null;
  /** Aborted and replaced each time the wallet's chain changes. */
  onChain: AbortController;
  /** Counts the readings of balance and chain, so that an older answer never overwrites a newer. */
  reading: number;
  /** Open questions to the person; cancelling aborts each. */
  readonly pendingRequests: Set<AbortController>;
  restoreWanted: boolean;
  // Verbs that others need from afar; handed over here so that no two files import each other.
  listen(provider: EthereumProvider): () => void;
  switchChain(): void;
}
