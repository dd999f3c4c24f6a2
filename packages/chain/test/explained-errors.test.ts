// What a real chain and its node answer, in the words that people read.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testOrder } from "@tenora/testing/market/agreements";
import { createPublicClient, createWalletClient, http, parseEther, parseGwei } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { approveToken } from "../src/exchange/account.ts";
import { buyNotes } from "../src/exchange/note.ts";
import { testUSDTAbi } from "../src/generated/test-usdt.ts";
import { explainError } from "../src/transaction/errors.ts";
import { simulateAndSend } from "../src/transaction/simulate-and-send.ts";
import { type ExchangeHarness, startExchangeHarness } from "./support/exchange-harness.ts";
import { coin, listSample, money } from "./support/sample-listing.ts";

let harness: ExchangeHarness;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "explained-errors-"));
  harness = await startExchangeHarness(folder);
}, 120_000);

afterAll(async () => {
  await harness?.chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => harness.testClient.setAutomine(true));

/** The words for what a request rejects with; null when it succeeds. */
function explained(request: Promise<unknown>) {
  const { stablecoins } = harness.deployment;
  return request.then(
    () => null,
    (error: unknown) => explainError(error, { stablecoins }),
  );
}

/** A new wallet that can pay fees and holds no coin; every persona is given coins. */
async function walletWithoutCoins() {
  const account = privateKeyToAccount(generatePrivateKey());
  await harness.testClient.setBalance({ address: account.address, value: parseEther("1") });
  const transport = http(harness.chain.rpcUrl);
  const walletClient = createWalletClient({ account, transport });
  return { publicClient: harness.publicClient, walletClient };
}

test("explained errors: a buyer without money is told to look at their own wallet", async () => {
  const token = coin(harness, "USDT");
  const listing = await listSample(harness, "poor", { token });
  const sender = await walletWithoutCoins();
  const { exchange } = harness.deployment;
  const approval = { spender: exchange, amount: money("95") };
  await harness.done(approveToken(sender, token, approval));
  const order = await testOrder(harness, listing, 1);
  expect(await explained(buyNotes(sender, exchange, order))).toEqual({
    code: "Exchange_TransferFailed",
    sentence: "Your wallet couldn't pay 95.00 USDT.",
    nextStep:
      "Check that your wallet holds 95.00 USDT, that the exchange may take it, and that the token's issuer hasn't blocked your wallet.",
  });
});

test("explained errors: a seller whose account delegates to a contract (EIP-7702) is told why they can't sign", async () => {
  const { testClient, deployment } = harness;
  const { address } = harness.as("ben").account;
  const bytecode = `0xef0100${deployment.exchange.slice(2).toLowerCase()}` as const;
  await testClient.setCode({ address, bytecode });
  expect(await explained(listSample(harness, "delegated"))).toMatchObject({
    code: "Exchange_BadSignature",
    sentence: expect.stringContaining("that wallet runs a contract that doesn't confirm it"),
    nextStep: expect.stringContaining("smart account (EIP-7702), they can switch that off"),
  });
  await testClient.setCode({ address, bytecode: "0x" });
  expect(await explained(listSample(harness, "delegated"))).toBeNull();
});

test("explained errors: a token's own error and a stale approval have their words", async () => {
  const sender = await walletWithoutCoins();
  const token = coin(harness, "USDT");
  const transfer = { address: token, abi: testUSDTAbi, functionName: "transfer" } as const;
  const moved = simulateAndSend(sender, { ...transfer, args: [harness.deployment.exchange, 1n] });
  expect(await explained(moved)).toMatchObject({ code: "TestUSDT_TooLow" });
  await harness.done(approveToken(sender, token, { spender: coin(harness), amount: 1n }));
  const again = approveToken(sender, token, { spender: coin(harness), amount: 2n });
  expect(await explained(again)).toMatchObject({
    code: "TestUSDT_ApproveRace",
    nextStep: "Reset the approval to zero, then approve the new amount.",
  });
});

test("explained errors: a wallet without ETH for the fee is told so", async () => {
  const account = privateKeyToAccount(generatePrivateKey());
  const transport = http(harness.chain.rpcUrl);
  const walletClient = createWalletClient({ account, transport });
  const sent = walletClient.sendTransaction({ chain: null, to: account.address, value: 1n });
  expect(await explained(sent)).toMatchObject({ code: "INSUFFICIENT_FUNDS" });
});

test("explained errors: a used nonce, a cheap replacement and a fee below the base fee", async () => {
  const { address } = harness.as("eli").account;
  const nonce = await harness.publicClient.getTransactionCount({ address });
  expect(await explained(harness.transfer(nonce - 1, parseGwei("5")))).toMatchObject({
    code: "NONCE_TOO_LOW",
  });
  expect(await explained(harness.transfer(nonce, 1n))).toMatchObject({ code: "FEE_TOO_LOW" });
  await harness.testClient.setAutomine(false);
  await harness.transfer(nonce, parseGwei("5"));
  expect(await explained(harness.transfer(nonce, parseGwei("5"), 2n))).toMatchObject({
    code: "REPLACEMENT_UNDERPRICED",
  });
  expect(await explained(harness.transfer(nonce, parseGwei("5")))).toMatchObject({
    code: "ALREADY_SENT",
  });
});

test("explained errors: a node that doesn't answer is named, not the contract", async () => {
  const client = createPublicClient({ transport: http("http://127.0.0.1:9", { retryCount: 0 }) });
  expect(await explained(client.getBlockNumber())).toMatchObject({ code: "NODE_UNREACHABLE" });
});
