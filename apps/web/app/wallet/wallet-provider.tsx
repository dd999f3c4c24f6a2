import type { PublicConfig } from "@tenora/configuration/public-config";
import type { RequestArguments } from "@tenora/wallet/provider/provider";
import type {
  ConnectOutcome,
  RequestOutcome,
  SignOutcome,
  SwitchOutcome,
} from "@tenora/wallet/request/outcomes";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { whenIdle } from "~/ui/browser/when-idle";
import {
  createWalletStore,
  hasWallet,
  initialStoreState,
  type WalletStore,
  type WalletStoreState,
} from "./wallet-store.ts";

/** The wallet's actions. Each loads the wallet code first if necessary. */
export interface WalletActions {
  /** The current state, for code that runs after an await. */
  getState(): WalletStoreState;
  /** True when the page has a wallet; otherwise the install guide should open. */
  findWallet(): Promise<boolean>;
  connect(providerId?: string): Promise<ConnectOutcome>;
  disconnect(): void;
  /** Stops waiting for the wallet; a late response is dropped. */
  cancel(): void;
  switchChain(): Promise<SwitchOutcome>;
  addNetwork(): Promise<SwitchOutcome>;
  signMessage(text: string): Promise<SignOutcome>;
  request(args: RequestArguments): Promise<RequestOutcome>;
  refresh(): Promise<void>;
}

export interface WalletHook extends WalletStoreState, WalletActions {
  readonly config: WalletConfig;
}

export type WalletConfig = Pick<
  PublicConfig,
  "chain" | "contracts" | "features" | "stablecoins" | "reviewWorkingDays"
>;

interface SessionContext {
  readonly session: WalletStore;
  readonly actions: WalletActions;
  readonly config: WalletConfig;
}

const context = createContext<SessionContext | null>(null);

/** Mounted once, around the whole page. The wallet's code loads after the first paint, when idle. */
export function WalletProvider({
  config,
  children,
}: {
  config: WalletConfig;
  children: ReactNode;
}) {
  // The chain is fixed for the life of a page, so a revalidated config makes no second wallet.
  const [session] = useState(() => createWalletStore(config.chain));
  const value = useMemo(
    () => ({ session, actions: walletActions(session), config }),
    [session, config],
  );

  useEffect(() => void whenIdle().then(session.load).catch(console.error), [session]);
  useEffect(() => whenFocused(() => void refreshLoaded(session)), [session]);

  return <context.Provider value={value}>{children}</context.Provider>;
}

/** The wallet's state and actions. @throws Error outside of WalletProvider */
export function useWallet(): WalletHook {
  const value = useContext(context);
  if (!value) throw new Error("useWallet needs a WalletProvider around it");
  const { session, actions, config } = value;
  const state = useSyncExternalStore(session.subscribe, session.getState, () => initialStoreState);
  return useMemo(() => ({ ...state, ...actions, config }), [state, actions, config]);
}

function walletActions(session: WalletStore): WalletActions {
  const { getState, load } = session;
  return {
    getState,
    findWallet: () => hasWallet(session),
    connect: async (providerId) => (await load()).connect(providerId),
    disconnect: () => void load().then((wallet) => wallet.disconnect(), console.error),
    cancel: () => void load().then((wallet) => wallet.cancel(), console.error),
    switchChain: async () => (await load()).switchChain(),
    addNetwork: async () => (await load()).addNetwork(),
    signMessage: async (text) => (await load()).signMessage(text),
    request: async (args) => (await load()).request(args),
    refresh: async () => (await load()).refresh(),
  };
}

/** People respond to their wallet in another window, so the state is read again on return. */
function whenFocused(run: () => void): () => void {
  window.addEventListener("focus", run);
  return () => window.removeEventListener("focus", run);
}

async function refreshLoaded(session: WalletStore): Promise<void> {
  const { isConnecting, isConnected } = session.getState();
  if (isConnecting || isConnected) await (await session.load()).refresh();
}
