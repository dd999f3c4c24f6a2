import { createPublicClient, createWalletClient, http, zeroAddress } from "viem";
import { mnemonicToAccount } from "viem/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deployExchange } from "../src/deployment/deploy-exchange.ts";
import { exchangeRegistryAbi } from "../src/generated/exchange-registry.ts";
import { receivableExchangeAbi } from "../src/generated/receivable-exchange.ts";
import { type LocalChain, startLocalChain } from "./support/local-chain.ts";

const account = mnemonicToAccount("test test test test test test test test test test test junk");
const admin = "0x00000000000000000000000000000000000000a1";
let chains: LocalChain[];

beforeAll(async () => {
  chains = [await startLocalChain(), await startLocalChain()];
});
afterAll(() => Promise.all(chains?.map((chain) => chain.stop()) ?? []));

function deployOn(chain: LocalChain | undefined) {
  const transport = http(chain?.rpcUrl);
  const publicClient = createPublicClient({ transport });
  const deployer = { publicClient, walletClient: createWalletClient({ account, transport }) };
  return deployExchange(deployer, {
    admin,
    feeRecipient: admin,
    attestors: [admin],
    pausers: [admin],
    delay: 172_800,
    stablecoins: null,
  });
}

test("deployment: the same addresses on two chains; a second run sends nothing; the deployer loses every right", async () => {
  const first = await deployOn(chains[0]);
  const second = await deployOn(chains[1]);
  expect({ ...second, fromBlock: 0 }).toEqual({ ...first, fromBlock: 0 });
  const client = createPublicClient({ transport: http(chains[0]?.rpcUrl) });
  const before = await client.getTransactionCount({ address: account.address });
  expect((await deployOn(chains[0])).exchange).toBe(first.exchange);
  expect(await client.getTransactionCount({ address: account.address })).toBe(before);

  const registry = { address: first.registry, abi: exchangeRegistryAbi } as const;
  expect(await client.readContract({ ...registry, functionName: "deployer" })).toBe(zeroAddress);
  expect((await client.readContract({ ...registry, functionName: "admin" })).toLowerCase()).toBe(
    admin,
  );
  expect(await client.readContract({ ...registry, functionName: "delay" })).toBe(172_800n);
  for (const [register, member] of [
    [0, admin],
    [2, first.stablecoins[0]?.address ?? admin],
    [3, first.gates.link],
    [4, first.rewards],
  ] as const)
    expect(
      await client.readContract({
        ...registry,
        functionName: "isMember",
        args: [register, member],
      }),
    ).toBe(true);
  expect(
    await client.readContract({
      address: first.exchange,
      abi: receivableExchangeAbi,
      functionName: "registry",
    }),
  ).toBe(first.registry);
});
