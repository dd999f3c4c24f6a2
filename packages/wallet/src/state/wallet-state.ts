/**
 * The wallet's network compared with the configured one. "genesis-mismatch" has our chain id but
 * another genesis block: nothing may be written through it.
 */
export type NetworkStatus = "unknown" | "right" | "other" | "genesis-mismatch";

export interface ProviderSummary {
  readonly id: string;
  readonly name: string;
  /** The wallet's icon as a data: URL; "" when there is none. */
  readonly icon: string;
  readonly wasUsedLast: boolean;
}

/** The public state of the wallet. */
export interface WalletState {
  readonly isConnecting: boolean;
  readonly isConnected: boolean;
  /** The first account as the wallet spells it; "" when not connected. */
  readonly walletAddress: string;
  /** Ether with four decimals, rounded down; "" when unknown. */
  readonly balance: string;
  /** Decimal chain id; "" when unknown. */
  readonly chainId: string;
  readonly shortenedAddress: string;
  readonly providerName: string;
  readonly hasProvider: boolean;
  /** Wallets found, last used first. More than one means the person may choose. */
  readonly providers: readonly ProviderSummary[];
  /** More than one wallet announced itself: ask which one before connecting. */
  readonly mustChoose: boolean;
  readonly network: NetworkStatus;
  /** Why the last connection attempt failed; "" when it didn't, or the person declined. */
  readonly problem: string;
  /** Why the last switch of network failed; a quiet line, never a toast. */
  readonly switchProblem: string;
  /** Shown while the wallet does not answer; "" otherwise. */
  readonly waitingHint: string;
}

export const initialWalletState: WalletState = {
  isConnecting: false,
  isConnected: false,
  walletAddress: "",
  balance: "",
  chainId: "",
  shortenedAddress: "",
  providerName: "",
  hasProvider: false,
  providers: [],
  mustChoose: false,
  network: "unknown",
  problem: "",
  switchProblem: "",
  waitingHint: "",
};
