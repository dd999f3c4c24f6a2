import { errorSentence } from "../errors.ts";
import type { EthereumProvider } from "../provider/provider.ts";
import { promptOpened, show, type WalletEvent, type WalletModel } from "./wallet-model.ts";
import type { WalletState } from "./wallet-state.ts";

export function chainChanged(chainId: string): WalletEvent {
  return (model) => {
    const isKnown = chainId !== "" && chainId === model.view.chainId;
    if (!model.connection || isKnown) return [model, []];
    const changed = { ...model, chainChanges: model.chainChanges + 1 };
    return [
      show(changed, { chainId, network: "unknown", balance: "", switchProblem: "" }),
      [{ type: "load", recommend: true }],
    ];
  };
}

export function networkLost(willReconnect: boolean): WalletEvent {
  return (model) => {
    const { connection } = model;
    if (!connection) return [model, []];
    return [
      show({ ...model, reading: 0 }, { balance: "", chainId: "", network: "unknown" }),
      willReconnect ? [] : [{ type: "check-account", connection }],
    ];
  };
}

export function readingStarted(reading: number): WalletEvent {
  return (model) => [{ ...model, reading }, []];
}

export function valueRead(
  reading: number,
  value: Pick<WalletState, "balance"> | Pick<WalletState, "network">,
): WalletEvent {
  return (model) => [model.reading === reading ? show(model, value) : model, []];
}

export function chainRead(reading: number, chainId: string, recommend: boolean): WalletEvent {
  return (model) => {
    if (model.reading !== reading) return [model, []];
    const next = showChain(model, chainId);
    const isWrong = recommend && next.view.network === "other";
    return [next, isWrong ? [{ type: "recommend" }] : []];
  };
}

export function switchStarted(prompt: number): WalletEvent {
  return (model) => promptOpened(prompt)(show(model, { switchProblem: "" }));
}

export function switchAnswered(provider: EthereumProvider, chainId: string): WalletEvent {
  return (model) => [
    model.connection?.found.provider === provider ? showChain(model, chainId) : model,
    [],
  ];
}

/** `message` is for the console; the page shows the sentence of the cause. */
export function switchFailed(message: string, cause: unknown): WalletEvent {
  return (model) => [
    show(model, { switchProblem: errorSentence(cause) }),
    [{ type: "log", message, cause }],
  ];
}

/** Shows a chain id. Whether it is truly our chain is checked afterwards. */
function showChain(model: WalletModel, chainId: string): WalletModel {
  if (chainId !== "" && chainId !== model.ourChainId)
    return show(model, { chainId, network: "other" });
  const isKnown = chainId !== "" && chainId === model.view.chainId;
  const network = isKnown ? model.view.network : "unknown";
  return show(model, { chainId, network, ...(chainId === "" ? {} : { switchProblem: "" }) });
}
