import type { Address, Hex } from "viem";
import type { Deployment } from "../deployment/deployment.ts";
import { linkBuyerQuery } from "../read/gates.ts";
import { queryAll, readQuery } from "../read/query.ts";
import { publicClient } from "../rpc/read-chain.ts";

const timeoutMs = 2_000;

/** A node answers 22 calls in one request. */
const mostCalls = 1_000;

/** Units that a wallet bought with a share link. */
export interface LinkBuyer {
  readonly wallet: Address;
  readonly units: number;
}

/**
 * Who of these wallets bought with each link, named by its digest: the gate's events don't say it, its
 * storage does. In the order of the links; of many wallets only the first are asked for. Rejects when no
 * RPC address answers in 2 s.
 */
export async function readLinkBuyers(
  rpcUrls: readonly string[],
  deployment: Pick<Deployment, "gates">,
  links: readonly Hex[],
  wallets: readonly Address[],
): Promise<LinkBuyer[][]> {
  if (links.length === 0) return [];
  const asked = wallets.slice(0, Math.ceil(mostCalls / links.length));
  const queries = links.map((link) =>
    queryAll(asked.map((wallet) => linkBuyerQuery(deployment, link, wallet))),
  );
  const { result } = await readQuery(publicClient(rpcUrls, timeoutMs), queryAll(queries));
  return result.map((bought) =>
    asked.flatMap((wallet, at) => {
      const units = Number(bought[at]);
      return units > 0 ? [{ wallet, units }] : [];
    }),
  );
}
