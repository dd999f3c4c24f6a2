import { markDefault, settleReceivable } from "@tenora/chain/exchange/listing";
import { buyNotes } from "@tenora/chain/exchange/note";
import { rewardNFTAbi } from "@tenora/chain/generated/reward-nft";
import { purposeOf } from "@tenora/chain/payment/plan-payment";
import { notesQuery } from "@tenora/chain/read/notes";
import { readQuery } from "@tenora/chain/read/query";
import { persona } from "@tenora/domain/demo/personas";
import { contentAddress } from "@tenora/domain/reward/content-address";
import { rewardUri } from "@tenora/domain/reward/reward-metadata";
import { testOrder, testSettlement } from "@tenora/testing/market/agreements";
import { listTestReceivable } from "@tenora/testing/market/list-receivable";
import { expect, test } from "vitest";
import { prepareExchange } from "#test/components/transaction/carry-out.ts";
import { rewardIntent } from "~/features/transaction/receivable/reward-intent";
import { makeRewardIntent } from "./make-reward-intent.ts";

const day = 86_400;
const million = 1_000_000n;
const market = prepareExchange();
const dara = persona("Dara");

/** Ben creates a reward with the text that our server gives; resolves with its number. */
async function make(name: string): Promise<bigint> {
  const picture = contentAddress(new Uint8Array(32));
  const until = "2030-12-31";
  const uri = rewardUri({
    name,
    description: "One loaf a week",
    redemption: "Ask us",
    until,
    picture,
  });
  const { address } = market.exchange.coin("USDC");
  const { intent } = await market.carryOut("Ben", address, (context) =>
    makeRewardIntent(context, uri),
  );
  expect(intent.summary.slice(0, 2)).toEqual([
    { label: "Reward", value: name },
    { label: "Buyers get", value: "One loaf a week" },
  ]);
  const rewards = { address: market.chain.deployment.rewards, abi: rewardNFTAbi } as const;
  const { publicClient } = market.exchange;
  const id = await publicClient.readContract({ ...rewards, functionName: "count" });
  const stored = await publicClient.readContract({ ...rewards, functionName: "uri", args: [id] });
  expect(stored).toBe(uri);
  return id;
}

/** A receivable of Ben's that promises the reward and that Dara has bought whole. */
async function funded(rewardId: bigint, rewardEarly: boolean) {
  const { exchange, chain } = market;
  const reward = chain.deployment.rewards;
  const terms = { reward, rewardId, rewardEarly, totalUnits: 10, minUnits: 1, face: 1_050_000_000 };
  const listing = await listTestReceivable(chain.rpcUrl, chain.deployment, terms);
  const order = await testOrder(exchange, listing, 10);
  const purpose = purposeOf({ action: "buy", order }, order.maxCost);
  const permit = await exchange.allow(dara.account, exchange.coin("USDC"), purpose);
  const sender = exchange.sender(dara.account);
  const bought = await exchange.done(buyNotes(sender, chain.deployment.exchange, order, permit));
  return { listing, note: bought.result as bigint };
}

/** Dara claims by the button; resolves with how many of the reward she has. */
async function claim(note: bigint, rewardId: bigint) {
  const { address } = market.exchange.coin("USDC");
  const { intent } = await market.carryOut("Dara", address, (context) =>
    rewardIntent(context, note),
  );
  expect(intent.summary.map(({ label }) => label)).toContain("How to redeem it");
  const owned = await market.exchange.publicClient.readContract({
    address: market.chain.deployment.rewards,
    abi: rewardNFTAbi,
    functionName: "balanceOf",
    args: [dara.address, rewardId],
  });
  const { result } = await readQuery(
    market.contextOf("Dara").client,
    notesQuery(market.chain.deployment, [note]),
  );
  expect(result.notes[0]?.rewardClaimed).toBe(true);
  return owned;
}

test("reward: created, promised and claimed once the sale is funded; a second claim has its words", async () => {
  const reward = await make("Bread for a year");
  const { note } = await funded(reward, true);
  expect(await claim(note, reward)).toBe(1n);
  await expect(rewardIntent(market.contextOf("Dara"), note)).rejects.toThrow(
    "This note's reward has already been claimed.",
  );
});

test("reward: one for the repayment can't be claimed before it, and is claimed after it", async () => {
  const reward = await make("A seat at the opening");
  const { listing, note } = await funded(reward, false);
  const before = claim(note, reward);
  await expect(before).rejects.toThrow(/reverted/);
  const { exchange, chain } = market;
  const { timestamp } = await exchange.publicClient.getBlock();
  const coin = exchange.coin("USDC");
  const ben = persona("Ben").account;
  const amount = 1_050n * million;
  const deadline = timestamp + BigInt(day);
  await exchange.mint(ben, coin, amount);
  const payment = await testSettlement(exchange, listing, amount);
  const purpose = purposeOf({ action: "settle", ...payment, deadline }, amount);
  const permit = await exchange.allow(ben, coin, purpose);
  await exchange.done(
    settleReceivable(exchange.sender(ben), chain.deployment.exchange, payment, permit),
  );
  expect(await market.read(listing)).toMatchObject({ status: "settled" });
  expect(await claim(note, reward)).toBe(1n);
});

test("reward: after a default none is handed out, not even an early one", async () => {
  const reward = await make("Free coffee");
  const { listing, note } = await funded(reward, true);
  const { exchange, chain } = market;
  const snapshot = await chain.rpc("evm_snapshot");
  const { maturity } = (await market.read(listing)) ?? { maturity: 0n };
  await exchange.moveTo(Number(maturity) + 36 * day);
  await exchange.done(
    markDefault(exchange.sender(dara.account), chain.deployment.exchange, listing),
  );
  await expect(claim(note, reward)).rejects.toThrow(/reverted/);
  await chain.rpc("evm_revert", snapshot);
});
