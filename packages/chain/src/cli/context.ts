import { resolve } from "node:path";
import {
  type Account,
  createPublicClient,
  createWalletClient,
  type Hex,
  http,
  type PublicClient,
} from "viem";
import { type LocalAccount, mnemonicToAccount, privateKeyToAccount } from "viem/accounts";
import { type Deployment, deploymentFile, readDeployment } from "../deployment/deployment.ts";
import { followTransaction } from "../transaction/follow-transaction.ts";
import type { Sender, Submitted } from "../transaction/simulate-and-send.ts";
import type { Options } from "./options.ts";

/** The mnemonic every local development chain funds; its keys are public knowledge. */
const localMnemonic = "test test test test test test test test test test test junk";
/** Accounts 1 to 6; the first four are those of the demonstration's wallets. */
const localAccounts = ["ada", "cy", "bo", "op", "di", "ed"] as const;

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

/** One command; resolves with the text it prints. */
export type Command = (context: Context, options: Options) => Promise<string>;

/** `as`: an account of the local chain (ada, cy, bo, op, di, ed); otherwise EXCHANGE_KEY signs. */
export async function connect(rpcUrl: string, as: string | undefined): Promise<Context> {
  const publicClient = createPublicClient({ transport: http(rpcUrl), pollingInterval: 100 });
  const [chainId, version] = await Promise.all([
    publicClient.getChainId(),
    publicClient.request({ method: "web3_clientVersion" }),
  ]);
  const isLocal = /anvil|hardhat/i.test(version);
  const me = account(isLocal, as);
  const walletClient = createWalletClient({ account: me as Account, transport: http(rpcUrl) });
  const file = isLocal
    ? deploymentFile(chainId, resolve(process.env.DATA_DIR ?? ".data", "deployments"))
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
      return submitted.simulated;
    },
  };
}

/** An account of the local chain by its name. */
export function localAccount(name: string): LocalAccount {
  const index = localAccounts.indexOf(name as (typeof localAccounts)[number]);
  if (index < 0)
    throw new Error(`There is no account "${name}"; choose one of ${localAccounts.join(", ")}.`);
  return mnemonicToAccount(localMnemonic, { addressIndex: index + 1 });
}

function account(isLocal: boolean, as: string | undefined): LocalAccount {
  const key = process.env.EXCHANGE_KEY;
  if (as && !isLocal) throw new Error("--as works on a local chain only; set EXCHANGE_KEY.");
  if (as) return localAccount(as);
  if (key) return privateKeyToAccount(key as Hex);
  if (isLocal) return localAccount("op");
  throw new Error("Set EXCHANGE_KEY to the private key that signs.");
}
