import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Address } from "viem";

/** The addresses of the exchange's contracts on one chain. */
export interface Deployment {
  readonly chainId: number;
  /** Block before which there is nothing to index. */
  readonly fromBlock: number;
  readonly exchange: Address;
  readonly registry: Address;
  readonly lens: Address;
  readonly descriptor: Address;
  readonly rewards: Address;
  readonly gates: {
    readonly open: Address;
    readonly eligible: Address;
    readonly invite: Address;
    readonly link: Address;
  };
  readonly stablecoins: readonly {
    readonly symbol: string;
    readonly address: Address;
    readonly decimals: number;
  }[];
  readonly libraries: Readonly<Record<string, Address>>;
}

/** The contracts by the names that `/config.json` gives them. */
export function contractsByName({ exchange, lens, registry, rewards, gates }: Deployment) {
  const { open, eligible, invite, link } = gates;
  return {
    exchange,
    lens,
    registry,
    // Programs know the registry by this name, which it had at first.
    office: registry,
    rewards,
    openGate: open,
    eligibleGate: eligible,
    inviteGate: invite,
    linkGate: link,
  };
}

const folder = resolve(import.meta.dirname, "../../deployments");

/** The committed file of a public chain, or one beside the data of a local one. */
export function deploymentFile(chainId: number, inFolder = folder): string {
  return resolve(inFolder, `${chainId}.json`);
}

/** The deployment on a chain, or null when nothing was deployed there. */
export function readDeployment(file: string): Deployment | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Deployment;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

export function writeDeployment(file: string, deployment: Deployment): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(deployment, null, 2)}\n`);
}
