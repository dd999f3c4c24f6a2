// The indexed market against the contracts themselves, read at the same block.

import { readFileSync } from "node:fs";
import { eligibleGateAbi } from "@tenora/chain/generated/eligible-gate";
import { rewardNFTAbi } from "@tenora/chain/generated/reward-nft";
import { testUSDCAbi } from "@tenora/chain/generated/test-usdc";
import { listListingEvents } from "@tenora/database/market/event/list-listing-events";
import { readMarketStats } from "@tenora/database/market/read-market-stats";
import { findEligibility } from "@tenora/database/market/wallet/find-eligibility";
import { listWalletEvents } from "@tenora/database/market/wallet/list-wallet-events";
import { listWalletNotes } from "@tenora/database/market/wallet/list-wallet-notes";
import { asOwner } from "@tenora/testing/database/test-database";
import { marketTablesFile } from "@tenora/testing/market/create-market-tables";
import { keccak256, stringToHex, zeroHash } from "viem";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeTables } from "./support/describe-tables.ts";
import { expectMirror } from "./support/expect-mirror.ts";
import { day, unit } from "./support/market-chain.ts";
import { type MarketHarness, startMarketHarness } from "./support/market-harness.ts";

let harness: MarketHarness;
beforeAll(async () => {
  harness = await startMarketHarness({ isCached: false });
  await harness.start();
}, 180_000);
afterAll(() => harness?.stop());

const blacklist = (wallet: `0x${string}`, blocked: boolean) =>
  harness.chain.send("operator", {
    address: harness.chain.token,
    abi: testUSDCAbi,
    functionName: "setBlacklisted",
    args: [wallet, blocked],
  });

test("mirror: the committed tables are those that Ponder makes", async () => {
  const tables = await asOwner(harness.database.ownerUrl, describeTables);
  expect(tables).toBe(readFileSync(marketTablesFile, "utf8"));
});

test("mirror: sale, release, early end, cancel, refund and burn equal the contracts", async () => {
  const { chain } = harness;
  await chain.onRegistry("operator", "setFee", [100, chain.address("operator")]);
  const part = await chain.list("part sold");
  await chain.buy("buyer", part, 3);
  await chain.buy("debtor", part, 2);
  await chain.onExchange("other", "release", [part]);
  await chain.buy("buyer", part, 1);
  await chain.onExchange("seller", "endSale", [part]);
  const whole = await chain.list("sold whole");
  await chain.buy("buyer", whole, 10);
  const failed = await chain.list("failed", { minUnits: 9 });
  const refunded = await chain.buy("buyer", failed, 4);
  await chain.buy("debtor", failed, 2);
  await chain.wait(11 * day);
  await chain.onExchange("other", "cancel", [failed]);
  await chain.onExchange("buyer", "refund", [refunded, chain.address("other")]);
  const withdrawn = await chain.list("withdrawn");
  await chain.onExchange("seller", "cancel", [withdrawn]);
  const again = await chain.list("withdrawn", { previous: Number(withdrawn) });
  await chain.onExchange("operator", "cancel", [again]);
  await chain.onExchange("operator", "burn", [keccak256(stringToHex("withdrawn")), zeroHash]);
  await chain.onExchange("operator", "burn", [keccak256(stringToHex("never listed")), zeroHash]);
  await expectMirror(harness);

  const { notes } = await harness.read((tx) =>
    listWalletNotes(
      tx,
      { wallet: chain.address("buyer"), includeRefunded: true, limit: 100 },
      BigInt(0),
    ),
  );
  expect(notes.find(({ note }) => note.id === refunded)?.note).toMatchObject({
    owner: null,
    refunded: BigInt(4 * 95 * unit),
  });
});

test("mirror: proceeds, reserve and claims that the token refuses become credits and liabilities", async () => {
  const { chain } = harness;
  await blacklist(chain.address("seller"), true);
  const listing = await chain.list("refused payout");
  const note = await chain.buy("buyer", listing, 10);
  await chain.pay("debtor", listing, 400n * BigInt(unit));
  await blacklist(chain.address("buyer"), true);
  await chain.onExchange("other", "claimFor", [[note]]);
  await expectMirror(harness);
  await blacklist(chain.address("buyer"), false);
  await blacklist(chain.address("seller"), false);
  await chain.onExchange("other", "claimFor", [[note]]);
  await chain.pay("debtor", listing, 10_000n * BigInt(unit));
  await chain.onExchange("seller", "withdrawCredit", [chain.token, chain.address("other")]);
  await chain.onExchange("operator", "withdrawCredit", [chain.token, chain.address("operator")]);
  await expectMirror(harness);
  const { events } = await harness.read((tx) => listListingEvents(tx, { listing, limit: 500 }));
  const types = events.map(({ type }) => type);
  for (const type of ["listed", "transferred", "bought", "released", "credited", "settled"])
    expect(types).toContain(type);
  expect(types.filter((type) => type === "claim-skipped")).toHaveLength(1);
});

