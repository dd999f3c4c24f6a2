// The history of listings, from the logs of a real chain.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testOrder, testSettlement } from "@tenora/testing/market/agreements";
import { createPublicClient, http, zeroHash } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEvents } from "../src/events/backfill.ts";
import { listingTimeline } from "../src/events/listing-timeline.ts";
import { approveToken } from "../src/exchange/account.ts";
import {
  cancelListing,
  endSale,
  flagDispute,
  releaseProceeds,
  settleReceivable,
} from "../src/exchange/listing.ts";
import { buyNotes, claimNotes, refundNote } from "../src/exchange/note.ts";
import { receivableExchangeAbi } from "../src/generated/receivable-exchange.ts";
import { type ExchangeHarness, startExchangeHarness } from "./support/exchange-harness.ts";
import { type RangeLimitedNode, startRangeLimitedNode } from "./support/range-limited-node.ts";
import { coin, listSample, money } from "./support/sample-listing.ts";

let harness: ExchangeHarness;
let node: RangeLimitedNode | undefined;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "events-"));
  harness = await startExchangeHarness(folder);
  for (const name of ["dara", "eli", "cleo"] as const) {
    const approval = { spender: harness.deployment.exchange, amount: money("100000") };
    await harness.done(approveToken(harness.as(name).sender, coin(harness), approval));
  }
}, 120_000);

afterAll(async () => {
  await node?.stop();
  await harness?.chain.stop();
  rmSync(folder, { recursive: true, force: true });
});

const people = { ben: "Ben Trading", cleo: "Cleo", dara: "Dara", olga: "Olga" } as const;

function names() {
  const known = Object.entries(people).map(
    ([name, shown]) => [harness.as(name as keyof typeof people).account.address, shown] as const,
  );
  const { stablecoins } = harness.deployment;
  return { nameOf: (wallet: string) => new Map<string, string>(known).get(wallet), stablecoins };
}

async function buy(name: "dara", listing: bigint, units: number): Promise<bigint> {
  const order = await testOrder(harness, listing, units);
  return harness.done(buyNotes(harness.as(name).sender, harness.deployment.exchange, order));
}

async function everyEvent() {
  const { deployment, publicClient } = harness;
  const toBlock = await publicClient.getBlockNumber();
  return readEvents(publicClient, deployment, { fromBlock: BigInt(deployment.fromBlock), toBlock });
}

test("timeline: tells the life of a listing in words and leaves the other listing out", async () => {
  const { exchange } = harness.deployment;
  const [ben, cleo, olga] = [harness.as("ben"), harness.as("cleo"), harness.as("olga")];
  const dara = harness.as("dara").account.address;
  const now = await harness.now();
  const listing = await listSample(harness, "told");
  const other = await listSample(harness, "not told");
  const note = await buy("dara", listing, 4);
  await buy("dara", other, 1);
  await harness.done(releaseProceeds(harness.as("eli").sender, exchange, listing));
  await harness.done(endSale(ben.sender, exchange, listing));
  const dispute = { listing, disputed: true, evidence: zeroHash };
  await harness.done(flagDispute(cleo.sender, exchange, dispute));
  await harness.done(flagDispute(cleo.sender, exchange, { ...dispute, disputed: false }));
  const payment = await testSettlement(harness, listing, money("1050"));
  await harness.done(settleReceivable(cleo.sender, exchange, payment));
  await harness.done(claimNotes(olga.sender, exchange, [note]));
  const { walletClient } = harness.as("dara").sender;
  const hash = await walletClient.writeContract({
    address: exchange,
    abi: receivableExchangeAbi,
    functionName: "transferFrom",
    args: [dara, harness.as("eli").account.address, note],
    chain: null,
  });
  await harness.publicClient.waitForTransactionReceipt({ hash });

  const entries = listingTimeline(await everyEvent(), listing, names());
  const due = new Date((Math.floor(now / 86_400) + 31) * 86_400_000 - 1).toLocaleDateString(
    "en-US",
    {
      timeZone: "UTC",
      month: "short",
      day: "numeric",
      year: "numeric",
    },
  );
  expect(entries.map(({ sentence }) => sentence)).toEqual([
    `Ben Trading listed a receivable of 1,050.00 USDC: 10 units at 95.00 USDC, each repaying 100.00 USDC, due ${due}. Olga checked the documents.`,
    "Dara bought 4 of 10 units for 380.00 USDC.",
    "The receivable is funded.",
    "380.00 USDC from the sale was released to Ben Trading.",
    "Ben Trading ended the sale with 4 of 10 units sold.",
    "Cleo raised a dispute.",
    "Cleo withdrew their dispute.",
    "The receivable is settled: investors have been paid in full.",
    "Cleo paid 1,050.00 USDC: 400.00 USDC for investors and 650.00 USDC for Ben Trading.",
    "650.00 USDC was set aside for Ben Trading to withdraw.",
    "Dara collected 400.00 USDC from note 1-1.",
    expect.stringMatching(/^Dara transferred note 1-1 to 0x\w{4}\.\.\.\w{4}\.$/),
  ]);
});

test("timeline: a cancelled sale ends with its refunds", async () => {
  const { exchange } = harness.deployment;
  const [dara, olga] = [harness.as("dara"), harness.as("olga")];
  const listing = await listSample(harness, "cancelled and refunded");
  const note = await buy("dara", listing, 2);
  await harness.done(cancelListing(olga.sender, exchange, listing));
  await harness.done(refundNote(dara.sender, exchange, { note, to: dara.account.address }));
  const entries = listingTimeline(await everyEvent(), listing, names());
  expect(entries.slice(1).map(({ sentence }) => sentence)).toEqual([
    "Dara bought 2 of 10 units for 190.00 USDC.",
    "Olga cancelled the sale. Anyone who bought can get a full refund.",
    `Dara received a refund of 190.00 USDC for note ${listing}-1.`,
  ]);
});

test("backfill: reads the same events through a node that answers for 7 blocks at a time", async () => {
  const whole = await everyEvent();
  expect(whole.length).toBeGreaterThan(20);
  node = await startRangeLimitedNode(harness.chain.rpcUrl, 7);
  const publicClient = createPublicClient({ transport: http(node.url, { retryCount: 0 }) });
  const toBlock = await publicClient.getBlockNumber();
  const range = { fromBlock: 0n, toBlock, chunk: 1_000n };
  expect(await readEvents(publicClient, harness.deployment, range)).toEqual(whole);
  // It goes on with what worked, and doesn't try the whole chunk again after each success.
  const refused = node.ranges.filter(([from, to]) => to - from >= 7);
  const answered = node.ranges.filter(([from, to]) => to - from < 7);
  expect(refused.length).toBeLessThan(answered.length);
  expect(answered.reduce((sum, [from, to]) => sum + to - from + 1, 0)).toBe(Number(toBlock) + 1);
});

test("backfill: rejects with the node's error when it refuses a single block", async () => {
  const refusing = await startRangeLimitedNode(harness.chain.rpcUrl, 0);
  const publicClient = createPublicClient({ transport: http(refusing.url, { retryCount: 0 }) });
  const range = { fromBlock: 0n, toBlock: 3n };
  try {
    await expect(readEvents(publicClient, harness.deployment, range)).rejects.toThrow(
      "up to a 0 block range",
    );
    expect(refusing.ranges).toEqual([
      [0, 3],
      [0, 1],
      [0, 0],
    ]);
  } finally {
    await refusing.stop();
  }
});
