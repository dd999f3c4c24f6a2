import type { ChainClient } from "@tenora/chain/transaction/chain-client";
import type { ErrorContext } from "@tenora/chain/transaction/errors";
import type { RequestArguments } from "@tenora/wallet/provider/provider";
import type { RequestOutcome } from "@tenora/wallet/request/outcomes";
import type { WalletState } from "@tenora/wallet/state/wallet-state";
import type { Notification } from "~/ui/toast/toast";
import type { TransactionEvent, TransactionRun } from "../state/transaction-run.ts";
import type { Relay } from "./relay.ts";
import type { RunList } from "./run-list.ts";
import type { ExchangeDeployment } from "./served-deployment.ts";
import type { Tabs } from "./tabs.ts";

export type WalletView = Pick<WalletState, "isConnected" | "walletAddress" | "network">;

/** The wallet of this page. It checks account, chain and genesis itself before it sends. */
export interface EngineWallet {
  getState(): WalletView;
  request(args: RequestArguments): Promise<RequestOutcome>;
  /** Reads the chain of the wallet again. */
  refresh(): Promise<void>;
}

/** How closely a pending transaction is followed. */
export interface Following {
  /** Blocks from a transaction's on, itself included, before it counts. */
  readonly confirmations: number;
  /** Between two looks, in ms. */
  readonly pollMs: number;
  /** How many looks a transaction may be unknown to the node before it counts as dropped. */
  readonly unknownPolls: number;
}

export interface EnginePorts {
  readonly chain: { readonly id: number };
  /** @throws IntentError where none is deployed */
  readonly deployment: () => ExchangeDeployment;
  /** The coins in which errors write amounts. */
  readonly stablecoins: NonNullable<ErrorContext["stablecoins"]>;
  readonly following: Following;
  /** Null where the chain has no explorer. */
  readonly explorerLink: (hash: string) => string | null;
  readonly wallet: EngineWallet;
  readonly tabs: Tabs;
  readonly relay: Relay;
  /** Our server sends calls for people without ether. */
  readonly isRelaying: boolean;
  readonly waitForIndex: (block: bigint) => Promise<"current" | "behind">;
  readonly notify: (notification: Notification) => void;
  readonly dismiss: (id: string) => void;
  readonly now: () => Date;
  /** Aborted when the page is gone: nothing is followed, stored or told from then on. */
  readonly pageEnd: AbortSignal;
}

/** What the effects share. They change nothing but by `dispatch`. */
export interface EngineContext extends EnginePorts {
  readonly client: ChainClient;
  readonly runs: RunList;
  /** Has the page read its data again. */
  revalidate(): void;
  dispatch(attempt: number, event: TransactionEvent): void;
}

/** Why nothing may be asked of this wallet for that run; null when it may. */
export function walletChange(
  { walletAddress, network }: WalletView,
  { account }: Pick<TransactionRun, "account">,
): "account-changed" | "wrong-network" | null {
  if (walletAddress.toLowerCase() !== account.toLowerCase()) return "account-changed";
  // While it is unknown, the wallet's own check decides before it sends.
  return network === "right" || network === "unknown" ? null : "wrong-network";
}

export const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
