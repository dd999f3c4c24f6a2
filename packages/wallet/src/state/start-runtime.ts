import { errorCodes } from "@tenora/domain/ethereum/provider-errors";
import type { WalletOptions } from "../create-wallet.ts";
import { loadBalanceAndChain } from "../network/check-network.ts";
import {
  type FoundProvider,
  type ProviderEvent,
  parseChainId,
  readAccount,
  sameAddress,
} from "../provider/provider.ts";
import { accountLost, accountsChanged } from "./connection-events.ts";
import { chainChanged, networkLost } from "./network-events.ts";
import { walletFlags } from "./wallet-flags.ts";
import {
  type Connection,
  initialWalletModel,
  promptSilent,
  type WalletEffect,
  type WalletEvent,
} from "./wallet-model.ts";
import { wrongNetwork } from "./wallet-notice.ts";
import type { WalletRuntime } from "./wallet-runtime.ts";

/**
 * Holds the model, and runs the effects of its events, in order. `switchChain` is what the notice
 * of a wrong network offers.
 */
export function startRuntime(options: WalletOptions, switchChain: () => void): WalletRuntime {
  const { chain, onNotice } = options;
  const { log = (message, cause) => console.error(message, cause), hintAfterMs = 4000 } = options;
  const flags = walletFlags(options.storage);
  const listeners = new Set<() => void>();
  const watchers = new Set<() => void>();
  const queue: WalletEffect[] = [];
  let model = initialWalletModel(chain.id);
  let genesisHash = chain.genesisHash;
  let lastKey = 0;
  let stopListening = () => {};

  const runtime: WalletRuntime = {
    chain,
    flags,
    discovery: options.discover(),
    async genesisHash() {
      genesisHash ??= await options.findGenesisHash?.().catch(() => undefined);
      return genesisHash;
    },
    rpcUrl: async () => (await options.findRpcUrl?.().catch(() => null)) ?? chain.rpcUrl,
    model: () => model,
    dispatch,
    newKey: () => ++lastKey,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    listen(found) {
      stopListening();
      stopListening = listenToProvider(runtime, found);
    },
    during: (promise, holds) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (holds(model)) return;
          // A wallet that hangs would never settle the promise.
          watchers.delete(check);
          reject(new Error("Superseded"));
        };
        watchers.add(check);
        promise.then(resolve, reject).finally(() => watchers.delete(check));
        check();
      }),
  };

  function dispatch(event: WalletEvent): void {
    const before = model.view;
    const [next, effects] = event(model);
    model = next;
    queue.push(...effects);
    for (const check of [...watchers]) check();
    if (model.view !== before) for (const listener of [...listeners]) listener();
    // A nested dispatch may have run them already.
    for (let effect = queue.shift(); effect; effect = queue.shift()) run(effect);
  }

  function run(effect: WalletEffect): void {
    switch (effect.type) {
      case "stop-listening":
        stopListening();
        break;
      case "check-account":
        void checkAccount(runtime, effect.connection);
        break;
      case "recommend":
        onNotice(wrongNetwork(chain, switchChain));
        break;
      case "notify":
        onNotice(effect.notice);
        break;
      case "log":
        log(effect.message, effect.cause);
        break;
      case "load":
        void loadBalanceAndChain(runtime, effect.recommend);
        break;
      case "hint-later":
        setTimeout(() => dispatch(promptSilent(effect.key)), hintAfterMs);
        break;
      case "store-flags":
        flags.store(effect.flags);
        break;
    }
  }

  return runtime;
}

/** After a lost network: the account remains connected only if the wallet still shares it. */
async function checkAccount(
  { dispatch }: WalletRuntime,
  { key, found, address }: Connection,
): Promise<void> {
  if (!sameAddress(await readAccount(found), address)) dispatch(accountLost(key));
}

/** MetaMask's code for a lost network that it reconnects to by itself. */
const willReconnect = 1013;

/** Follows the events of a wallet (EIP-1193) until the returned function is called. */
function listenToProvider(
  { dispatch, newKey }: WalletRuntime,
  { provider }: FoundProvider,
): () => void {
  const listeners: Partial<Record<ProviderEvent, (value: unknown) => void>> = {
    accountsChanged: (accounts) => dispatch(accountsChanged(newKey(), accounts)),
    chainChanged: (answer) => dispatch(chainChanged(parseChainId(answer))),
    disconnect: (error) => dispatch(networkLost(errorCodes(error).includes(willReconnect))),
  };
  const entries = Object.entries(listeners) as [ProviderEvent, (value: unknown) => void][];
  const stop = () => {
    for (const [event, listener] of entries) provider.removeListener?.(event, listener);
  };
  try {
    for (const [event, listener] of entries) provider.on?.(event, listener);
  } catch (error) {
    stop();
    throw error;
  }
  return stop;
}
