import { rewardUri } from "@tenora/domain/reward/reward-metadata";
import { insertMarketRows } from "@tenora/testing/market/insert-listing";
import { expect, test } from "vitest";
import { day, eli, lea, seller, setUpMarketMailContext, start } from "./market-mail-context.ts";

const {
  moveTo,
  addListing,
  changeListing,
  addNotes,
  addEvent,
  run,
  mails,
  summary,
  owner,
  asIndexer,
} = setUpMarketMailContext();

/** Begins to read the market, so that what follows is news. */
async function begin() {
  expect(await run()).toBe(0);
}
const noteOf = (listing: number, number: number) => (BigInt(listing) << 24n) + BigInt(number);

/** A payment on the first receivable, all of it for the holders. */
const addPayment = (block: number, amount: number, changes = {}) =>
  addEvent(block, "settled", 1, { amount, arguments: `{"toHolders": "${amount}"}`, ...changes });

test("market mails: the past of a chain is mailed to nobody, neither at once nor later", async () => {
  await addListing(1, { state: 4, sold_units: 10, funded_at: start, defaulted_at: start });
  await addNotes(1, [lea]);
  for (const [at, type] of ["listed", "bought", "released", "settled"].entries())
    await addEvent(at + 10, type, 1, { note: type === "bought" ? noteOf(1, 1) : null });
  await moveTo(20, start);
  for (const _ of [1, 2, 3]) await run();
  await moveTo(30, start + 90 * day);
  await run();
  expect(await summary()).toEqual([]);
});

test("market mails: a sale tells its seller of the first purchase, the minimum and the payout once each", async () => {
  await begin();
  await addListing(1);
  await addEvent(2, "listed", 1);
  await moveTo(2, start + 2);
  await run();
  await addNotes(1, [lea], 1);
  await changeListing(1, { sold_units: 1 });
  await addEvent(3, "bought", 1, { note: noteOf(1, 1) });
  await moveTo(3, start + 3);
  for (const _ of [1, 2]) await run();
  expect(await summary()).toEqual([
    "business_first_purchase to Ben Trading",
    "business_published to Ben Trading",
  ]);
  await addSecondNote();
  await changeListing(1, { sold_units: 4 });
  await addEvent(4, "bought", 1, { note: noteOf(1, 2) });
  await moveTo(4, start + 4);
  await run();
  await changeListing(1, { state: 2, funded_at: start + 5, released: 380 });
  await addEvent(5, "released", 1, { wallet: seller, amount: 376 });
  await moveTo(5, start + 5);
  for (const _ of [1, 2]) await run();
  expect(await summary()).toEqual([
    "business_first_purchase to Ben Trading",
    "business_minimum_reached to Ben Trading",
    "business_paid_out to Ben Trading",
    "business_published to Ben Trading",
    "investor_paid_out to eli",
    "investor_paid_out to lea",
  ]);
  const paid = (await mails()).find(({ kind }) => kind === "business_paid_out");
  expect(paid?.details).toEqual({
    listing: 1,
    seller,
    amount: "0.000376 USDC",
    owed: "0.0004 USDC",
    until: start + 30 * day,
  });
});

const addSecondNote = () =>
  owner(async (client) => {
    await client.query(
      `insert into indexer_tables.notes select id + 1, listing, $1, former_owner, buyer, 3, cost,
         claimed, counter, reward_claimed, refunded, bought_at, acquired_at, acquired_cost, block,
         transaction_hash from indexer_tables.notes where listing = 1`,
      [eli],
    );
  });

/** A reward on the chain. */
const addReward = (id: number, until: string, maker: string = seller) =>
  asIndexer((client) =>
    insertMarketRows(client, "rewards", [
      {
        contract: rewards,
        id,
        maker,
        awarded: 0,
        made_at: start,
        uri: rewardUri({ name: "Bread", description: "", redemption: "", until, picture: null }),
      },
    ]),
  );
const rewards = `0x${"4e".repeat(20)}`;

test("market mails: the payout and the last payment of a campaign say so, and that its reward can be claimed", async () => {
  await begin();
  const [first, over] = ["2030-01-01", "2000-01-01"];
  await addReward(1, first);
  await addReward(2, over);
  await addReward(3, first, eli);
  const funded = { state: 2, sold_units: 10, funded_at: start + 2, released: 950, kind: 1 };
  // Its own from funding on, its own from settlement on, one whose last day is over, and another seller's.
  for (const [id, early, reward] of [
    [1, true, 1],
    [2, false, 1],
    [3, true, 2],
    [4, true, 3],
  ] as const) {
    await addListing(id, { ...funded, reward: rewards, reward_id: reward, reward_early: early });
    await addEvent(2, "released", id, { log_index: id, amount: 940 });
  }
  await moveTo(2, start + 2);
  await run();
  const told = async (kind: string) =>
    (await mails())
      .filter((mail) => mail.kind === kind)
      .map(({ details }) => [details.listing, details.isCommunity, details.hasReward ?? false])
      .sort();
  expect(await told("business_paid_out")).toEqual([
    [1, true, true],
    [2, true, false],
    [3, true, false],
    [4, true, false],
  ]);
  await changeListing(2, { state: 3, paid_in: 1_000, settled_at: start + 3 });
  await addPayment(3, 1_000, { listing: 2 });
  await moveTo(3, start + 3);
  await run();
  expect(await told("business_payment_received")).toEqual([[2, true, true]]);
});

