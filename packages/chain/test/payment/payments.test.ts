// Paying with USDC and USDT on a chain: what each step needs, and that no allowance stays behind.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTestListing, testOrder, testSettlement } from "@tenora/testing/market/agreements";
import { createPublicClient, erc20Abi, http, maxUint256 } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { approveToken } from "../../src/exchange/account.ts";
import { endSale, releaseProceeds, settleReceivable } from "../../src/exchange/listing.ts";
import { performPayment } from "../../src/payment/perform-payment.ts";
import { readPaymentFacts } from "../../src/payment/read-payment-facts.ts";
import type { Submitted } from "../../src/transaction/simulate-and-send.ts";
import { askMessage } from "../../src/typed-data/ask-message.ts";
import { signMessage } from "../../src/typed-data/signable-message.ts";
import { type ExchangeHarness, startExchangeHarness } from "../support/exchange-harness.ts";
import { coin, listSample, money } from "../support/sample-listing.ts";

let harness: ExchangeHarness;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "payments-"));
  harness = await startExchangeHarness(folder);
}, 120_000);

afterAll(async () => {
  await harness?.chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Person = "ben" | "dara" | "cleo" | "olga";
type Symbol = "USDC" | "USDT";

function allowance(name: Person, symbol: Symbol) {
  return harness.publicClient.readContract({
    address: coin(harness, symbol),
    abi: erc20Abi,
    functionName: "allowance",
    args: [harness.as(name).account.address, harness.deployment.exchange],
  });
}

function approve(name: Person, symbol: Symbol, amount: bigint) {
  const approval = { spender: harness.deployment.exchange, amount };
  return harness.done(approveToken(harness.as(name).sender, coin(harness, symbol), approval));
}

/** Pays, and tells how many transactions the payer sent. */
async function pay(name: Person, payment: Parameters<typeof performPayment>[2]) {
  const { account, sender } = harness.as(name);
  const { publicClient, deployment } = harness;
  const before = await publicClient.getTransactionCount({ address: account.address });
  const confirm = <T>(submitted: Submitted<T>) => harness.done(Promise.resolve(submitted));
  const payer = { sender, signer: account, confirm };
  const result = await performPayment(payer, deployment, payment);
  const after = await publicClient.getTransactionCount({ address: account.address });
  return { result, transactions: after - before };
}

async function purchase(listing: bigint, units: number) {
  const order = await testOrder(harness, listing, units);
  return { token: order.token, amount: order.maxCost, intent: { action: "buy", order } } as const;
}

async function settlement(id: bigint, amount: bigint, holdersOnly = false) {
  const { listing, terms } = await testSettlement(harness, id, amount);
  const { token } = await readTestListing(harness, id);
  const deadline = BigInt((await harness.now()) + 3_600);
  const intent = { action: "settle", listing, terms, holdersOnly, deadline } as const;
  return { token, amount, intent };
}

const facts = (name: Person, symbol: Symbol) =>
  readPaymentFacts(harness.publicClient, {
    token: coin(harness, symbol),
    payer: harness.as(name).account.address,
    exchange: harness.deployment.exchange,
  });

test("payment: what a token supports is asked of the token", async () => {
  expect(await facts("dara", "USDC")).toMatchObject({
    allowance: 0n,
    payerIsContract: false,
    supports: { authorization: true, permit: true, mustResetAllowance: false },
    domain: { name: "USD Coin (test)", version: "1", chainId: 17_000 },
  });
  await approve("olga", "USDT", 5n);
  await approve("olga", "USDC", 5n);
  expect(await facts("olga", "USDT")).toMatchObject({
    allowance: 5n,
    supports: { authorization: false, permit: false, mustResetAllowance: true },
    domain: null,
  });
  expect((await facts("olga", "USDC")).supports.mustResetAllowance).toBe(false);
});

test("payment: a node that doesn't answer is not a token without signatures", async () => {
  const publicClient = createPublicClient({
    transport: http("http://127.0.0.1:9", { retryCount: 0 }),
  });
  const pair = {
    token: coin(harness),
    payer: harness.as("dara").account.address,
    exchange: harness.deployment.exchange,
  };
  await expect(readPaymentFacts(publicClient, pair)).rejects.toThrow();
});

test("payment: USDC is bought and settled with one transaction, and leaves no allowance", async () => {
  const listing = await listSample(harness, "usdc");
  const bought = await pay("dara", await purchase(listing, 10));
  expect(bought).toEqual({ result: (listing << 24n) | 1n, transactions: 1 });
  const paid = await pay("cleo", await settlement(listing, money("2000")));
  expect(paid).toEqual({ result: money("1050"), transactions: 1 });
  expect([await allowance("dara", "USDC"), await allowance("cleo", "USDC")]).toEqual([0n, 0n]);
});

test.each([
  ["none", 0n, 2],
  ["the exact sum", money("190"), 1],
  ["a smaller one", 1n, 3],
  ["a larger one", money("1000"), 3],
  ["an endless one", maxUint256, 3],
])(
  "payment: USDT buys with an earlier allowance of %s, and none is left",
  async (name, held, count) => {
    const token = coin(harness, "USDT");
    const listing = await listSample(harness, `usdt ${name}`, { token });
    await approve("dara", "USDT", held);
    const { transactions } = await pay("dara", await purchase(listing, 2));
    expect(transactions).toBe(count);
    expect(await allowance("dara", "USDT")).toBe(0n);
  },
);

test("payment: what USDT settles less than was approved, and a fill below its price, is taken back", async () => {
  const token = coin(harness, "USDT");
  const listing = await listSample(harness, "usdt settled", { token });
  const { result: note } = await pay("dara", await purchase(listing, 5));
  await harness.done(endSale(harness.as("ben").sender, harness.deployment.exchange, listing));
  await harness.done(
    releaseProceeds(harness.as("eli").sender, harness.deployment.exchange, listing),
  );
  const paid = await pay("cleo", await settlement(listing, money("9999")));
  expect(paid).toEqual({ result: money("1050"), transactions: 3 });
  expect(await allowance("cleo", "USDT")).toBe(0n);

  const deadline = BigInt((await harness.now()) + 3_600);
  const { terms, flags } = await readTestListing(harness, listing);
  const ask = {
    note,
    terms,
    token,
    price: money("450"),
    claimed: 0n,
    rewardClaimed: false,
    states: 0b11100,
    noteCounter: 0,
    counter: 0,
    expiry: Number(deadline),
  };
  const signature = await signMessage(
    harness.as("dara").account,
    askMessage(harness.deployment, ask),
  );
  const agreed = { maxCost: money("460"), minEarnings: money("500") };
  const limits = { ...agreed, states: 0b11100, flags, deadline };
  const intent = { action: "fill", ask, signature, limits } as const;
  await approve("olga", "USDT", 0n);
  const filled = await pay("olga", { token, amount: money("460"), intent });
  expect(filled).toEqual({ result: money("450"), transactions: 3 });
  expect(await allowance("olga", "USDT")).toBe(0n);
});

test("payment: an approval whose purchase fails is taken back", async () => {
  const token = coin(harness, "USDT");
  const listing = await listSample(harness, "usdt failed", { token });
  const { intent, amount } = await purchase(listing, 2);
  const order = { ...intent.order, maxCost: 1n };
  const payment = { token, amount, intent: { action: "buy", order } } as const;
  await expect(pay("dara", payment)).rejects.toThrow("more than the");
  expect(await allowance("dara", "USDT")).toBe(0n);
});

test("payment: what a late one took is told as of its own block, not of the block it was simulated on", async () => {
  const listing = await listSample(harness, "late", { face: Number(money("1000")) });
  await pay("dara", await purchase(listing, 10));
  const { exchange } = harness.deployment;
  await harness.testClient.increaseTime({ seconds: 50 * 86_400 });
  await harness.testClient.mine({ blocks: 1 });
  const funds = () =>
    harness.publicClient.readContract({
      address: coin(harness),
      abi: erc20Abi,
      functionName: "balanceOf",
      args: [harness.as("cleo").account.address],
    });
  const before = await funds();
  const now = await harness.now();
  const { sender } = harness.as("cleo");
  const { walletClient } = sender;
  // A wallet that waits for an hour, in which a fee of 12 % a year on 1,000 grows by about 0.0137. No reserve
  // pays it.
  const writeContract: typeof walletClient.writeContract = async (request) => {
    await harness.testClient.setNextBlockTimestamp({ timestamp: BigInt(now + 3_600) });
    return walletClient.writeContract(request);
  };
  const slow = { ...sender, walletClient: { ...walletClient, writeContract } };
  await approve("cleo", "USDC", money("2000"));
  const sent = await settleReceivable(
    slow,
    exchange,
    await testSettlement(harness, listing, money("2000")),
  );
  const taken = await harness.done(Promise.resolve(sent));
  expect(taken).toBe(before - (await funds()));
  expect(taken - sent.simulated).toBeGreaterThan(13_000n);
});
