import { silentHint } from "../errors.ts";
import type { FoundProvider } from "../provider/provider.ts";
import type { FlagChange } from "./wallet-flags.ts";
import type { WalletNotice } from "./wallet-notice.ts";
import { initialWalletState, type WalletState } from "./wallet-state.ts";

/** One account of one wallet. Another account is another connection, with another key. */
export interface Connection {
  readonly key: number;
  readonly found: FoundProvider;
  readonly address: string;
}

/** Everything that decides what happens next. Only events make a new one. */
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
    readonly isPending: boolean;
  } | null;
  /** Keys of the requests that wait for a person; cancelling removes them. */
  readonly prompts: readonly number[];
  /** How often the wallet's chain changed. */
  readonly chainChanges: number;
  /** The newest reading of balance and chain; results of an older one are dropped. */
  readonly reading: number;
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
  };
}

/** What is to be done outside of the model, as data. */
export type WalletEffect =
  | { readonly type: "stop-listening" }
  | { readonly type: "check-account"; readonly connection: Connection }
  | { readonly type: "recommend" }
  | { readonly type: "store-flags"; readonly flags: FlagChange }
  | { readonly type: "notify"; readonly notice: WalletNotice }
  | { readonly type: "log"; readonly message: string; readonly cause: unknown }
  /** Reads balance and chain; `recommend`: with a notice when that is another chain than ours. */
  | { readonly type: "load"; readonly recommend: boolean }
  | { readonly type: "hint-later"; readonly key: number };

export type Reduced = readonly [model: WalletModel, effects: readonly WalletEffect[]];

/**
 * Something that happened, as a pure function: the next model, and the effects in their order. Events
 * that name an attempt, connection, prompt or reading of the past change nothing. (A function and
 * not an object with a type, since the names of types are a tenth of the wallet's code.)
 */
export type WalletEvent = (model: WalletModel) => Reduced;

export function show(model: WalletModel, change: Partial<WalletState>): WalletModel {
  return { ...model, view: { ...model.view, ...change } };
}

export function notifySubscribers(notice: WalletNotice): WalletEffect {
  return { type: "notify", notice };
}

export function promptOpened(key: number): WalletEvent {
  return (model) => [{ ...model, prompts: [...model.prompts, key] }, [{ type: "hint-later", key }]];
}

/** Nothing has answered for a while; a hint that says more remains. */
export function promptSilent(key: number): WalletEvent {
  return (model) => {
    const isUnexplained = model.prompts.includes(key) && model.view.waitingHint === "";
    return [isUnexplained ? show(model, { waitingHint: silentHint }) : model, []];
  };
}

export function promptClosed(key: number): WalletEvent {
  return (model) => [closePrompt(model, key), []];
}

export function closePrompt(model: WalletModel, key: number): WalletModel {
  const prompts = model.prompts.filter((prompt) => prompt !== key);
  const closed = { ...model, prompts };
  return prompts.length === 0 ? show(closed, { waitingHint: "" }) : closed;
}