test("market mails: one purchase of everything tells of the payout alone", async () => {
  await begin();
  await addListing(1, { state: 2, sold_units: 10, funded_at: start + 2, released: 950 });
  await addNotes(1, [lea], 10);
  await addEvent(2, "bought", 1, { note: noteOf(1, 1), log_index: 1 });
  await addEvent(2, "released", 1, { log_index: 2, amount: 940 });
  await moveTo(2, start + 2);
  await run();
  expect(await summary()).toEqual(["business_paid_out to Ben Trading", "investor_paid_out to lea"]);
});

test("market mails: payments, default and recovery reach the seller and the holders; dust doesn't", async () => {
  await begin();
  const funded = { state: 2, sold_units: 10, funded_at: start, released: 950 };
  await addListing(1, { ...funded, paid_in: 9 });
  await addNotes(1, [lea, eli], 5);
  await addPayment(2, 9);
  await moveTo(2, start + 2);
  await run();
  expect(await summary()).toEqual([]);
  await changeListing(1, { paid_in: 109 });
  await addPayment(3, 100);
  await moveTo(3, start + 3);
  await run();
  await changeListing(1, { state: 4, defaulted_at: start + 4, flags: 1 });
  await addEvent(4, "state-changed", 1, { arguments: '{"state": 4}', amount: null });
  await moveTo(4, start + 4);
  await run();
  await changeListing(1, { paid_in: 609, recovered: 500 });
  await addPayment(5, 500);
  await moveTo(5, start + 5);
  for (const _ of [1, 2, 3]) await run();
  const kinds = ["claimable", "defaulted", "recovery"];
  expect(await summary()).toEqual([
    "business_defaulted to Ben Trading",
    "business_payment_received to Ben Trading",
    "business_recovery to Ben Trading",
    ...kinds.flatMap((kind) => ["eli", "lea"].map((to) => `investor_${kind} to ${to}`)),
  ]);
});

test("market mails: dust after the repayment reaches nobody, nor does dust before it, seen again", async () => {
  await begin();
  const funded = { state: 2, sold_units: 10, funded_at: start, released: 950 };
  await addListing(1, { ...funded, paid_in: 9 });
  await addNotes(1, [lea], 10);
  await addPayment(2, 9);
  await changeListing(1, { paid_in: 1_000, state: 3, settled_at: start + 3 });
  await addPayment(3, 991);
  await addPayment(4, 9, { arguments: '{"toHolders": "0"}' });
  await moveTo(4, start + 4);
  for (const _ of [1, 2]) await run();
  const told = ["business_payment_received to Ben Trading", "investor_claimable to lea"];
  expect(await summary()).toEqual(told);
  // What exceeds the repayment is the seller's alone.
  await addPayment(5, 400, { arguments: '{"toHolders": "0"}' });
  await moveTo(5, start + 5);
  await run();
  expect(await summary()).toEqual(["business_payment_received to Ben Trading", ...told]);
});

test("market mails: one transaction that pays two receivables tells of both", async () => {
  await begin();
  const funded = { state: 2, sold_units: 10, funded_at: start, released: 950, paid_in: 100 };
  const together = { transaction_hash: `0x${"b".repeat(64)}` };
  for (const id of [1, 2]) {
    await addListing(id, funded);
    await addPayment(2, 100, { ...together, listing: id, log_index: id });
  }
  await moveTo(2, start + 2);
  await run();
  expect(await summary()).toEqual(Array(2).fill("business_payment_received to Ben Trading"));
});

test("market mails: a failed sale is told to its seller once, and to its holders again when it is cancelled", async () => {
  await addListing(1, { sold_units: 1, funding_deadline: start + 2 * day });
  await addListing(2, { sold_units: 1, funding_deadline: start + 90 * day });
  await addNotes(1, [lea]);
  await addNotes(2, [eli]);
  await begin();
  await moveTo(2, start + 2 * day);
  await run();
  expect(await summary()).toEqual([]);
  await moveTo(3, start + 2 * day + 1);
  for (const _ of [1, 2]) await run();
  const failed = ["business_sale_failed to Ben Trading", "investor_refund_available to lea"];
  expect(await summary()).toEqual(failed);
  await changeListing(1, { state: 5, cancelled_at: start + 3 * day });
  await changeListing(2, { state: 5, cancelled_at: start + 3 * day });
  await addEvent(4, "cancelled", 1, { wallet: eli, amount: null });
  // The seller of the second cancelled it, so only its holder is told.
  await addEvent(5, "cancelled", 2, { wallet: seller, amount: null });
  await moveTo(5, start + 3 * day);
  // Two workers at once, and one that starts again.
  await Promise.all([run(), run()]);
  await run();
  expect(await summary()).toEqual([
    failed[0],
    "investor_refund_available to eli",
    "investor_refund_available to lea",
    "investor_refund_available to lea",
  ]);
  const refunds = (await mails()).filter(({ kind }) => kind === "investor_refund_available");
  expect(refunds.map(({ to, details }) => [to, details.isCancelled === true]).sort()).toEqual([
    ["eli", true],
    ["lea", false],
    ["lea", true],
  ]);
});