test("mirror: late fee, default, recovery, resale, transfer, reward and disputes equal the contracts", async () => {
  const { chain } = harness;
  await chain.send("seller", {
    address: chain.deployment.rewards,
    abi: rewardNFTAbi,
    functionName: "make",
    args: ["https://tenora.example/rewards/1"],
  });
  const reward = { reward: chain.deployment.rewards, rewardId: 1n, rewardEarly: true };
  const listing = await chain.list("late", reward);
  const note = await chain.buy("buyer", listing, 6);
  const moved = await chain.buy("debtor", listing, 4);
  await chain.onExchange("other", "release", [listing]);
  await chain.onExchange("buyer", "claimReward", [note]);
  await chain.onExchange("debtor", "transferFrom", [
    chain.address("debtor"),
    chain.address("other"),
    moved,
  ]);
  await chain.onExchange("debtor", "flagDispute", [listing, true, zeroHash]);
  await chain.onExchange("operator", "flagDispute", [listing, true, zeroHash]);
  await chain.onExchange("operator", "flagDispute", [listing, false, zeroHash]);
  await chain.onExchange("debtor", "flagDispute", [listing, true, zeroHash]);
  await chain.pay("debtor", listing, 123_456_789n);
  await expectMirror(harness);
  // Past grace: part payments between accruals of the late fee.
  await chain.wait(38 * day);
  await chain.pay("debtor", listing, 200n * BigInt(unit));
  await chain.wait(3 * day + 17);
  await chain.onExchange("buyer", "claim", [note, chain.address("other")]);
  await expectMirror(harness);
  const facts = { ...chain.lens, functionName: "factsOf", args: [listing] } as const;
  const ask = {
    note,
    terms: (await chain.publicClient.readContract(facts)).terms,
    token: chain.token,
    price: 300n * BigInt(unit),
    claimed: 0n,
    rewardClaimed: true,
    states: 255,
    noteCounter: 0,
    counter: 0,
    expiry: (await chain.now()) + day,
  };
  const hash = await chain.publicClient.readContract({
    ...chain.lens,
    functionName: "digestOfAsk",
    args: [ask],
  });
  const limits = {
    maxCost: ask.price,
    minEarnings: 600n * BigInt(unit),
    states: 255,
    flags: 255,
    deadline: BigInt(ask.expiry),
  };
  const signature = await chain.account("buyer").sign({ hash });
  await chain.onExchange("operator", "fill", [ask, signature, limits]);
  await chain.wait(60 * day);
  await expectMirror(harness);
  await chain.onExchange("other", "markDefault", [listing]);
  await expectMirror(harness);
  await chain.pay("debtor", listing, 100n * BigInt(unit));
  await chain.wait(day);
  await chain.pay("debtor", listing, 10_000n * BigInt(unit));
  await expectMirror(harness);
  const [usdc] = (await harness.read((tx) => readMarketStats(tx, 0n))).filter(
    ({ token }) => token.symbol === "USDC",
  );
  expect(usdc?.recovered).toBeGreaterThan(100n * BigInt(unit));
  const { events } = await harness.read((tx) =>
    listWalletEvents(tx, { wallet: chain.address("operator"), types: ["filled"], limit: 10 }),
  );
  expect(events).toHaveLength(1);
});

test("mirror: eligibility, revoked signatures, counters and the registry equal the contracts", async () => {
  const { chain } = harness;
  const wallet = chain.address("buyer");
  const issuedAt = await chain.now();
  const expiresAt = issuedAt + 365 * day;
  const gate = { address: chain.deployment.gates.eligible, abi: eligibleGateAbi } as const;
  const hash = await chain.publicClient.readContract({
    ...gate,
    functionName: "digestOf",
    args: [wallet, issuedAt, expiresAt],
  });
  const signature = await chain.account("operator").sign({ hash });
  await chain.send("other", {
    ...gate,
    functionName: "register",
    args: [wallet, issuedAt, expiresAt, chain.address("operator"), signature],
  });
  await harness.untilIndexed();
  expect(await harness.read((tx) => findEligibility(tx, wallet))).toEqual({
    issuedAt,
    expiresAt,
    notBefore: 0,
  });
  await chain.send("operator", { ...gate, functionName: "withdraw", args: [wallet] });
  await chain.onExchange("seller", "revoke", [zeroHash]);
  await chain.onExchange("seller", "bumpCounter", []);
  const member = chain.address("other");
  await chain.onRegistry("operator", "propose", [0, member]);
  await expectMirror(harness);
  await chain.onRegistry("other", "execute", [0, member]);
  await chain.onRegistry("operator", "pause", []);
  await expectMirror(harness);
  await chain.onRegistry("operator", "remove", [0, member]);
  await chain.onRegistry("operator", "unpause", []);
  await expectMirror(harness);
  expect(await harness.read((tx) => findEligibility(tx, wallet))).toMatchObject({ expiresAt: 0 });
});
