import { checkNetwork, readBalance, requestChainId } from "../network/check-network.ts";
import type { WalletConnection, WalletCore } from "../state/wallet-core.ts";
import { wrongNetwork } from "../state/wallet-notice.ts";

/** Whether a wrong network is worth a toast now (after connecting, after a change of chain). */
interface LoadOptions {
  readonly notifyWrongNetwork: boolean;
}

/** Reads balance and chain through the wallet. What fails stays ""; the connection stands. */
export async function loadBalanceAndChain(core: WalletCore, options: LoadOptions): Promise<void> {
  const connection = core.connection;
  if (!connection) return;
  const reading = ++core.reading;
  const stale = () => core.connection !== connection || core.reading !== reading;
  await Promise.all([
    loadBalance(core, connection, stale),
    loadChain(core, connection, stale, options),
  ]);
}

async function loadBalance(core: WalletCore, connection: WalletConnection, stale: () => boolean) {
  const balance = await readBalance(connection.provider, connection.address);
  if (!stale()) core.patch({ balance });
}

async function loadChain(
  core: WalletCore,
  connection: WalletConnection,
  stale: () => boolean,
  options: LoadOptions,
) {
  const chainId = await requestChainId(connection.provider);
  if (stale()) return;
  showChain(core, chainId);
  if (core.get().network === "other" && options.notifyWrongNetwork) {
    core.notify(wrongNetwork(core.chain, () => core.switchChain()));
  }
  const network = await checkNetwork(core, connection.provider, chainId);
  if (!stale()) core.patch({ network });
}

/** Puts a chain id into the state. Whether it is truly ours is judged afterwards. */
export function showChain(core: WalletCore, chainId: string): void {
  if (chainId !== "" && chainId !== String(core.chain.id)) {
    core.patch({ chainId, network: "other" });
    return;
  }
  const known = chainId !== "" && chainId === core.get().chainId;
  const network = known ? core.get().network : "unknown";
  core.patch({ chainId, network, ...(chainId === "" ? {} : { switchProblem: "" }) });
}