test("market mails: a failed sale that was cancelled before anybody looked is told to its holders once", async () => {
  await addListing(1, { sold_units: 1, funding_deadline: start + 2 * day });
  await addNotes(1, [lea]);
  await begin();
  await changeListing(1, { state: 5, cancelled_at: start + 3 * day });
  await addEvent(4, "cancelled", 1, { wallet: eli, amount: null });
  await moveTo(5, start + 3 * day);
  for (const _ of [1, 2]) await run();
  expect(await summary()).toEqual([
    "business_sale_failed to Ben Trading",
    "investor_refund_available to lea",
  ]);
});

test("market mails: a sale that anybody cancelled before its deadline didn't end below its minimum", async () => {
  await begin();
  for (const id of [1, 2]) {
    await addListing(id, {
      state: 5,
      sold_units: 1,
      cancelled_at: start + 3 * day,
      funding_deadline: start + (id === 1 ? 90 : 2) * day,
    });
    await addEvent(id + 1, "cancelled", id, { wallet: eli, amount: null });
  }
  await moveTo(5, start + 3 * day);
  await run();
  const told = (await mails()).map(({ kind, details }) => [
    kind,
    details.listing,
    details.isCancelledEarly,
  ]);
  expect(told.sort()).toEqual([
    ["business_sale_failed", 1, true],
    ["business_sale_failed", 2, undefined],
  ]);
});

test("market mails: a dispute is told to seller and holders once for each side, its end to nobody", async () => {
  await begin();
  const debtor = `0x${"de".repeat(20)}`;
  await addListing(1, { state: 2, sold_units: 10, funded_at: start, released: 950, debtor });
  await addNotes(1, [lea], 10);
  const flag = (block: number, wallet: string, disputed: boolean) =>
    addEvent(block, "dispute-flagged", 1, {
      wallet,
      amount: null,
      arguments: JSON.stringify({ disputed }),
    });
  await flag(2, debtor, true);
  await flag(3, debtor, false);
  await flag(4, debtor, true);
  await moveTo(4, start + 4);
  for (const _ of [1, 2]) await run();
  const told = ["business_disputed to Ben Trading", "investor_disputed to lea"];
  expect(await summary()).toEqual(told);
  expect((await mails())[0]?.details.disputedBy).toBe("customer");
  await flag(5, `0x${"a7".repeat(20)}`, true);
  await moveTo(5, start + 5);
  await run();
  expect(await summary()).toEqual([told[0], told[0], told[1], told[1]]);
});

test("market mails: elsewhere only final blocks count; a block that is replaced tells of nothing twice", async () => {
  await run(false);
  const funded = { state: 2, sold_units: 10, funded_at: start, released: 950, paid_in: 500 };
  await addListing(1, funded);
  await addNotes(1, [lea], 10);
  await addPayment(10, 500, { transaction_hash: `0x${"a".repeat(64)}` });
  await moveTo(12, start + 12, 9);
  await run(false);
  expect(await summary()).toEqual([]);
  await moveTo(20, start + 20, 12);
  await run(false);
  const told = ["business_payment_received to Ben Trading", "investor_claimable to lea"];
  expect(await summary()).toEqual(told);
  await owner((client) =>
    client.query("update indexer_tables.events set block = 14, log_index = 3 where block = 10"),
  );
  await moveTo(40, start + 40, 30);
  await run(false);
  expect(await summary()).toEqual(told);
});

test("market mails: a local chain that lost its last blocks, or was made again, is not told anew", async () => {
  await addListing(1, { sold_units: 1, min_units: 5 });
  await moveTo(100, start + 100);
  await begin();
  await addNotes(1, [lea]);
  await addEvent(110, "bought", 1, { note: noteOf(1, 1) });
  await moveTo(120, start + 120);
  await run();
  const told = ["business_first_purchase to Ben Trading"];
  expect(await summary()).toEqual(told);
  // Ten blocks are lost, and another event stands where they stood.
  await owner((client) => client.query("update indexer_tables.events set block = 105"));
  await addEvent(108, "listed", 1);
  await moveTo(108, start + 108);
  await run();
  expect(await summary()).toEqual([...told, "business_published to Ben Trading"]);
  // Another chain, with the same numbers.
  await changeListing(1, { transaction_hash: `0x${"b".repeat(64)}` });
  await moveTo(130, start + 130);
  for (const _ of [1, 2]) await run();
  expect(await summary()).toHaveLength(2);
});
