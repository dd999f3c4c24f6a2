import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import {
  type Address,
  createPublicClient,
  fallback,
  type Hash,
  type Hex,
  http,
  isAddressEqual,
  keccak256,
  parseTransaction,
} from "viem";
import { type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import type { Deployment } from "../deployment/deployment.ts";
import { registers } from "../exchange/administration.ts";
import { queryTogether, readQuery } from "../read/query.ts";
import { membershipsQuery, registryQuery } from "../read/registry.ts";
import { encodeCall } from "../transaction/contract-call.ts";
import { explainError } from "../transaction/errors.ts";
import { simulateCall } from "../transaction/simulate-calls.ts";
import { type RelayDeployment, readMovedMoney } from "./moved-money.ts";
import { isRejection, relayCall } from "./relay-call.ts";

const timeoutMs = 5_000;

export interface RelayerOptions {
  readonly privateKey: Hex;
  readonly rpcUrls: readonly string[];
  readonly deployment: RelayDeployment & Pick<Deployment, "registry">;
  /** Blocks from a transaction's on, itself included, before it counts. */
  readonly confirmations: number;
}

/** A transaction, as it is stored before it is sent. */
export interface SignedTransaction {
  readonly raw: Hex;
  readonly hash: Hash;
}

export interface MinedRelay {
  readonly hash: Hash;
  readonly block: bigint;
  readonly gasUsed: number;
  readonly isReverted: boolean;
  /** There are enough blocks after it. */
  readonly isFinal: boolean;
}

/** Why a call isn't sent, in words for the person. */
export interface RelayProblem {
  readonly code: string;
  readonly message: string;
}

/** The account that pays the gas of others' calls. It sends nothing that wasn't simulated. */
export type Relayer = ReturnType<typeof openRelayer>;

export const relayerAddress = (privateKey: Hex): Address => privateKeyToAccount(privateKey).address;

export function openRelayer({ privateKey, rpcUrls, deployment, confirmations }: RelayerOptions) {
  const account = privateKeyToAccount(privateKey);
  const transports = rpcUrls.map((url) => http(url, { timeout: timeoutMs, retryCount: 0 }));
  const transport = fallback(transports, { retryCount: 0 });
  const client = createPublicClient({ transport, cacheTime: 0 });
  const { exchange, chainId, stablecoins } = deployment;
  const { address } = account;
  let isChecked = false;

  return {
    address,

    /** Null when the next block would take it. Rejects when the node does not answer. */
    async findProblem(request: RelayRequest): Promise<RelayProblem | null> {
      try {
        await simulateCall(client, address, relayCall(exchange, request));
        const moved = await readMovedMoney(client, deployment, request);
        return typeof moved === "string" ? nothingMoves : null;
      } catch (error) {
        if (!isRejection(error)) throw error;
        const { code, sentence, nextStep } = explainError(error, { stablecoins });
        return { code, message: `${sentence} ${nextStep}`.trim() };
      }
    },

    /** Whether the account has any say on the exchange: its key lies on a server. */
    async hasRole(): Promise<boolean> {
      if (isChecked) return false;
      const names = Object.keys(registers) as (keyof typeof registers)[];
      const memberships = names.map((register) => ({ register, member: address }));
      const query = {
        registry: registryQuery(deployment),
        lists: membershipsQuery(deployment, memberships),
      };
      const { registry, lists } = (await readQuery(client, queryTogether(query))).result;
      const trusted = [registry.admin, registry.nextAdmin?.address, registry.feeRecipient];
      isChecked =
        lists.every(({ isMember, readyAt }) => !isMember && readyAt === null) &&
        trusted.every((one) => !one || !isAddressEqual(one, address));
      return !isChecked;
    },

    /** How many transactions of the account are mined: the nonce of its next one. */
    nextNonce: () => client.getTransactionCount({ address, blockTag: "latest" }),

    balance: () => client.getBalance({ address }),

    /** Null when the account can't pay for it. */
    async sign(
      request: RelayRequest,
      { nonce, gas }: { readonly nonce: number; readonly gas: number },
    ): Promise<SignedTransaction | null> {
      const [fees, balance] = await Promise.all([
        client.estimateFeesPerGas(),
        client.getBalance({ address }),
      ]);
      if (balance < BigInt(gas) * fees.maxFeePerGas) return null;
      const { to, data } = encodeCall(relayCall(exchange, request));
      const call = { to, data, value: 0n, nonce, gas: BigInt(gas), chainId } as const;
      return signWith(account, { ...call, ...fees });
    },

    /** The same call under the same nonce at a higher price; null once the price is as high as it gets. */
    async reprice(raw: Hex): Promise<SignedTransaction | null> {
      const sent = parseTransaction(raw);
      const { to, data, nonce, gas, maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = sent;
      if (!to || nonce === undefined || gas === undefined) return null;
      const current = await client.estimateFeesPerGas();
      if (maxFeePerGas > mostTimes * current.maxFeePerGas) return null;
      return signWith(account, {
        to,
        nonce,
        gas,
        chainId,
        value: 0n,
        data: data ?? "0x",
        maxFeePerGas: greater(raised(maxFeePerGas), current.maxFeePerGas),
        maxPriorityFeePerGas: greater(raised(maxPriorityFeePerGas), current.maxPriorityFeePerGas),
      });
    },

    /** Hands it to the node; one that the node has already, or that is mined, is no failure. */
    async send({ raw }: Pick<SignedTransaction, "raw">): Promise<void> {
      await client.sendRawTransaction({ serializedTransaction: raw }).catch((error: unknown) => {
        const { code } = explainError(error);
        if (!alreadyThere.has(code)) throw error;
      });
    },

    /** The one of these transactions that is mined. */
    async findMined(hashes: readonly Hash[]): Promise<MinedRelay | null> {
      const found = await Promise.all(
        hashes.map((hash) =>
          client.getTransactionReceipt({ hash }).catch((error: Error) => {
            if (error.name === "TransactionReceiptNotFoundError") return null;
            throw error;
          }),
        ),
      );
      const receipt = found.find((one) => one !== null);
      if (!receipt) return null;
      const { transactionHash: hash, blockNumber: block, gasUsed, status } = receipt;
      const isFinal = (await client.getBlockNumber()) - block + 1n >= BigInt(confirmations);
      return { hash, block, gasUsed: Number(gasUsed), isReverted: status !== "success", isFinal };
    },
  };
}

/** The contract skips notes that have nothing to claim. */
const nothingMoves = { code: "RELAY_REJECTED", message: "There's nothing left to do here." };

/** Times the network's present price, beyond which nothing is raised. */
const mostTimes = 4n;
/** Nodes take a replacement at a tenth more; a fifth leaves room for rounding. */
const raised = (fee: bigint) => (fee * 6n) / 5n + 1n;
const greater = (one: bigint, other: bigint) => (one > other ? one : other);
const alreadyThere = new Set(["ALREADY_SENT", "NONCE_TOO_LOW", "REPLACEMENT_UNDERPRICED"]);

async function signWith(
  account: PrivateKeyAccount,
  transaction: {
    readonly to: Address;
    readonly data: Hex;
    readonly value: 0n;
    readonly nonce: number;
    readonly gas: bigint;
    readonly chainId: number;
    readonly maxFeePerGas: bigint;
    readonly maxPriorityFeePerGas: bigint;
  },
): Promise<SignedTransaction> {
  const raw = await account.signTransaction({ ...transaction, type: "eip1559" });
  return { raw, hash: keccak256(raw) };
}
