// What becomes of a transaction, on a real chain: replaced by a higher fee, dropped, reorganised away.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseGwei } from "viem";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ChainReader, followTransaction } from "../src/exchange/follow-transaction.ts";
import { type Stand, startStand } from "./stand.ts";

let stand: Stand;
let folder: string;
let from: `0x${string}`;
let nonce: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "follow-"));
  stand = await startStand(folder);
  from = stand.as("di").account.address;
}, 120_000);

afterAll(async () => {
  await stand?.chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  await stand.testClient.setAutomine(true);
  nonce = await stand.publicClient.getTransactionCount({ address: from });
});

const quick = { pollMs: 20, unknownPolls: 3 };

/** The chain itself; counts what was asked, so that a test knows how far the following has come. */
function watched() {
  const asked = { receipts: 0, pending: 0 };
  const { publicClient } = stand;
  const reader: ChainReader = {
    async getTransactionReceipt(args) {
      const receipt = await publicClient.getTransactionReceipt(args);
      asked.receipts++;
      return receipt;
    },
    getTransaction: (args) => publicClient.getTransaction(args),
    getTransactionCount(args) {
      if (args.blockTag === "pending") asked.pending++;
      return publicClient.getTransactionCount(args);
    },
    getBlockNumber: (args) => publicClient.getBlockNumber(args),
  };
  return { asked, reader };
}

test("replaced by a higher fee: not given up while the other one waits, replaced once it is mined", async () => {
  await stand.testClient.setAutomine(false);
  const hash = await stand.transfer(nonce, parseGwei("2"));
  await stand.transfer(nonce, parseGwei("9"), 2n);
  const { asked, reader } = watched();
  const fate = followTransaction(reader, { hash, from, nonce }, quick);
  await expect.poll(() => asked.pending, { timeout: 20_000 }).toBeGreaterThan(2);
  await stand.testClient.mine({ blocks: 1 });
  expect((await fate).kind).toBe("replaced");
});

test("dropped from the pool with its nonce free", async () => {
  await stand.testClient.setAutomine(false);
  const hash = await stand.transfer(nonce, parseGwei("2"));
  await stand.testClient.dropTransaction({ hash });
  const fate = await followTransaction(stand.publicClient, { hash, from, nonce }, quick);
  expect(fate.kind).toBe("dropped");
});

test("reorganised into another block: told, and confirmed there", async () => {
  const hash = await stand.transfer(nonce, parseGwei("5"));
  const before = await stand.publicClient.waitForTransactionReceipt({ hash });
  const raw = await rawTransaction(hash);
  const { asked, reader } = watched();
  const onReorganised = vi.fn();
  const patience = { ...quick, unknownPolls: 1_000, confirmations: 3, onReorganised };
  const fate = followTransaction(reader, { hash, from, nonce }, patience);
  await expect.poll(() => asked.receipts, { timeout: 20_000 }).toBeGreaterThan(0);
  await stand.testClient.mine({ blocks: 1 });
  await reorganise(2, [[raw, 1]]);
  await expect.poll(() => onReorganised.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await stand.testClient.mine({ blocks: 3 });
  const end = await fate;
  if (end.kind !== "confirmed") throw new Error(end.kind);
  expect(end.receipt.blockHash).not.toBe(before.blockHash);
});

test("reorganised away for good: told, then dropped", async () => {
  const hash = await stand.transfer(nonce, parseGwei("5"));
  const { asked, reader } = watched();
  const onReorganised = vi.fn();
  const patience = { ...quick, confirmations: 50, onReorganised };
  const fate = followTransaction(reader, { hash, from, nonce }, patience);
  await expect.poll(() => asked.receipts, { timeout: 20_000 }).toBeGreaterThan(0);
  await reorganise(1, []);
  expect((await fate).kind).toBe("dropped");
  expect(onReorganised).toHaveBeenCalledTimes(1);
});

async function rawTransaction(hash: string): Promise<string> {
  const params = [hash];
  return (await stand.publicClient.request({
    method: "eth_getRawTransactionByHash",
    params,
  } as never)) as string;
}

async function reorganise(depth: number, blocks: readonly (readonly [string, number])[]) {
  await stand.testClient.request({ method: "anvil_reorg", params: [depth, blocks] } as never);
}
