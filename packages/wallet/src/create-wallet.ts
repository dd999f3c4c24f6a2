import { connect } from "./connection/connect.ts";
import { disconnect } from "./connection/connection.ts";
import { loadBalanceAndChain } from "./connection/load-balance-and-chain.ts";
import { restore } from "./connection/restore.ts";
import { addNetwork, switchChain } from "./network/switch-chain.ts";
import type { WalletChain } from "./network/wallet-chain.ts";
import type { ProviderDiscovery } from "./provider/discover-providers.ts";
import { listenToProvider } from "./provider/listen-to-provider.ts";
import { mustChoose, orderProviders } from "./provider/order-providers.ts";
import type { RequestArguments } from "./provider/provider.ts";
import type {
  ConnectOutcome,
  RequestOutcome,
  SignOutcome,
  SwitchOutcome,
} from "./request/outcomes.ts";
import { sendWalletRequest } from "./request/send-wallet-request.ts";
import { signMessage } from "./request/sign-message.ts";
import type { WalletCore } from "./state/wallet-core.ts";
import { type FlagStorage, walletFlags } from "./state/wallet-flags.ts";
import type { WalletNotice } from "./state/wallet-notice.ts";
import { initialWalletState, type WalletState } from "./state/wallet-state.ts";

export interface WalletOptions {
  readonly chain: WalletChain;
  /** Asks our server for the genesis hash where `chain` came without; until told, ids decide. */
  readonly findGenesisHash?: () => Promise<string | undefined>;
  /** Null where the browser has none to give; its calls may throw. */
  readonly storage: FlagStorage | null;
  readonly discover: () => ProviderDiscovery;
  readonly onNotice: (notice: WalletNotice) => void;
  readonly log?: (message: string, cause: unknown) => void;
  /** Milliseconds of silence before `waitingHint` speaks; 4000 unless told. */
  readonly hintAfterMs?: number;
}

/** The wallet connection of one page. No verb throws: each resolves to what became of it. */
export interface Wallet {
  getState(): WalletState;
  subscribe(listener: () => void): () => void;
  /** Asks for accounts, in the wallet used last unless told which. */
  connect(providerId?: string): Promise<ConnectOutcome>;
  restore(): Promise<void>;
  disconnect(): void;
  /** Gives up waiting for the wallet; a late answer is dropped. */
  cancel(): void;
  switchChain(): Promise<SwitchOutcome>;
  addNetwork(): Promise<SwitchOutcome>;
  signMessage(text: string): Promise<SignOutcome>;
  request(args: RequestArguments): Promise<RequestOutcome>;
  /** Reads balance and chain again; while a prompt is open elsewhere, looks for its answer. */
  refresh(): Promise<void>;
}

/** Builds the wallet store. It prompts for nothing and restores nothing until told. */
export function createWallet(options: WalletOptions): Wallet {
  let state = initialWalletState;
  let genesisHash = options.chain.genesisHash;
  const listeners = new Set<() => void>();
  const core: WalletCore = {
    chain: options.chain,
    async genesisHash() {
      genesisHash ??= await options.findGenesisHash?.().catch(() => undefined);
      return genesisHash;
    },
    flags: walletFlags(options.storage),
    discovery: options.discover(),
    hintAfterMs: options.hintAfterMs ?? 4000,
    notify: options.onNotice,
    logError: options.log ?? ((message, cause) => console.error(message, cause)),
    get: () => state,
    patch(change) {
      state = { ...state, ...change };
      for (const listener of [...listeners]) listener();
    },
    connection: null,
    attempt: null,
    switching: null,
    onChain: new AbortController(),
    reading: 0,
    pendingRequests: new Set(),
    restoreWanted: false,
    listen: (provider) => listenToProvider(core, provider),
    switchChain: () => void switchChain(core),
  };
  showProviders(core);
  core.discovery.subscribe(() => {
    showProviders(core);
    if (core.restoreWanted) void restore(core);
  });
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect: (providerId) => connect(core, providerId),
    restore: () => restore(core),
    disconnect() {
      cancel(core);
      disconnect(core, { onPurpose: true });
    },
    cancel: () => cancel(core),
    switchChain: () => switchChain(core),
    addNetwork: () => addNetwork(core),
    signMessage: (text) => signMessage(core, text),
    request: (args) => sendWalletRequest(core, args),
    refresh: () =>
      core.attempt?.recheck?.() ?? loadBalanceAndChain(core, { notifyWrongNetwork: false }),
  };
}

function cancel(core: WalletCore): void {
  for (const wait of [...core.pendingRequests]) wait.abort();
}

function showProviders(core: WalletCore): void {
  const lastUsed = core.flags.lastUsed();
  const found = orderProviders(core.discovery.list(), lastUsed);
  core.patch({
    hasProvider: found.length > 0,
    providers: found.map(({ id, name, icon }) => ({
      id,
      name,
      icon,
      wasUsedLast: id === lastUsed,
    })),
    mustChoose: mustChoose(found),
  });
}
