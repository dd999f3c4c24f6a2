import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { personas } from "@tenora/domain/demo/personas";
import {
  type Account,
  type Address,
  createPublicClient,
  createWalletClient,
  type Hex,
  http,
  isAddressEqual,
  type PublicClient,
} from "viem";
import { type LocalAccount, privateKeyToAccount } from "viem/accounts";
import { type Deployment, deploymentFile, readDeployment } from "../deployment/deployment.ts";
import { localAccount } from "../deployment/local-account.ts";
import { followTransaction } from "../transaction/follow-transaction.ts";
import type { Sender, Submitted } from "../transaction/simulate-and-send.ts";

export interface Context {
  readonly publicClient: PublicClient;
  readonly chainId: number;
  /** True when the node is a development chain, which funds known accounts and can jump in time. */
  readonly isLocal: boolean;
  readonly deploymentFile: string;
  readonly sender: Sender;
  readonly me: LocalAccount;
  /** Throws when nothing is deployed. */
  deployment(): Deployment;
  /** The latest block's time in seconds; money follows the chain's clock. */
  now(): Promise<number>;
  /** Waits for a transaction; rejects unless it succeeded. */
  done<Result>(submitted: Submitted<Result>): Promise<Result>;
}

/**
 * `as`: an account of the local chain (ben, dara, cleo, olga, eli, ada); otherwise the private key in
 * EXCHANGE_KEY signs, or the one in the file that EXCHANGE_KEY_FILE names.
 */
export async function connectNode(
  rpcUrl: string,
  as: string | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<Context> {
  const publicClient = createPublicClient({ transport: http(rpcUrl), pollingInterval: 100 });
  const [chainId, version] = await Promise.all([
    publicClient.getChainId(),
    publicClient.request({ method: "web3_clientVersion" }),
  ]);
  const isLocal = /anvil|hardhat/i.test(version);
  const me = account(isLocal, as, environment);
  const walletClient = createWalletClient({ account: me as Account, transport: http(rpcUrl) });
  const file = isLocal
    ? deploymentFile(chainId, resolve(environment.DATA_DIR ?? ".data", "deployments"))
    : deploymentFile(chainId);
  return {
    publicClient,
    chainId,
    isLocal,
    deploymentFile: file,
    sender: { publicClient, walletClient },
    me,
    deployment() {
      const deployment = readDeployment(file);
      if (!deployment)
        throw new Error(`Nothing is deployed on chain ${chainId}: run "deploy" first.`);
      return deployment;
    },
    async now() {
      return Number((await publicClient.getBlock()).timestamp);
    },
    async done(submitted) {
      const result = await followTransaction(publicClient, submitted, { pollMs: 100 });
      if (result.kind !== "confirmed")
        throw new Error(`The transaction ${submitted.hash} was ${result.kind}.`);
      return submitted.returned?.(result.receipt) ?? submitted.simulated;
    },
  };
}

/** An account of the local chain by its persona's name, in lower case. */
export function namedAccount(name: string): LocalAccount {
  const found = personas.find((one) => one.name.toLowerCase() === name);
  if (found) return localAccount(found.account);
  const names = personas.map((one) => one.name.toLowerCase()).join(", ");
  throw new Error(`There is no account "${name}"; choose one of ${names}.`);
}

/** The name of a local chain's account; undefined for other wallets. */
export function localName(wallet: Address): string | undefined {
  return personas.find(({ address }) => isAddressEqual(address, wallet))?.name.toLowerCase();
}

function account(
  isLocal: boolean,
  as: string | undefined,
  { EXCHANGE_KEY: key, EXCHANGE_KEY_FILE: file }: NodeJS.ProcessEnv,
): LocalAccount {
  if (as && !isLocal) throw new Error("--as works on a local chain only; set EXCHANGE_KEY.");
  if (as) return namedAccount(as);
  if (key) return keyAccount(key, "EXCHANGE_KEY");
  if (file) return keyAccount(readFileSync(file, "utf8").trim(), "The file of EXCHANGE_KEY_FILE");
  if (isLocal) return namedAccount("olga");
  throw new Error(
    "Set EXCHANGE_KEY to the private key that signs, or EXCHANGE_KEY_FILE to its file.",
  );
}

/** Never throws the library's error, which may hold the key. */
function keyAccount(key: string, source: string): LocalAccount {
  try {
    return privateKeyToAccount(key as Hex);
  } catch {
    throw new Error(`${source} holds no private key: 0x and 64 hexadecimal digits.`);
  }
}
