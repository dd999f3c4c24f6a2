import type { Wallet } from "@tenora/wallet/create-wallet";
import type { WalletChain } from "@tenora/wallet/network/wallet-chain";
import type { WalletNotice } from "@tenora/wallet/state/wallet-notice";
import { initialWalletState, type WalletState } from "@tenora/wallet/state/wallet-state";
import { dismiss, notify } from "~/ui/toast/toast";

/** The wallet's state, before and after its code has loaded. */
export interface WalletStoreState extends WalletState {
  /** The restore at start-up is complete; until then "not connected" may still change. */
  readonly isReady: boolean;
}

export interface WalletStore {
  getState(): WalletStoreState;
  subscribe(listener: () => void): () => void;
  /** Fetches the wallet code, once, and restores the connection. */
  load(): Promise<Wallet>;
}

export const initialStoreState: WalletStoreState = { ...initialWalletState, isReady: false };

/** How long to wait for wallets to announce themselves, in ms. */
const announcementGrace = 200;

/** Holds the wallet of one page. Nothing is fetched or requested before `load`. */
export function createWalletStore(chain: WalletChain): WalletStore {
  let state = initialStoreState;
  let loading: Promise<Wallet> | null = null;
  const listeners = new Set<() => void>();

  function show(change: Partial<WalletStoreState>) {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  async function start(): Promise<Wallet> {
    const { startWallet } = await import("./start-wallet.ts");
    const wallet = startWallet(chain, showWalletNotice);
    wallet.subscribe(() => {
      show(wallet.getState());
      dismissStaleNotice(wallet.getState());
    });
    show(wallet.getState());
    // A wallet that never responds must not keep the page from showing "not connected".
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

/** True when the page has a wallet; waits a moment for late announcements. */
export async function hasWallet(session: WalletStore): Promise<boolean> {
  const wallet = await session.load();
  if (!wallet.getState().hasProvider) await later(announcementGrace);
  return wallet.getState().hasProvider;
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

const wrongNetworkToast = "wallet-wrong-network";

/** Shows a notice of the wallet. A toast with an action stays until it is answered. */
function showWalletNotice({ title, text, tone, action }: WalletNotice): void {
  notify({
    title,
    description: text,
    tone,
    ...(action && {
      id: wrongNetworkToast,
      duration: Number.POSITIVE_INFINITY,
      action: { label: action.label, onClick: action.run },
    }),
  });
}

/** The advice to switch is stale once the network is right or no wallet is connected. */
function dismissStaleNotice({ isConnected, network }: WalletState): void {
  if (!isConnected || network === "right") dismiss(wrongNetworkToast);
}
