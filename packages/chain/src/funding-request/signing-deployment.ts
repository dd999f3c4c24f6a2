import type { SigningDeployment } from "../typed-data/signable-message.ts";

type Hex = `0x${string}`;

/** What `/config.json` says about chain and contracts. */
export interface PublishedContracts {
  readonly chain: { readonly id: number };
  readonly contracts: Readonly<Record<string, Hex>>;
  readonly stablecoins: SigningDeployment["stablecoins"];
}

/** The deployment of a public configuration; null while nothing is deployed on its chain. */
export function signingDeployment({
  chain,
  contracts,
  stablecoins,
}: PublishedContracts): SigningDeployment | null {
  const { exchange, rewards, openGate, eligibleGate, inviteGate, linkGate } = contracts;
  if (!exchange || !rewards || !openGate || !eligibleGate || !inviteGate || !linkGate) return null;
  const gates = { open: openGate, eligible: eligibleGate, invite: inviteGate, link: linkGate };
  return { chainId: chain.id, exchange, rewards, gates, stablecoins };
}
