import type { TransactionReceipt } from "viem";
import { expect, test, vi } from "vitest";
import { type ChainReader, followTransaction } from "./follow-transaction.ts";

const sent = {
  hash: "0xaa",
  from: "0x0000000000000000000000000000000000000001",
  nonce: 7,
} as const;
const quick = { pollMs: 0, unknownPolls: 3 };
const missing = (name: string) => Promise.reject(Object.assign(new Error(), { name }));

const transfer = {
  nonce: 7,
  to: "0x0000000000000000000000000000000000000002",
  input: "0xabcd",
  value: 0n,
} as const;
type MinedTransfer = Awaited<ReturnType<ChainReader["getBlock"]>>["transactions"][number];

function receipt(blockNumber: bigint, blockHash = "0xb1", status = "success") {
  return Promise.resolve({ blockNumber, blockHash, status } as TransactionReceipt);
}

/** A chain that answers from scripts; the last answer is repeated. */
function chain(script: {
  receipts?: (() => Promise<TransactionReceipt>)[];
  known?: boolean;
  count?: number;
  heads?: bigint[];
  /** The transactions of every block. */
  mined?: MinedTransfer[];
}): ChainReader {
  const receipts = [...(script.receipts ?? [() => missing("TransactionReceiptNotFoundError")])];
  const heads = [...(script.heads ?? [10n])];
  return {
    getTransactionReceipt: () => nextOf(receipts)(),
    getTransaction: () =>
      script.known ? Promise.resolve(transfer) : missing("TransactionNotFoundError"),
    getTransactionCount: () => Promise.resolve(script.count ?? 7),
    getBlockNumber: () => Promise.resolve(nextOf(heads)),
    getBlock: () => Promise.resolve({ transactions: script.mined ?? [] }),
  };
}

function nextOf<T>(script: T[]): T {
  return (script.length > 1 ? script.shift() : script[0]) as T;
}

test("transaction result: a mined transaction is confirmed after the requested number of blocks", async () => {
  const heads = [10n, 11n, 12n];
  const reader = chain({ receipts: [() => receipt(10n)], heads });
  const count = vi.spyOn(reader, "getBlockNumber");
  const result = await followTransaction(reader, sent, { ...quick, confirmations: 3 });
  expect(result.kind).toBe("confirmed");
  expect(count).toHaveBeenCalledTimes(3);
});

test("transaction result: a reverted transaction has failed", async () => {
  const reader = chain({ receipts: [() => receipt(10n, "0xb1", "reverted")] });
  expect((await followTransaction(reader, sent, quick)).kind).toBe("failed");
});

test("transaction result: unknown with its nonce unused is dropped", async () => {
  expect((await followTransaction(chain({ count: 7 }), sent, quick)).kind).toBe("dropped");
});

test("transaction result: unknown with its nonce used by nothing we can find is replaced", async () => {
  expect((await followTransaction(chain({ count: 8 }), sent, quick)).kind).toBe("replaced");
});

test("transaction result: a reorganisation is reported and followed to the new block", async () => {
  const onReorganised = vi.fn();
  const reader = chain({
    receipts: [
      () => receipt(10n, "0xb1"),
      () => missing("TransactionReceiptNotFoundError"),
      () => receipt(11n, "0xc1"),
    ],
    known: true,
    heads: [10n, 12n],
  });
  const options = { ...quick, confirmations: 2, onReorganised };
  const result = await followTransaction(reader, sent, options);
  expect(result.kind === "confirmed" && result.receipt.blockHash).toBe("0xc1");
  expect(onReorganised).toHaveBeenCalledTimes(1);
});

test("transaction result: rejects when the node does not answer", async () => {
  const reader = chain({ receipts: [() => missing("HttpRequestError")] });
  await expect(followTransaction(reader, sent, quick)).rejects.toThrow();
});
