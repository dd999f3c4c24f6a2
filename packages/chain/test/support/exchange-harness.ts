import { personas } from "@tenora/domain/demo/personas";
import { createPublicClient, createTestClient, createWalletClient, type Hex, http } from "viem";
import { deployLocally } from "../../src/deployment/deploy-locally.ts";
import { localAccount } from "../../src/deployment/local-account.ts";
import { followTransaction } from "../../src/transaction/follow-transaction.ts";
import type { Submitted } from "../../src/transaction/simulate-and-send.ts";
import { startLocalChain } from "./local-chain.ts";

type Name = Lowercase<(typeof personas)[number]["name"]>;

/** The index of a persona's account in the local chain's mnemonic. */
export function accountIndex(name: Name): number {
  return personas.find((one) => one.name.toLowerCase() === name)?.account ?? 0;
}

const accountOf = (name: Name) => localAccount(accountIndex(name));

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
    /** The account that signs, and its sender. */
    as(name: Name) {
      const account = accountOf(name);
      const walletClient = createWalletClient({ account, transport });
      return { account, sender: { publicClient, walletClient } };
    },
    async now() {
      return Number((await publicClient.getBlock()).timestamp);
    },
    /** Resolves with what the call returned, as its events or else its simulation tell, once it is mined. */
    async done<Result>(submitted: Promise<Submitted<Result>>): Promise<Result> {
      const sent = await submitted;
      const result = await followTransaction(publicClient, sent, { pollMs: 20 });
      if (result.kind !== "confirmed") throw new Error(`The transaction was ${result.kind}.`);
      return sent.returned?.(result.receipt) ?? sent.simulated;
    },
    /** A transaction that does nothing but exist. */
    async transfer(nonce: number, gasPrice: bigint, value = 1n): Promise<Hex> {
      const account = accountOf("eli");
      const client = createWalletClient({ account, transport });
      const to = account.address;
      return client.sendTransaction({ chain: null, to, value, nonce, gasPrice, gas: 21_000n });
    },
  };
}

export type ExchangeHarness = Awaited<ReturnType<typeof startExchangeHarness>>;
