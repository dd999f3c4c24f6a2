import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { errorSentence, isRefusal } from "../errors.ts";
import { type FoundProvider, firstAccount, sameAddress } from "../provider/provider.ts";
import type { Connection, WalletEffect, WalletModel } from "./wallet-model.ts";
import {
  accountChanged,
  connectionFailed,
  type WalletNotice,
  walletDisconnected,
} from "./wallet-notice.ts";
import { initialWalletState, type WalletState } from "./wallet-state.ts";

export type Reduced = readonly [model: WalletModel, effects: readonly WalletEffect[]];

export function notify(notice: WalletNotice): WalletEffect {
  return { type: "notify", notice };
}

export function show(model: WalletModel, change: Partial<WalletState>): WalletModel {
  return { ...model, view: { ...model.view, ...change } };
}

/** The view without a connection; what is known about the wallets in the page stays. */
function showDisconnected(model: WalletModel, change: Partial<WalletState> = {}): WalletModel {
  const { hasProvider, providers, mustChoose } = model.view;
  return show(model, { ...initialWalletState, hasProvider, providers, mustChoose, ...change });
}

export function startConnecting(
  model: WalletModel,
  { key, found }: { readonly key: number; readonly found: FoundProvider },
): Reduced {
  const attempt = { key, found, isOpenElsewhere: false };
  const [prompted, effects] = openPrompt({ ...model, connection: null, attempt, reading: 0 }, key);
  return [
    showDisconnected(prompted, { isConnecting: true, providerName: found.name }),
    [{ type: "stop-listening" }, { type: "mark-connecting" }, ...effects],
  ];
}

/** Makes this account the connected one; requests of an earlier account end with its key. */
export function openConnection(
  model: WalletModel,
  connection: Connection,
  notice?: (shortenedAddress: string) => WalletNotice,
): Reduced {
  const { found, address } = connection;
  const shortenedAddress = shortenAddress(address);
  const opened = show(closeAttempt({ ...model, connection, reading: 0 }), {
    isConnected: true,
    walletAddress: address,
    shortenedAddress,
    providerName: found.name,
    balance: "",
    chainId: "",
    network: "unknown",
    problem: "",
    switchProblem: "",
  });
  // Only a person who has just connected is told about a wrong network.
  const notifyWrongNetwork = model.attempt !== null;
  return [
    opened,
    [
      { type: "mark-connected", providerId: found.id },
      ...(notice ? [notify(notice(shortenedAddress))] : []),
      { type: "load-balance-and-chain", notifyWrongNetwork },
      { type: "listen", connection },
    ],
  ];
}

export function failConnecting(model: WalletModel, error: unknown): Reduced {
  // A person who declined knows why.
  const problem = isRefusal(error) ? "" : errorSentence(error);
  return [
    show(closeAttempt(model), { problem, providerName: "" }),
    [
      notify(connectionFailed),
      ...(isRefusal(error)
        ? []
        : [{ type: "log", message: "Failed to connect to wallet", cause: error } as const]),
    ],
  ];
}

/** Ends every prompt. The wallet may still show one; its late answer changes nothing. */
export function cancel(model: WalletModel): Reduced {
  const cancelled = show({ ...model, prompts: [] }, { waitingHint: "" });
  if (!model.attempt) return [cancelled, []];
  return [
    show(closeAttempt(cancelled), { problem: "", providerName: "" }),
    // An approval after this must not connect at the next start.
    [{ type: "mark-disconnected" }],
  ];
}

/**
 * Back to "disconnected", with the toast. "mark-disconnected" keeps the next start from restoring: a
 * wallet that lost its network was not left on purpose.
 */
export function disconnect(
  model: WalletModel,
  type: "mark-disconnected" | "clear-connected",
): Reduced {
  if (!model.connection) return [model, [{ type }]];
  return [
    showDisconnected({ ...model, connection: null, reading: 0 }),
    [{ type: "stop-listening" }, { type }, notify(walletDisconnected)],
  ];
}

/** No account means disconnect; another first account replaces the connected one. */
export function followAccounts(
  model: WalletModel,
  connection: Connection,
  { key, accounts }: { readonly key: number; readonly accounts: unknown },
): Reduced {
  if (!Array.isArray(accounts)) return [model, []];
  const address = firstAccount(accounts);
  if (address === "") return disconnect(model, "mark-disconnected");
  if (sameAddress(address, connection.address)) return [model, []];
  return openConnection(model, { ...connection, key, address }, accountChanged);
}

export function followChain(model: WalletModel, chainId: string): Reduced {
  if (chainId !== "" && chainId === model.view.chainId) return [model, []];
  const changed = { ...model, chainChanges: model.chainChanges + 1 };
  return [
    show(changed, { chainId, network: "unknown", balance: "", switchProblem: "" }),
    [{ type: "load-balance-and-chain", notifyWrongNetwork: true }],
  ];
}

/** Shows a chain id. Whether it is truly our chain is checked afterwards. */
export function showChain(model: WalletModel, chainId: string): WalletModel {
  if (chainId !== "" && chainId !== model.ourChainId)
    return show(model, { chainId, network: "other" });
  const isKnown = chainId !== "" && chainId === model.view.chainId;
  const network = isKnown ? model.view.network : "unknown";
  return show(model, { chainId, network, ...(chainId === "" ? {} : { switchProblem: "" }) });
}

export function openPrompt(model: WalletModel, key: number): Reduced {
  const prompts = [...model.prompts, { key, isHinted: false }];
  return [{ ...model, prompts }, [{ type: "start-hint-timer", key }]];
}

/** Says why nothing happens. */
export function hint(model: WalletModel, key: number, waitingHint: string): Reduced {
  const prompts = model.prompts.map((prompt) =>
    prompt.key === key ? { key, isHinted: true } : prompt,
  );
  return [show({ ...model, prompts }, { waitingHint }), []];
}

export function closePrompt(model: WalletModel, key: number): WalletModel {
  const prompts = model.prompts.filter((prompt) => prompt.key !== key);
  const closed = { ...model, prompts };
  return prompts.length === 0 ? show(closed, { waitingHint: "" }) : closed;
}

function closeAttempt(model: WalletModel): WalletModel {
  if (!model.attempt) return model;
  const closed = closePrompt({ ...model, attempt: null }, model.attempt.key);
  return show(closed, { isConnecting: false });
}
