import { localAccount } from "@tenora/chain/deployment/local-account";
import { type LocalExchange, openLocalExchange } from "@tenora/chain/history/local-exchange";
import { listingQuery } from "@tenora/chain/read/listings";
import { readQuery } from "@tenora/chain/read/query";
import { type ChainClient, chainClient } from "@tenora/chain/transaction/chain-client";
import { encodeCall } from "@tenora/chain/transaction/contract-call";
import { signMessage } from "@tenora/chain/typed-data/signable-message";
import { type PersonaName, persona } from "@tenora/domain/demo/personas";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { erc20Abi } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuildIntent, Hex, IntentContext } from "~/transaction/state/transaction-intent";
import { fundedReceivable } from "../testing/funded-receivable.ts";
import { claimIntent } from "./claim-intent.ts";
import { payIntent } from "./pay-intent.ts";

const day = 86_400;
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
});

const balanceOf = (token: Hex, name: PersonaName) =>
  client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: "balanceOf",
    args: [persona(name).address],
  });

const dueOf = async (listing: bigint) =>
  (await readQuery(client, listingQuery(chain.deployment, listing))).result;

/** Builds an intent and carries its steps out as the engine does. */
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
    const { walletClient } = exchange.sender(account);
    const hash = await walletClient.sendTransaction({ to, data, chain: null } as never);
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

const kinds = (intent: Awaited<ReturnType<BuildIntent>>) => intent.steps.map(({ kind }) => kind);

test("payment: a customer pays a part with USDT and the rest, and no allowance remains", async () => {
  const { listing, coin } = await fundedReceivable(exchange, "in parts", "USDT");
  const part = await carryOut("Cleo", coin.address, (context) =>
    payIntent(context, { listing, amount: 400_000_000n }),
  );
  expect(part.change).toBe(-400_000_000n);
  expect(part.allowance).toBe(0n);
  const rest = await carryOut("Cleo", coin.address, (context) =>
    payIntent(context, { listing, amount: "total" }),
  );
  expect(rest.change).toBe(-650_000_000n);
  expect(rest.allowance).toBe(0n);
  expect(await dueOf(listing)).toMatchObject({ status: "settled", due: { total: 0n } });
  const again = payIntent(contextOf("Cleo"), { listing, amount: "total" });
  await expect(again).rejects.toThrow("It's already paid in full.");
});

test("payment: more than is due is never taken", async () => {
  const { listing, coin } = await fundedReceivable(exchange, "too much", "USDC");
  const { intent, change } = await carryOut("Cleo", coin.address, (context) =>
    payIntent(context, { listing, amount: 5_000_000_000n }),
  );
  expect(kinds(intent)).toEqual(["sign", "call"]);
  expect(change).toBe(-1_050_000_000n);
});

test("payment: while the late fee rises one signature pays all that investors are owed", async () => {
  const { listing, note, coin, maturity } = await fundedReceivable(exchange, "late", "USDC");
  await exchange.moveTo(maturity + 15 * day);
  expect(await dueOf(listing)).toMatchObject({ status: "late" });
  const { intent, change } = await carryOut("Ben", coin.address, (context) =>
    payIntent(context, { listing, amount: "holders" }),
  );
  expect(kinds(intent)).toEqual(["sign", "call"]);
  // The reserve isn't paid yet, so the exchange takes all that was signed for.
  expect(intent.summary[0]).toEqual({ label: "You pay", value: formatAmount(-change, coin) });
  expect(intent.risks?.join()).not.toContain("stays yours");
  // 1,000 at 12% a year over ten days are 3.287671.
  expect(-change).toBeGreaterThanOrEqual(1_003_287_671n);
  expect(-change).toBeLessThan(1_003_400_000n);
  expect(await dueOf(listing)).toMatchObject({ status: "settled", due: { repayment: 0n } });

  const collect: BuildIntent = (context) => claimIntent(context, [note]);
  const claimed = await carryOut("Dara", coin.address, collect);
  expect(claimed.change).toBeGreaterThanOrEqual(1_003_287_671n);
  await expect(collect(contextOf("Dara"))).rejects.toThrow("There's nothing to collect right now.");
});

test("collect all: several notes in two stablecoins are paid in one transaction", async () => {
  const one = await fundedReceivable(exchange, "all, one", "USDC");
  const other = await fundedReceivable(exchange, "all, other", "USDT");
  for (const { listing, coin } of [one, other])
    await carryOut("Cleo", coin.address, (context) =>
      payIntent(context, { listing, amount: 100_000_000n }),
    );
  const before = await balanceOf(other.coin.address, "Dara");
  const { intent, change } = await carryOut("Dara", one.coin.address, (context) =>
    claimIntent(context, [one.note, other.note]),
  );
  expect(intent.steps).toHaveLength(1);
  expect(intent.success).toBe("100.00 USDC and 100.00 USDT are in your wallet.");
  expect(change).toBe(100_000_000n);
  expect((await balanceOf(other.coin.address, "Dara")) - before).toBe(100_000_000n);
});
