import { connect, recheckAccount } from "./connection/connect.ts";
import { restore } from "./connection/restore.ts";
import { loadBalanceAndChain } from "./network/check-network.ts";
import { addNetwork, switchChain } from "./network/switch-chain.ts";
import type { WalletChain } from "./network/wallet-chain.ts";
import {
  mustChoose,
  orderProviders,
  type ProviderDiscovery,
  pickProvider,
} from "./provider/discover-providers.ts";
import { noProviderMessage, type RequestArguments } from "./provider/provider.ts";
import type {
  ConnectOutcome,
  RequestOutcome,
  SignOutcome,
  SwitchOutcome,
} from "./request/outcomes.ts";
import { requestSignature, sendWalletRequest } from "./request/send-wallet-request.ts";
import {
  cancelRequested,
  disconnectRequested,
  noProviderFound,
  providersChanged,
} from "./state/connection-events.ts";
import { startRuntime } from "./state/start-runtime.ts";
import type { FlagStorage } from "./state/wallet-flags.ts";
import type { WalletNotice } from "./state/wallet-notice.ts";
import type { WalletRuntime } from "./state/wallet-runtime.ts";
import type { WalletState } from "./state/wallet-state.ts";

export interface WalletOptions {
  readonly chain: WalletChain;
  /** Requests the genesis hash from our server where `chain` lacks it; until then, ids decide. */
  readonly findGenesisHash?: () => Promise<string | undefined>;
  /** Requests the address that this browser's wallet should use, where `chain` may have another. */
  readonly findRpcUrl?: () => Promise<string>;
  /** Null where the browser offers none; its calls may throw. */
  readonly storage: FlagStorage | null;
  readonly discover: () => ProviderDiscovery;
  readonly onNotice: (notice: WalletNotice) => void;
  readonly log?: (message: string, cause: unknown) => void;
  /** Milliseconds without an answer before `waitingHint` is set; 4000 by default. */
  readonly hintAfterMs?: number;
}

/** The wallet connection of one page. No function rejects: each resolves to its outcome. */
export interface Wallet {
  getState(): WalletState;
  subscribe(listener: () => void): () => void;
  /** Requests accounts from the named wallet, or from the one used last. */
  connect(providerId?: string): Promise<ConnectOutcome>;
  restore(): Promise<void>;
  disconnect(): void;
  /** Stops waiting for the wallet; a late answer is dropped. */
  cancel(): void;
  switchChain(): Promise<SwitchOutcome>;
  addNetwork(): Promise<SwitchOutcome>;
  signMessage(text: string): Promise<SignOutcome>;
  request(args: RequestArguments): Promise<RequestOutcome>;
  /** Reads balance and chain again; while an earlier prompt is open, checks for its answer. */
  refresh(): Promise<void>;
}

/** Creates the wallet store. It neither prompts nor restores before it is called to. */
export function createWallet(options: WalletOptions): Wallet {
  const runtime = startRuntime(options, () => void joinSwitching(switchChain));
  const { model, dispatch, subscribe, discovery } = runtime;
  let connecting: Promise<ConnectOutcome>;
  // Wallets that announce themselves later are restored too.
  let isRestoreWanted = false;
  let switching: Promise<SwitchOutcome> | null = null;

  showProviders(runtime);
  discovery.subscribe(() => {
    showProviders(runtime);
    if (isRestoreWanted) void restore(runtime);
  });

  async function startConnecting(providerId?: string): Promise<ConnectOutcome> {
    const { connection } = model();
    if (connection && (providerId ?? connection.found.id) === connection.found.id)
      return { kind: "connected", address: connection.address };
    const found = pickProvider(discovery.list(), runtime.flags.lastUsed(), providerId);
    if (found) return connect(runtime, found);
    dispatch(noProviderFound);
    return { kind: "no-provider", message: noProviderMessage };
  }

  /** The panel and the notice share one prompt; a wallet refuses a second one. */
  function joinSwitching(run: (runtime: WalletRuntime) => Promise<SwitchOutcome>) {
    switching ??= run(runtime).finally(() => {
      switching = null;
    });
    return switching;
  }

  return {
    getState: () => model().view,
    subscribe,
    connect(providerId) {
      if (!model().attempt) connecting = startConnecting(providerId);
      return connecting;
    },
    restore() {
      isRestoreWanted = true;
      return restore(runtime);
    },
    disconnect: () => dispatch(disconnectRequested),
    cancel: () => dispatch(cancelRequested),
    switchChain: () => joinSwitching(switchChain),
    addNetwork: () => joinSwitching(addNetwork),
    signMessage: (text) => requestSignature(runtime, text),
    request: (args) => sendWalletRequest(runtime, args),
    refresh() {
      const { attempt } = model();
      return attempt?.isPending ? recheckAccount(runtime, attempt) : loadBalanceAndChain(runtime);
    },
  };
}

function showProviders({ discovery, flags, dispatch }: WalletRuntime): void {
  const lastUsed = flags.lastUsed();
  const found = orderProviders(discovery.list(), lastUsed);
  const summaries = found.map(({ id, name, icon }) => ({
    id,
    name,
    icon,
    wasUsedLast: id === lastUsed,
  }));
  dispatch(providersChanged(summaries, mustChoose(found)));
}
