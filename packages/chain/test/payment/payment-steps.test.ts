// The steps that a screen asks for, carried out one by one as the transaction engine does.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testOrder, testSettlement } from "@tenora/testing/market/agreements";
import { erc20Abi, type Hex } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paymentSteps, type ScreenPayment } from "../../src/payment/payment-steps.ts";
import { chainClient } from "../../src/transaction/chain-client.ts";
import { encodeCall } from "../../src/transaction/contract-call.ts";
import { simulateCall } from "../../src/transaction/simulate-calls.ts";
import { signMessage } from "../../src/typed-data/signable-message.ts";
import { type ExchangeHarness, startExchangeHarness } from "../support/exchange-harness.ts";
import { coin, listSample } from "../support/sample-listing.ts";

let harness: ExchangeHarness;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "payment-steps-"));
  harness = await startExchangeHarness(folder);
}, 120_000);

afterAll(async () => {
  await harness?.chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

const balanceOf = (token: Hex, owner: Hex) =>
  harness.publicClient.readContract({
    address: token,
    abi: erc20Abi,
    functionName: "balanceOf",
    args: [owner],
  });

/** Carries the steps out and tells their kinds and what was paid. */
async function carryOut(payment: Omit<ScreenPayment, "payer">) {
  const { account, sender } = harness.as("dara");
  const request = harness.publicClient.request as Parameters<typeof chainClient>[0];
  const client = chainClient(request);
  const before = await balanceOf(payment.token, account.address);
  const { steps } = await paymentSteps(client, harness.deployment, {
    ...payment,
    payer: account.address,
  });
  const done: string[] = [];
  const signatures: Record<string, Hex> = {};
  for (const step of steps) {
    if (step.kind === "sign") signatures[step.name] = await signMessage(account, step.message);
    else if ((await step.isNeeded?.()) === false) continue;
    else {
      const call = step.call(signatures);
      await simulateCall(client, account.address, call);
      const { to, data } = encodeCall(call);
      const hash = await sender.walletClient.sendTransaction({ to, data, chain: null });
      await harness.publicClient.waitForTransactionReceipt({ hash });
    }
    done.push(step.kind === "sign" ? `sign ${step.message.typedData.primaryType}` : step.label);
  }
  const allowance = await harness.publicClient.readContract({
    address: payment.token,
    abi: erc20Abi,
    functionName: "allowance",
    args: [account.address, harness.deployment.exchange],
  });
  return { done, paid: before - (await balanceOf(payment.token, account.address)), allowance };
}

test.each([
  ["USDC", ["sign ReceiveWithAuthorization", "Buy"]],
  ["USDT", ["Approve exactly 380.00 USDT", "Buy"]],
] as const)("payment steps: %s buys units and leaves no allowance", async (symbol, expected) => {
  const token = coin(harness, symbol);
  const listing = await listSample(harness, `steps ${symbol}`, { token });
  const order = await testOrder(harness, listing, 4);
  const payment = { token, amount: order.maxCost, intent: { action: "buy", order } } as const;
  const { done, paid, allowance } = await carryOut(payment);
  expect(done).toEqual(expected);
  expect(paid).toBe(order.maxCost);
  expect(allowance).toBe(0n);
});

test.each([
  ["USDC", ["sign ReceiveWithAuthorization", "Pay"]],
  ["USDT", ["Approve exactly 500.00 USDT", "Pay", "Remove any unused approval"]],
] as const)(
  "payment steps: %s pays what is due and leaves no allowance",
  async (symbol, expected) => {
    const token = coin(harness, symbol);
    const listing = await listSample(harness, `due ${symbol}`, { token, minUnits: 4 });
    const order = await testOrder(harness, listing, 10);
    await carryOut({ token, amount: order.maxCost, intent: { action: "buy", order } });
    // 1,050 are the face: a second payment finds less due than it offers.
    const settle = async (amount: bigint) => {
      const settlement = await testSettlement(harness, listing, amount);
      const deadline = BigInt((await harness.now()) + 3_600);
      return carryOut({ token, amount, intent: { action: "settle", ...settlement, deadline } });
    };
    await settle(900_000_000n);
    const { done, paid, allowance } = await settle(500_000_000n);
    expect(done).toEqual(expected);
    expect(paid).toBe(150_000_000n);
    expect(allowance).toBe(0n);
  },
);
