import { silentHint } from "../errors.ts";
import { show, type WalletEvent, type WalletModel } from "./wallet-model.ts";

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
