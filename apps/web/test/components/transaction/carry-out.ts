import { localAccount } from "@tenora/chain/deployment/local-account";
import { listingQuery } from "@tenora/chain/read/listings";
import { readQuery } from "@tenora/chain/read/query";
import { type ChainClient, chainClient } from "@tenora/chain/transaction/chain-client";
import { encodeCall } from "@tenora/chain/transaction/contract-call";
import { gasLimit } from "@tenora/chain/transaction/gas-limit";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import {
  type LocalExchange,
  openLocalExchange,
} from "@tenora/demonstration/exchange/local-exchange";
import { type PersonaName, persona } from "@tenora/domain/demo/personas";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { erc20Abi } from "viem";
import { afterAll, beforeAll, expect } from "vitest";
import type { BuildIntent, Hex, IntentContext } from "~/transaction/state/transaction-intent";

/** A chain with the exchange, where people carry intents out as the engine does. */
export function prepareExchange() {
  let chain: TestExchange;
  let exchange: LocalExchange;
  let client: ChainClient;
  beforeAll(async () => {
    chain = await startExchange();
    exchange = await openLocalExchange(chain.rpcUrl, chain.deployment);
    client = chainClient(({ method, params = [] }) => chain.rpc(method, ...params));
  }, 120_000);
  afterAll(() => chain?.stop());

  const contextOf = (name: PersonaName): IntentContext => ({
    account: persona(name).address,
    chainId: 17_000,
    client,
    deployment: chain.deployment,
    isRelaying: false,
  });

  const balanceOf = (token: Hex, name: PersonaName) =>
    client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: "balanceOf",
      args: [persona(name).address],
    });

  /** Resolves with what the account has more of the token afterwards, and with its allowance. */
  async function carryOut(name: PersonaName, token: Hex, build: BuildIntent) {
    const before = await balanceOf(token, name);
    const intent = await build(contextOf(name));
    const { account } = persona(name);
    const signatures: Record<string, Hex> = {};
    for (const step of intent.steps) {
      if (step.kind === "sign")
        signatures[step.name] = await signMessage(localAccount(account), step.message);
      if (step.kind !== "call" || (await step.isNeeded?.()) === false) continue;
      const { to, data } = encodeCall(step.call(signatures));
      const { publicClient, walletClient } = exchange.sender(account);
      const gas = gasLimit(
        await publicClient.estimateGas({ account: walletClient.account, to, data }),
      );
      const hash = await walletClient.sendTransaction({ to, data, gas, chain: null });
      const receipt = await exchange.publicClient.waitForTransactionReceipt({ hash });
      expect(receipt.status).toBe("success");
    }
    const allowance = await client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: "allowance",
      args: [persona(name).address, chain.deployment.exchange],
    });
    return { intent, allowance, change: (await balanceOf(token, name)) - before };
  }

  return {
    get chain() {
      return chain;
    },
    get exchange() {
      return exchange;
    },
    contextOf,
    balanceOf,
    carryOut,
    /** The listing as the chain says now. */
    read: async (listing: bigint) =>
      (await readQuery(client, listingQuery(chain.deployment, listing))).result,
  };
}
