import type { FoundProvider } from "../provider/provider.ts";
import type { WalletNotice } from "./wallet-notice.ts";
import {
  initialWalletState,
  type NetworkStatus,
  type ProviderSummary,
  type WalletState,
} from "./wallet-state.ts";

/** One account of one wallet. Another account is another connection, with another key. */
export interface Connection {
  readonly key: number;
  readonly found: FoundProvider;
  readonly address: string;
}

/** Everything that decides what happens next. Only `reduce` makes a new one. */
export interface WalletModel {
  /** The id of the configured chain, in decimal. */
  readonly ourChainId: string;
  /** The part that the page sees. */
  readonly view: WalletState;
  readonly connection: Connection | null;
  /** The connection being requested. */
  readonly attempt: {
    readonly key: number;
    readonly found: FoundProvider;
    /** The wallet shows an earlier prompt, so its answer has to be looked for. */
    readonly isOpenElsewhere: boolean;
  } | null;
  /** Requests that wait for a person; cancelling removes them. */
  readonly prompts: readonly { readonly key: number; readonly isHinted: boolean }[];
  /** How often the wallet's chain changed. */
  readonly chainChanges: number;
  /** The newest reading of balance and chain; results of an older one are dropped. */
  readonly reading: number;
  /** Wallets that announce themselves later are restored too. */
  readonly isRestoreWanted: boolean;
}

export function initialWalletModel(ourChainId: number): WalletModel {
  return {
    ourChainId: String(ourChainId),
    view: initialWalletState,
    connection: null,
    attempt: null,
    prompts: [],
    chainChanges: 0,
    reading: 0,
    isRestoreWanted: false,
  };
}

/** True until the prompt is answered or cancelled. */
export function isPromptOpen({ prompts }: WalletModel, key: number): boolean {
  return prompts.some((prompt) => prompt.key === key);
}

/** What happened. A `key` is new for each attempt, connection, prompt and reading. */
export type WalletEvent =
  | {
      readonly type: "providers-changed";
      readonly providers: readonly ProviderSummary[];
      readonly mustChoose: boolean;
    }
  | { readonly type: "restore-requested" }
  | { readonly type: "restored"; readonly connection: Connection }
  | { readonly type: "no-provider" }
  | { readonly type: "connect-started"; readonly key: number; readonly found: FoundProvider }
  | { readonly type: "connect-pending"; readonly key: number }
  | { readonly type: "connected"; readonly connection: Connection }
  | { readonly type: "connect-failed"; readonly key: number; readonly error: unknown }
  | { readonly type: "cancel-requested" | "disconnect-requested" }
  | { readonly type: "accounts-changed"; readonly key: number; readonly accounts: unknown }
  | { readonly type: "chain-changed"; readonly chainId: string }
  | { readonly type: "network-lost"; readonly willReconnect: boolean }
  | { readonly type: "account-lost"; readonly key: number }
  | { readonly type: "reading-started"; readonly key: number }
  | { readonly type: "balance-read"; readonly key: number; readonly balance: string }
  | {
      readonly type: "chain-read";
      readonly key: number;
      readonly chainId: string;
      readonly notifyWrongNetwork: boolean;
    }
  | { readonly type: "network-checked"; readonly key: number; readonly network: NetworkStatus }
  | { readonly type: "prompt-opened" | "prompt-silent" | "prompt-closed"; readonly key: number }
  | { readonly type: "switch-started" }
  | { readonly type: "switch-answered"; readonly provider: object; readonly chainId: string }
  | { readonly type: "switch-failed"; readonly message: string; readonly cause: unknown };

/** What is to be done outside of the model, in this order. */
export type WalletEffect =
  | { readonly type: "listen" | "check-account"; readonly connection: Connection }
  | { readonly type: "stop-listening" | "recommend-network" }
  | { readonly type: "mark-connecting" | "mark-disconnected" | "clear-connected" }
  | { readonly type: "mark-connected"; readonly providerId: string }
  | { readonly type: "notify"; readonly notice: WalletNotice }
  | { readonly type: "log"; readonly message: string; readonly cause: unknown }
  | { readonly type: "load-balance-and-chain"; readonly notifyWrongNetwork: boolean }
  | { readonly type: "start-hint-timer"; readonly key: number };
