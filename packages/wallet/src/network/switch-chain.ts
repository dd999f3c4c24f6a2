import { chainIdHex } from "@tenora/domain/ethereum/chain-presets";
import { isRefusal } from "@tenora/domain/ethereum/provider-errors";
import { errorSentence, isUnknownChain } from "../errors.ts";
import { pickProvider } from "../provider/discover-providers.ts";
import { type EthereumProvider, requireProvider } from "../provider/provider.ts";
import type { SwitchOutcome } from "../request/outcomes.ts";
import { switchAnswered, switchFailed, switchStarted } from "../state/network-events.ts";
import { promptClosed, type WalletModel } from "../state/wallet-model.ts";
import type { WalletRuntime } from "../state/wallet-runtime.ts";
import { loadBalanceAndChain, requestChainId } from "./check-network.ts";

/** An error with the message for the console (specification §8). */
class LoggedFailure extends Error {}

/**
 * Asks the wallet to change to the configured chain, adding it where unknown (EIP-3326, EIP-3085).
 * Never rejects.
 */
export function switchChain(runtime: WalletRuntime): Promise<SwitchOutcome> {
  return run(runtime, async (provider, ask) => {
    const request = {
      method: "wallet_switchEthereumChain",
      params: [chainParameter(runtime)],
    };
    try {
      await ask(request);
    } catch (error) {
      if (!isUnknownChain(error)) throw error;
      await addChain(runtime, ask);
      // Some wallets add a chain without changing to it.
      if ((await requestChainId(provider)) !== String(runtime.chain.id)) await ask(request);
    }
  });
}

/** Offers our own RPC address to a wallet that reaches another network under our chain id. */
export function addNetwork(runtime: WalletRuntime): Promise<SwitchOutcome> {
  return run(runtime, (_provider, ask) => addChain(runtime, ask));
}

type Ask = (args: { method: string; params: readonly unknown[] }) => Promise<unknown>;

async function run(
  runtime: WalletRuntime,
  act: (provider: EthereumProvider, ask: Ask) => Promise<void>,
): Promise<SwitchOutcome> {
  const { model, dispatch, flags, discovery } = runtime;
  const prompt = runtime.newKey();
  const isOpen = (model: WalletModel) => model.prompts.includes(prompt);
  dispatch(switchStarted(prompt));
  try {
    const found = model().connection?.found ?? pickProvider(discovery.list(), flags.lastUsed());
    const provider = requireProvider(found);
    await act(provider, (args) => runtime.during(provider.request(args), isOpen));
    // A null answer promises nothing (EIP-3326): only the chain id tells.
    const chainId = await runtime.during(requestChainId(provider), isOpen);
    dispatch(switchAnswered(provider, chainId));
    void loadBalanceAndChain(runtime);
    if (chainId !== String(runtime.chain.id))
      throw new Error("Your wallet stayed on another network.");
    return { kind: "switched" };
  } catch (error) {
    return isOpen(model()) ? fail(runtime, error) : { kind: "rejected" };
  } finally {
    dispatch(promptClosed(prompt));
  }
}

function fail({ chain, dispatch }: WalletRuntime, error: unknown): SwitchOutcome {
  const { message, cause } =
    error instanceof LoggedFailure
      ? error
      : new LoggedFailure(`Error switching to ${chain.shortName} network`, { cause: error });
  dispatch(switchFailed(message, cause));
  return isRefusal(cause)
    ? { kind: "rejected" }
    : { kind: "failed", message: errorSentence(cause) };
}

async function addChain(runtime: WalletRuntime, ask: Ask): Promise<void> {
  const { name, shortName, nativeCurrency, explorerUrl } = runtime.chain;
  try {
    await ask({
      method: "wallet_addEthereumChain",
      params: [
        {
          ...chainParameter(runtime),
          chainName: name,
          nativeCurrency,
          rpcUrls: [await runtime.rpcUrl()],
          blockExplorerUrls: [explorerUrl],
        },
      ],
    });
  } catch (error) {
    throw new LoggedFailure(`Error adding ${shortName} network`, { cause: error });
  }
}

function chainParameter({ chain }: WalletRuntime) {
  return { chainId: chainIdHex(chain.id) };
}
