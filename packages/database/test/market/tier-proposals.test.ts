import { listTierProposals } from "@tenora/database/market/seller/list-tier-proposals";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { createMarketTables } from "@tenora/testing/market/create-market-tables";
import {
  insertMarketRows,
  insertUsdc,
  type ListingColumns,
  plainListing,
} from "@tenora/testing/market/insert-listing";
import { beforeAll, expect, test } from "vitest";
import { freshWallet, submitted, useDatabaseContext } from "../support/database-context.ts";
import { plansOf } from "../support/query-plans.ts";

const context = useDatabaseContext();
const day = 86_400;
const listedAt = 1_800_000_000;
const maturity = listedAt + 30 * day;
const graceEnd = maturity + 5 * day;
let at = 0;

/** An approved business with receivables that ended like this. */
async function sellerOf(tier: number, endings: readonly Partial<ListingColumns>[]) {
  const { wallet } = await submitted(context);
  await context.owner(async (owner) => {
    await owner.query(
      "update businesses set status = 'approved', tier = $2 where wallet_address = $1",
      [wallet, tier],
    );
    const rows = endings.map((ending) => {
      at += 1;
      return { ...plainListing(at, listedAt), seller: wallet, ...ending };
    });
    await insertMarketRows(owner, "listings", rows);
  });
  return wallet;
}

/** Notes of the listing that `sellerOf` inserted this many before the latest one. */
async function bought(before: number, buyers: readonly string[]) {
  const listing = at - before;
  const note = (buyer: string, n: number) => ({
    id: (BigInt(listing) << 24n) + BigInt(n + 1),
    listing,
    owner: buyer,
    former_owner: null,
    buyer,
    units: 1,
    cost: 95,
    claimed: 0,
    counter: 0,
    reward_claimed: false,
    refunded: null,
    bought_at: 1,
    acquired_at: 1,
    acquired_cost: 95,
    block: 1,
    transaction_hash: `0x${"00".repeat(32)}`,
  });
  await context.owner((owner) => insertMarketRows(owner, "notes", buyers.map(note)));
}

const onTime = { state: 3, settled_at: graceEnd, to_holders: 1_000_000 };
const late = { state: 3, settled_at: graceEnd + 1, to_holders: 1_000_000 };
const running = { state: 2 };

beforeAll(async () => {
  await createMarketTables(context.test);
  await context.owner(async (owner) => {
    await insertUsdc(owner);
  });
});

const proposedAt = (now: number) =>
  asMarketReader(context.market, (tx) => listTierProposals(tx, BigInt(now)));

test("tier proposal: three repaid on time, none late, none in default; eight for tier 1", async () => {
  const earned = await sellerOf(3, [onTime, onTime, onTime, running]);
  await sellerOf(3, [onTime, onTime]);
  await sellerOf(3, [onTime, onTime, onTime, late]);
  await sellerOf(3, [onTime, onTime, onTime, { state: 4, defaulted_at: graceEnd + 31 * day }]);
  await sellerOf(2, Array(7).fill(onTime));
  const grown = await sellerOf(2, Array(8).fill(onTime));
  await sellerOf(1, Array(9).fill(onTime));
  const found = await proposedAt(graceEnd);
  expect(found.map(({ wallet }) => wallet).sort()).toEqual([earned, grown].sort());
  expect(found.find(({ wallet }) => wallet === earned)).toMatchObject({
    tier: 3,
    onTime: 3,
    repaid: 3_000_000n,
    backers: 0,
  });
  // What still runs is late a second later.
  expect((await proposedAt(graceEnd + 1)).map(({ wallet }) => wallet)).toEqual([grown]);
});

test("tier proposal: counts each wallet that bought what was repaid once, the seller's own not, most first", async () => {
  const [ann, bob, cyd] = [freshWallet(), freshWallet(), freshWallet()];
  const payout = freshWallet();
  const few = await sellerOf(3, [onTime, onTime, onTime]);
  await bought(0, [ann, ann]);
  const many = await sellerOf(3, [{ ...onTime, payout }, onTime, onTime, running]);
  await bought(3, [ann, bob, ann, payout, many]);
  await bought(2, [bob]);
  await bought(1, [cyd, many]);
  // Holders of what still runs prove nothing yet.
  await bought(0, [freshWallet()]);
  const found = (await proposedAt(graceEnd)).filter(
    ({ wallet }) => wallet === few || wallet === many,
  );
  expect(found).toMatchObject([
    { wallet: many, backers: 3 },
    { wallet: few, backers: 1 },
  ]);
});

test("tier proposal: reads the notes of a seller's listings by ranges of their key", async () => {
  const plan = await asMarketReader(context.market, (tx) =>
    plansOf(tx, (explaining) => listTierProposals(explaining, BigInt(graceEnd))),
  );
  expect(plan).toMatch(/Index Cond: \(\(id > \(listings_\d\.id << 24\)\)/);
});
