import type { Deployment } from "@tenora/chain/deployment/deployment";
import { localAccount } from "@tenora/chain/deployment/local-account";
import { approveToken } from "@tenora/chain/exchange/account";
import type { PermitSignature } from "@tenora/chain/exchange/exchange-types";
import { testUSDCAbi } from "@tenora/chain/generated/test-usdc";
import {
  type Sender,
  type Submitted,
  simulateAndSend,
} from "@tenora/chain/transaction/simulate-and-send";
import type { Purpose } from "@tenora/chain/typed-data/payment-purpose";
import { permitMessage, toPermit } from "@tenora/chain/typed-data/permit-message";
import { readTokenDomain } from "@tenora/chain/typed-data/read-token-domain";
import type { MessageDomain } from "@tenora/chain/typed-data/signable-message";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import {
  type Account,
  createPublicClient,
  createWalletClient,
  type Hash,
  http,
  type PublicClient,
  type TransactionReceipt,
} from "viem";

type Coin = Deployment["stablecoins"][number];

/** The exchange on our own chain, whose clock and accounts are ours. */
export interface LocalExchange {
  readonly deployment: Deployment;
  readonly publicClient: PublicClient;
  /** Sends as an account of the mnemonic, which the chain signs for. */
  sender(account: number): Sender;
  coin(symbol: "USDC" | "USDT"): Coin;
  /** Mines a block at a time in seconds since 1970, or at the latest block's if that is later. */
  moveTo(time: number): Promise<void>;
  /** Waits until it is mined. @throws when it reverted */
  done<Result>(submitted: Promise<Submitted<Result>>): Promise<Mined<Result>>;
  /** Lets the exchange take a payment: by a signature, or by an approval where the coin has no other way. */
  allow(account: number, coin: Coin, purpose: Purpose): Promise<{ permit?: PermitSignature }>;
  /** Makes test money. */
  mint(account: number, coin: Coin, amount: bigint): Promise<void>;
}

export interface Mined<Result> {
  readonly result: Result;
  readonly hash: Hash;
}

/** Connects to a chain that mines each transaction at once. */
export async function openLocalExchange(
  rpcUrl: string,
  deployment: Deployment,
): Promise<LocalExchange> {
  const transport = http(rpcUrl);
  const publicClient = createPublicClient({ transport, cacheTime: 0 });
  const senders = new Map<number, Sender>();
  const permits = new Map<number, bigint>();
  const domains = new Map<string, MessageDomain | null>();
  for (const { symbol, address } of deployment.stablecoins)
    domains.set(symbol, await readTokenDomain(publicClient, address));

  function sender(account: number): Sender {
    const known = senders.get(account);
    if (known) return known;
    // The chain's own account: it signs and estimates by itself, which takes one request.
    const from: Account = { address: localAccount(account).address, type: "json-rpc" };
    const made = { publicClient, walletClient: createWalletClient({ account: from, transport }) };
    senders.set(account, made);
    return made;
  }

  async function done<Result>(submitted: Promise<Submitted<Result>>): Promise<Mined<Result>> {
    const { hash, simulated } = await submitted;
    const { status } = await receiptOf(publicClient, hash);
    if (status !== "success") throw new Error(`The transaction ${hash} reverted.`);
    return { result: simulated, hash };
  }

  return {
    deployment,
    publicClient,
    sender,
    done,
    coin(symbol) {
      const found = deployment.stablecoins.find((one) => one.symbol === symbol);
      if (found === undefined) throw new Error(`There is no ${symbol} on this chain.`);
      return found;
    },
    async moveTo(time) {
      const { timestamp } = await publicClient.getBlock();
      await request(publicClient, "evm_mine", [{ timestamp: Math.max(time, Number(timestamp)) }]);
    },
    async allow(account, coin, purpose) {
      const domain = domains.get(coin.symbol);
      if (!domain) {
        const approval = { spender: deployment.exchange, amount: purpose.value };
        await done(approveToken(sender(account), coin.address, approval));
        return {};
      }
      const nonce = permits.get(account) ?? 0n;
      permits.set(account, nonce + 1n);
      const owner = localAccount(account);
      const message = permitMessage(deployment, domain, { owner: owner.address, nonce }, purpose);
      return { permit: toPermit(purpose, await signMessage(owner, message)) };
    },
    async mint(account, coin, amount) {
      const call = simulateAndSend(sender(account), {
        address: coin.address,
        abi: testUSDCAbi,
        functionName: "mint",
        args: [localAccount(account).address, amount],
      });
      await done(call);
    },
  };
}

/** The chain mines at once, but answers the sender first. */
async function receiptOf(publicClient: PublicClient, hash: Hash): Promise<TransactionReceipt> {
  for (;;) {
    const receipt = await publicClient.getTransactionReceipt({ hash }).catch(() => null);
    if (receipt) return receipt;
  }
}

function request(publicClient: PublicClient, method: string, params: readonly unknown[]) {
  const send = publicClient.request as (call: object) => Promise<unknown>;
  return send({ method, params });
}
