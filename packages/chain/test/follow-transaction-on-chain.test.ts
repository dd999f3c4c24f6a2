// The results of transactions on a real chain: replaced by a higher fee, dropped, reorganised away.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseGwei } from "viem";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ChainReader, followTransaction } from "../src/transaction/follow-transaction.ts";
import { type ExchangeHarness, startExchangeHarness } from "./support/exchange-harness.ts";

let harness: ExchangeHarness;
let folder: string;
let from: `0x${string}`;
let nonce: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "follow-"));
  harness = await startExchangeHarness(folder);
  from = harness.as("eli").account.address;
}, 120_000);

afterAll(async () => {
  await harness?.chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  // Automine takes what the last test left behind, whose nonce would then be counted too early.
  await harness.testClient.request<{ Parameters: []; ReturnType: unknown }>({
    method: "anvil_dropAllTransactions",
    params: [],
  });
  await harness.testClient.setAutomine(true);
  nonce = await harness.publicClient.getTransactionCount({ address: from });
});

const quick = { pollMs: 20, unknownPolls: 3 };

/** The chain itself; counts its requests, so that a test knows how far `followTransaction` is. */
function countingReader() {
  const asked = { receipts: 0, transactions: 0, pending: 0 };
  const { publicClient } = harness;
  const reader: ChainReader = {
    async getTransactionReceipt(args) {
      const receipt = await publicClient.getTransactionReceipt(args);
      asked.receipts++;
      return receipt;
    },
    async getTransaction(args) {
      const found = await publicClient.getTransaction(args);
      asked.transactions++;
      return found;
    },
    getTransactionCount(args) {
      if (args.blockTag === "pending") asked.pending++;
      return publicClient.getTransactionCount(args);
    },
    getBlockNumber: (args) => publicClient.getBlockNumber(args),
    getBlock: (args) => publicClient.getBlock(args),
  };
  return { asked, reader };
}

test("transaction result: still open while its replacement is pending, replaced once that is mined", async () => {
  await harness.testClient.setAutomine(false);
  const hash = await harness.transfer(nonce, parseGwei("2"));
  const call = { to: from, data: "0x", value: 1n } as const;
  await harness.transfer(nonce, parseGwei("9"), 2n);
  const { asked, reader } = countingReader();
  const result = followTransaction(reader, { hash, from, nonce, call }, quick);
  await expect.poll(() => asked.pending, { timeout: 20_000 }).toBeGreaterThan(2);
  await harness.testClient.mine({ blocks: 1 });
  expect(await result).toEqual({ kind: "replaced", how: "other" });
});

test("transaction result: the same call at a higher fee is confirmed with its own receipt", async () => {
  await harness.testClient.setAutomine(false);
  const hash = await harness.transfer(nonce, parseGwei("2"));
  const { asked, reader } = countingReader();
  const result = followTransaction(reader, { hash, from, nonce }, quick);
  await expect.poll(() => asked.transactions, { timeout: 20_000 }).toBeGreaterThan(0);
  const faster = await harness.transfer(nonce, parseGwei("9"));
  await harness.testClient.mine({ blocks: 3 });
  const end = await result;
  expect(end.kind === "confirmed" && end.receipt.transactionHash).toBe(faster);
});

test("transaction result: an empty payment to oneself under the same nonce is a cancellation", async () => {
  await harness.testClient.setAutomine(false);
  const hash = await harness.transfer(nonce, parseGwei("2"));
  const sinceBlock = await harness.publicClient.getBlockNumber();
  await harness.transfer(nonce, parseGwei("9"), 0n);
  await harness.testClient.mine({ blocks: 40 });
  const result = await followTransaction(
    harness.publicClient,
    { hash, from, nonce, sinceBlock },
    quick,
  );
  expect(result).toEqual({ kind: "replaced", how: "cancelled" });
});

test("transaction result: a wallet that chose another nonce is followed under that one", async () => {
  await harness.testClient.setAutomine(false);
  const hash = await harness.transfer(nonce, parseGwei("2"));
  const { asked, reader } = countingReader();
  const result = followTransaction(reader, { hash, from, nonce: nonce - 1 }, quick);
  await expect.poll(() => asked.transactions, { timeout: 20_000 }).toBeGreaterThan(0);
  await harness.testClient.dropTransaction({ hash });
  expect((await result).kind).toBe("dropped");
});

test("transaction result: following ends when it is aborted", async () => {
  await harness.testClient.setAutomine(false);
  const hash = await harness.transfer(nonce, parseGwei("2"));
  const stop = new AbortController();
  const options = { pollMs: 60_000, signal: stop.signal };
  const result = followTransaction(harness.publicClient, { hash, from, nonce }, options);
  stop.abort(new Error("The page was closed."));
  await expect(result).rejects.toThrow("The page was closed.");
});

test("transaction result: dropped once no node knows it and its nonce is unused", async () => {
  await harness.testClient.setAutomine(false);
  const hash = await harness.transfer(nonce, parseGwei("2"));
  await harness.testClient.dropTransaction({ hash });
  const result = await followTransaction(harness.publicClient, { hash, from, nonce }, quick);
  expect(result.kind).toBe("dropped");
});

test("transaction result: reports a reorganisation and confirms in the new block", async () => {
  const hash = await harness.transfer(nonce, parseGwei("5"));
  const before = await harness.publicClient.waitForTransactionReceipt({ hash });
  const raw = await rawTransaction(hash);
  const { asked, reader } = countingReader();
  const onReorganised = vi.fn();
  const options = { ...quick, unknownPolls: 1_000, confirmations: 3, onReorganised };
  const result = followTransaction(reader, { hash, from, nonce }, options);
  await expect.poll(() => asked.receipts, { timeout: 20_000 }).toBeGreaterThan(0);
  await harness.testClient.mine({ blocks: 1 });
  await reorganise(2, [[raw, 1]]);
  await expect.poll(() => onReorganised.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await harness.testClient.mine({ blocks: 3 });
  const end = await result;
  if (end.kind !== "confirmed") throw new Error(end.kind);
  expect(end.receipt.blockHash).not.toBe(before.blockHash);
});

test("transaction result: reports a reorganisation and drops what never returns", async () => {
  const hash = await harness.transfer(nonce, parseGwei("5"));
  const { asked, reader } = countingReader();
  const onReorganised = vi.fn();
  const options = { ...quick, confirmations: 50, onReorganised };
  const result = followTransaction(reader, { hash, from, nonce }, options);
  await expect.poll(() => asked.receipts, { timeout: 20_000 }).toBeGreaterThan(0);
  await reorganise(1, []);
  expect((await result).kind).toBe("dropped");
  expect(onReorganised).toHaveBeenCalledTimes(1);
});

async function rawTransaction(hash: string): Promise<string> {
  return harness.publicClient.request<{ Parameters: [hash: string]; ReturnType: string }>({
    method: "eth_getRawTransactionByHash",
    params: [hash],
  });
}

async function reorganise(depth: number, blocks: readonly (readonly [string, number])[]) {
  await harness.testClient.request<{ Parameters: unknown[]; ReturnType: unknown }>({
    method: "anvil_reorg",
    params: [depth, blocks],
  });
}
