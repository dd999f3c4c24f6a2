import { chainIdHex } from "@tenora/domain/ethereum/chain-presets";
import { loadBalanceAndChain, showChain } from "../connection/load-balance-and-chain.ts";
import { errorSentence, isRefusal, isUnknownChain } from "../errors.ts";
import { pickProvider } from "../provider/pick-provider.ts";
import { type EthereumProvider, requireProvider } from "../provider/provider.ts";
import type { SwitchOutcome } from "../request/outcomes.ts";
import { rejectOnAbort } from "../request/reject-on-abort.ts";
import { trackPendingRequest } from "../request/track-pending-request.ts";
import type { WalletCore } from "../state/wallet-core.ts";
import { requestChainId } from "./check-network.ts";

/** An error together with the sentence the console gets (specification §8). */
class LoggedFailure extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

/** Asks the wallet to change to the configured chain, adding it where unknown (EIP-3326, EIP-3085). */
export function switchChain(core: WalletCore): Promise<SwitchOutcome> {
  return once(core, async (provider, ask) => {
    try {
      await ask({ method: "wallet_switchEthereumChain", params: [chainParameter(core)] });
    } catch (error) {
      if (!isUnknownChain(error)) throw switchFailure(core, error);
      await addChain(core, ask);
      // Some wallets add a chain without changing to it.
      if (await isOnChain(core, provider)) return;
      await ask({ method: "wallet_switchEthereumChain", params: [chainParameter(core)] }).catch(
        (again: unknown) => Promise.reject(switchFailure(core, again)),
      );
    }
  });
}

/** Offers our own RPC address to a wallet that reaches another network under our chain id. */
export function addNetwork(core: WalletCore): Promise<SwitchOutcome> {
  return once(core, (_provider, ask) => addChain(core, ask));
}

type Ask = (args: { method: string; params: readonly unknown[] }) => Promise<unknown>;

function once(
  core: WalletCore,
  act: (provider: EthereumProvider, ask: Ask) => Promise<void>,
): Promise<SwitchOutcome> {
  core.switching ??= run(core, act).finally(() => {
    core.switching = null;
  });
  return core.switching;
}

async function run(
  core: WalletCore,
  act: (provider: EthereumProvider, ask: Ask) => Promise<void>,
): Promise<SwitchOutcome> {
  const pending = trackPendingRequest(core);
  core.patch({ switchProblem: "" });
  try {
    const provider = core.connection?.provider ?? requireProvider(pickProvider(core));
    await act(provider, (args) => rejectOnAbort(provider.request(args), pending.cancelled.signal));
    // A null answer promises nothing (EIP-3326): only the chain id tells.
    const chainId = await rejectOnAbort(requestChainId(provider), pending.cancelled.signal);
    if (core.connection?.provider === provider) showChain(core, chainId);
    void loadBalanceAndChain(core, { notifyWrongNetwork: false });
    if (chainId !== String(core.chain.id)) {
      throw switchFailure(core, new Error("Your wallet stayed on another network."));
    }
    return { kind: "switched" };
  } catch (error) {
    if (pending.cancelled.signal.aborted) return { kind: "rejected" };
    return failed(core, error instanceof LoggedFailure ? error : switchFailure(core, error));
  } finally {
    pending.end();
  }
}

function failed(core: WalletCore, failure: LoggedFailure): SwitchOutcome {
  core.logError(failure.message, failure.cause);
  const message = errorSentence(failure.cause);
  core.patch({ switchProblem: message });
  return isRefusal(failure.cause) ? { kind: "rejected" } : { kind: "failed", message };
}

async function addChain(core: WalletCore, ask: Ask): Promise<void> {
  const { name, nativeCurrency, rpcUrl, explorerUrl } = core.chain;
  try {
    await ask({
      method: "wallet_addEthereumChain",
      params: [
        {
          ...chainParameter(core),
          chainName: name,
          nativeCurrency,
          rpcUrls: [rpcUrl],
          blockExplorerUrls: [explorerUrl],
        },
      ],
    });
  } catch (error) {
    throw new LoggedFailure(`Error adding ${core.chain.shortName} network`, error);
  }
}

function chainParameter(core: WalletCore) {
  return { chainId: chainIdHex(core.chain.id) };
}

async function isOnChain(core: WalletCore, provider: EthereumProvider): Promise<boolean> {
  return (await requestChainId(provider)) === String(core.chain.id);
}

function switchFailure(core: WalletCore, cause: unknown): LoggedFailure {
  return new LoggedFailure(`Error switching to ${core.chain.shortName} network`, cause);
}
