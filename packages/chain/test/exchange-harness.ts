import { createPublicClient, createTestClient, createWalletClient, type Hex, http } from "viem";
import { mnemonicToAccount } from "viem/accounts";
import { deployLocally } from "../src/deployment/deploy-locally.ts";
import { followTransaction } from "../src/transaction/follow-transaction.ts";
import type { Submitted } from "../src/transaction/simulate-and-send.ts";
import { startLocalChain } from "./local-chain.ts";

const mnemonic = "test test test test test test test test test test test junk";
const people = { ada: 1, cy: 2, bo: 3, op: 4, di: 5 } as const;

/** A private chain with the exchange on it, and the accounts of the demonstration. */
export async function startExchangeHarness(dataFolder: string) {
  const chain = await startLocalChain();
  const deployment = await deployLocally(chain.rpcUrl, { dataFolder, withTestMoney: true });
  const transport = http(chain.rpcUrl);
  const publicClient = createPublicClient({ transport, pollingInterval: 20, cacheTime: 0 });
  const testClient = createTestClient({ mode: "anvil", transport });
  return {
    chain,
    deployment,
    publicClient,
    testClient,
    chainId: 17_000,
    exchangeReference: { chainId: 17_000, exchange: deployment.exchange },
    /** The account that signs, and its sender. */
    as(name: keyof typeof people) {
      const account = mnemonicToAccount(mnemonic, { addressIndex: people[name] });
      const walletClient = createWalletClient({ account, transport });
      return { account, sender: { publicClient, walletClient } };
    },
    async now() {
      return Number((await publicClient.getBlock()).timestamp);
    },
    /** Resolves with what the simulation returned, once it is mined without a revert. */
    async done<Result>(submitted: Promise<Submitted<Result>>): Promise<Result> {
      const sent = await submitted;
      const result = await followTransaction(publicClient, sent, { pollMs: 20 });
      if (result.kind !== "confirmed") throw new Error(`The transaction was ${result.kind}.`);
      return sent.simulated;
    },
    /** A transaction that does nothing but exist. */
    async transfer(nonce: number, gasPrice: bigint, value = 1n): Promise<Hex> {
      const account = mnemonicToAccount(mnemonic, { addressIndex: people.di });
      const client = createWalletClient({ account, transport });
      const to = account.address;
      return client.sendTransaction({ chain: null, to, value, nonce, gasPrice, gas: 21_000n });
    },
  };
}

export type ExchangeHarness = Awaited<ReturnType<typeof startExchangeHarness>>;
