import { askChainId, judgeNetwork, readBalance } from "./read-network.ts";
import type { WalletCore, WalletLink } from "./wallet-core.ts";
import { wrongNetwork } from "./wallet-notice.ts";

/** Whether a wrong network is worth a toast now (after connecting, after a change of chain). */
interface Telling {
  readonly tellWrongNetwork: boolean;
}

/** Reads balance and chain through the wallet. What fails stays ""; the connection stands. */
export async function loadInfo(core: WalletCore, telling: Telling): Promise<void> {
  const link = core.link;
  if (!link) return;
  const reading = ++core.reading;
  const stale = () => core.link !== link || core.reading !== reading;
  await Promise.all([loadBalance(core, link, stale), loadChain(core, link, stale, telling)]);
}

async function loadBalance(core: WalletCore, link: WalletLink, stale: () => boolean) {
  const balance = await readBalance(link.provider, link.address);
  if (!stale()) core.patch({ balance });
}

async function loadChain(
  core: WalletCore,
  link: WalletLink,
  stale: () => boolean,
  telling: Telling,
) {
  const chainId = await askChainId(link.provider);
  if (stale()) return;
  showChain(core, chainId);
  if (core.get().network === "other" && telling.tellWrongNetwork) {
    core.notify(wrongNetwork(core.chain, () => core.switchChain()));
  }
  const network = await judgeNetwork(core, link.provider, chainId);
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
