import type { Wallet } from "@tenora/wallet/create-wallet";
import type { WalletChain } from "@tenora/wallet/wallet-chain";
import { initialWalletState, type WalletState } from "@tenora/wallet/wallet-state";
import { tellWalletNotice, withdrawStaleNotice } from "./tell-wallet-notice.ts";

/** The wallet as a page sees it before and after its code has arrived. */
export interface SessionState extends WalletState {
  /** The start-up restore is over: until then "not connected" may still change by itself. */
  readonly isReady: boolean;
}

export interface WalletSession {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Fetches the wallet code, once, and restores the connection. */
  load(): Promise<Wallet>;
}

export const initialSessionState: SessionState = { ...initialWalletState, isReady: false };

/** Wallets announce themselves within this time (ms), or are taken as absent until they do. */
const announcementGrace = 200;

/** Holds the wallet of one page. Nothing is fetched and nothing asked before `load`. */
export function createWalletSession(chain: WalletChain): WalletSession {
  let state = initialSessionState;
  let loading: Promise<Wallet> | null = null;
  const listeners = new Set<() => void>();

  function show(change: Partial<SessionState>) {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  async function start(): Promise<Wallet> {
    const { startWallet } = await import("./start-wallet.ts");
    const wallet = startWallet(chain, tellWalletNotice);
    wallet.subscribe(() => {
      show(wallet.getState());
      withdrawStaleNotice(wallet.getState());
    });
    show(wallet.getState());
    // A wallet that never answers must not keep the page from saying "not connected".
    await Promise.race([wallet.restore(), later(1500)]);
    show({ isReady: true });
    return wallet;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      loading ??= start().catch((error: unknown) => {
        // The next click may find the network again.
        loading = null;
        throw error;
      });
      return loading;
    },
  };
}

/** True once a wallet is in the page; gives late ones a moment to announce themselves. */
export async function hasWallet(session: WalletSession): Promise<boolean> {
  const wallet = await session.load();
  if (!wallet.getState().hasProvider) await later(announcementGrace);
  return wallet.getState().hasProvider;
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
