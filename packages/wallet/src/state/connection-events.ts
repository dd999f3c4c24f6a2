import { isRefusal } from "@tenora/domain/ethereum/provider-errors";
import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { errorSentence, pendingHint } from "../errors.ts";
import {
  type FoundProvider,
  firstAccount,
  noProviderMessage,
  sameAddress,
} from "../provider/provider.ts";
import type { FlagChange } from "./wallet-flags.ts";
import {
  type Connection,
  closePrompt,
  notifySubscribers,
  promptOpened,
  type Reduced,
  show,
  type WalletEffect,
  type WalletEvent,
  type WalletModel,
} from "./wallet-model.ts";
import {
  accountChanged,
  connectionFailed,
  type WalletNotice,
  walletConnected,
  walletDisconnected,
  walletNotFound,
} from "./wallet-notice.ts";
import { initialWalletState, type ProviderSummary, type WalletState } from "./wallet-state.ts";

// The flags of the specification. "walletDisconnected" keeps the next start from restoring.
const connecting: FlagChange = { walletDisconnected: null };
const disconnected: FlagChange = { walletDisconnected: "true", walletConnected: null };
const lost: FlagChange = { walletConnected: null };

function storeFlags(flags: FlagChange): WalletEffect {
  return { type: "store-flags", flags };
}

export function providersChanged(
  providers: readonly ProviderSummary[],
  mustChoose: boolean,
): WalletEvent {
  return (model) => [show(model, { hasProvider: providers.length > 0, providers, mustChoose }), []];
}

export function connectionRestored(connection: Connection): WalletEvent {
  return (model) => openConnection(model, connection);
}

export const noProviderFound: WalletEvent = (model) => [
  show(model, { problem: noProviderMessage }),
  [storeFlags(connecting), notifySubscribers(walletNotFound)],
];

export function connectStarted(key: number, found: FoundProvider): WalletEvent {
  return (model) => {
    const attempt = { key, found, isPending: false };
    const started = { ...model, connection: null, attempt, reading: 0 };
    const [prompted, effects] = promptOpened(key)(started);
    return [
      resetView(prompted, { isConnecting: true, providerName: found.name }),
      [{ type: "stop-listening" }, storeFlags(connecting), ...effects],
    ];
  };
}

/** The wallet shows an earlier prompt and opens no second one. */
export function connectPending(key: number): WalletEvent {
  return ofAttempt(key, (model, attempt) => [
    show({ ...model, attempt: { ...attempt, isPending: true } }, { waitingHint: pendingHint }),
    [],
  ]);
}

export function connected(key: number, address: string): WalletEvent {
  return ofAttempt(key, (model, { found }) =>
    openConnection(model, { key, found, address }, walletConnected),
  );
}

export function connectFailed(key: number, error: unknown): WalletEvent {
  return ofAttempt(key, (model) => {
    // A person who declined knows why.
    const problem = isRefusal(error) ? "" : errorSentence(error);
    const failed = show(closeAttempt(model), { problem, providerName: "" });
    const effects = [notifySubscribers(connectionFailed)];
    if (problem !== "")
      effects.push({ type: "log", message: "Failed to connect to wallet", cause: error });
    return [failed, effects];
  });
}

/** Ends every prompt. The wallet may still show one; its late answer changes nothing. */
export const cancelRequested: WalletEvent = (model) => {
  const cancelled = show({ ...model, prompts: [] }, { waitingHint: "" });
  if (!model.attempt) return [cancelled, []];
  return [
    show(closeAttempt(cancelled), { problem: "", providerName: "" }),
    // An approval after this must not connect at the next start.
    [storeFlags(disconnected)],
  ];
};

export const disconnectRequested: WalletEvent = (model) =>
  disconnect(cancelRequested(model)[0], disconnected);

/** No account means disconnect; another first account replaces the connected one. */
export function accountsChanged(key: number, accounts: unknown): WalletEvent {
  return (model) => {
    const { connection } = model;
    if (!connection || !Array.isArray(accounts)) return [model, []];
    const address = firstAccount(accounts);
    if (address === "") return disconnect(model, disconnected);
    if (sameAddress(address, connection.address)) return [model, []];
    return openConnection(model, { ...connection, key, address }, accountChanged);
  };
}

/** The wallet no longer shares the account of this connection, though the user didn't disconnect. */
export function accountLost(key: number): WalletEvent {
  return (model) => (model.connection?.key === key ? disconnect(model, lost) : [model, []]);
}

type Attempt = NonNullable<WalletModel["attempt"]>;

function ofAttempt(
  key: number,
  change: (model: WalletModel, attempt: Attempt) => Reduced,
): WalletEvent {
  return (model) => (model.attempt?.key === key ? change(model, model.attempt) : [model, []]);
}

/** Makes this account the connected one; requests of an earlier account end with its key. */
function openConnection(
  model: WalletModel,
  connection: Connection,
  notice?: (shortenedAddress: string) => WalletNotice,
): Reduced {
  const { found, address } = connection;
  const shortenedAddress = shortenAddress(address);
  const opened = resetView(closeAttempt({ ...model, connection, reading: 0 }), {
    isConnected: true,
    walletAddress: address,
    shortenedAddress,
    providerName: found.name,
  });
  return [
    opened,
    [
      storeFlags({ walletConnected: "true", walletProvider: found.id }),
      ...(notice ? [notifySubscribers(notice(shortenedAddress))] : []),
      // Only a person who has just connected is told about a wrong network.
      { type: "load", recommend: model.attempt !== null },
    ],
  ];
}

function disconnect(model: WalletModel, flags: FlagChange): Reduced {
  if (!model.connection) return [model, [storeFlags(flags)]];
  return [
    resetView({ ...model, connection: null, reading: 0 }),
    [{ type: "stop-listening" }, storeFlags(flags), notifySubscribers(walletDisconnected)],
  ];
}

function closeAttempt(model: WalletModel): WalletModel {
  if (!model.attempt) return model;
  const closed = closePrompt({ ...model, attempt: null }, model.attempt.key);
  return show(closed, { isConnecting: false });
}

/** Nothing of an earlier connection; what does not belong to one stays. */
function resetView(model: WalletModel, change: Partial<WalletState> = {}): WalletModel {
  const { hasProvider, providers, mustChoose, waitingHint } = model.view;
  const unchanged = { hasProvider, providers, mustChoose, waitingHint };
  return show(model, { ...initialWalletState, ...unchanged, ...change });
}
