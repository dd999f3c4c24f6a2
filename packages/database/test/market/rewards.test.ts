import { findOrphanedDocuments } from "@tenora/database/document/find-orphaned-documents";
import {
  findRewards,
  listEarnedRewards,
  listMadeRewards,
  rewardOf,
} from "@tenora/database/market/payment/list-rewards";
import { deleteExpired } from "@tenora/database/personal-data/delete-expired";
import {
  type DescribedReward,
  deleteReward,
  describeReward,
  findRewardPicture,
  listDescribedRewards,
  restoreRewards,
} from "@tenora/database/reward/own-rewards";
import { listDeliveries, markReward } from "@tenora/database/reward/reward-deliveries";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { asMember } from "@tenora/database/transaction/as-member";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { asWorker } from "@tenora/database/transaction/as-worker";
import { createWalletSession } from "@tenora/testing/database/sessions";
import { createMarketTables } from "@tenora/testing/market/create-market-tables";
import { insertMarketRows, insertUsdc, plainListing } from "@tenora/testing/market/insert-listing";
import { expect, test } from "vitest";
import {
  errorCodeOf,
  freshWallet,
  submitted,
  useDatabaseContext,
} from "../support/database-context.ts";

const context = useDatabaseContext();
let made = 0;

async function person(status: "approved" | "pending" | "suspended" | "none" = "approved") {
  const wallet = freshWallet();
  const token = await createWalletSession(context.test.ownerUrl, wallet);
  if (status !== "none") await submitted(context, { walletAddress: wallet });
  if (status === "approved" || status === "suspended")
    await context.owner((owner) =>
      owner.query(
        `update businesses set status = 'approved', tier = 2,
           suspended_at = case when $2 then now() end, suspension_reason = case when $2 then 'x' end
         where wallet_address = $1`,
        [wallet, status === "suspended"],
      ),
    );
  const run = <T>(work: Parameters<typeof asMember<T>>[2]) => asMember(context.web, token, work);
  return { wallet, run };
}

function reward(): DescribedReward {
  made += 1;
  const letter = String.fromCharCode(96 + made);
  return {
    digest: `0x${made.toString(16).padStart(64, "0")}`,
    uri: `data:application/json,${made}`,
    picture: `bafkrei${letter.repeat(52)}`,
    pictureUrl: `/reward-pictures/00000000-0000-4000-8000-${made.toString().padStart(12, "0")}.jpg`,
  };
}

test("reward: an approved business describes it once; it alone sees it, everybody its picture", async () => {
  const [ben, eve] = [await person(), await person()];
  const [one, other] = [reward(), reward()];
  await Promise.all([1, 2].map(() => ben.run((tx) => describeReward(tx, one))));
  await ben.run((tx) => describeReward(tx, other));
  expect(await ben.run(listDescribedRewards)).toEqual([other, one]);
  expect(await eve.run(listDescribedRewards)).toEqual([]);
  const find = (picture: string) => asVisitor(context.web, (tx) => findRewardPicture(tx, picture));
  expect(await find(one.picture)).toBe(one.pictureUrl);
  expect(await find(`bafkrei${"z".repeat(52)}`)).toBeNull();
  const stray = reward().pictureUrl;
  const orphaned = asWorker(context.jobs, (tx) =>
    findOrphanedDocuments(tx, [one.pictureUrl, stray]),
  );
  expect(await orphaned).toEqual([stray]);
});

test("reward: its business deletes one that it described, nobody else", async () => {
  const [ben, eve] = [await person(), await person()];
  const [one, other] = [reward(), reward()];
  for (const each of [one, other]) await ben.run((tx) => describeReward(tx, each));
  await eve.run((tx) => describeReward(tx, one));
  const remove = (who: typeof ben) => who.run((tx) => deleteReward(tx, other.digest));
  expect(await remove(eve)).toBe(false);
  expect(await remove(ben)).toBe(true);
  expect(await remove(ben)).toBe(false);
  expect(await ben.run(listDescribedRewards)).toEqual([one]);
  expect(await eve.run(listDescribedRewards)).toEqual([one]);
  const visitor = asVisitor(context.web, (tx) => deleteReward(tx as never, one.digest));
  expect(await errorCodeOf(visitor)).toBe("FORBIDDEN");
});

test("reward: the picture of a deleted one is kept for 14 days, or for good once it turns out to be on the chain", async () => {
  const ben = await person();
  const [gone, again, made] = [reward(), reward(), reward()];
  for (const each of [gone, again, made]) {
    await ben.run((tx) => describeReward(tx, each));
    await ben.run((tx) => deleteReward(tx, each.digest));
  }
  expect(await ben.run(listDescribedRewards)).toEqual([]);
  const orphans = async (days: number) => {
    await context.owner((owner) =>
      owner.query(
        `update rewards set deleted_at = now() - make_interval(days => $2, mins => 1)
         where wallet = $1 and deleted_at is not null`,
        [ben.wallet, days],
      ),
    );
    return asWorker(context.jobs, async (tx) => {
      const { rewards } = await deleteExpired(tx, { sessionsDays: 30, mailsDays: 90 });
      const pictures = [gone, again, made].map(({ pictureUrl }) => pictureUrl);
      return { rewards, orphans: await findOrphanedDocuments(tx, pictures) };
    });
  };
  const find = (picture: string) => asVisitor(context.web, (tx) => findRewardPicture(tx, picture));
  expect(await orphans(13)).toEqual({ rewards: 0, orphans: [] });
  expect(await find(made.picture)).toBe(made.pictureUrl);
  await ben.run((tx) => describeReward(tx, again));
  const eve = await person();
  await eve.run((tx) => restoreRewards(tx, [gone.uri]));
  await ben.run((tx) => restoreRewards(tx, [made.uri]));
  expect(await ben.run(listDescribedRewards)).toEqual([again, made]);
  expect(await orphans(14)).toEqual({ rewards: 1, orphans: [gone.pictureUrl] });
  expect(await find(gone.picture)).toBeNull();
  const visitor = asVisitor(context.web, (tx) => restoreRewards(tx as never, [gone.uri]));
  expect(await errorCodeOf(visitor)).toBe("FORBIDDEN");
});

test("reward: others can't describe one, malformed ones are rejected, the 51st too", async () => {
  for (const [status, code] of [
    ["none", "BUSINESS_NOT_APPROVED"],
    ["pending", "BUSINESS_NOT_APPROVED"],
    ["suspended", "BUSINESS_SUSPENDED"],
  ] as const) {
    const { run } = await person(status);
    expect(await errorCodeOf(run((tx) => describeReward(tx, reward())))).toBe(code);
  }
  const { wallet, run } = await person();
  for (const wrong of [
    { digest: "0x1" },
    { uri: "https://evil.example/" },
    { picture: "../x" },
    { pictureUrl: "/documents/business-documents/a.pdf" },
    { uri: `data:application/json,${"x".repeat(4096)}` },
  ])
    expect(await errorCodeOf(run((tx) => describeReward(tx, { ...reward(), ...wrong })))).toBe(
      "INVALID_INPUT",
    );
  await context.owner((owner) =>
    owner.query(
      `insert into rewards (wallet, digest, uri, picture, picture_url)
       select $1, '0x' || md5('a' || n) || md5('b' || n), 'data:application/json,x',
         'bafkrei' || repeat('b', 52), '/reward-pictures/00000000-0000-4000-8000-000000000099.jpg'
       from generate_series(1, 48) n`,
      [wallet],
    ),
  );
  const codes = await Promise.all(
    [1, 2, 3].map(() => errorCodeOf(run((tx) => describeReward(tx, reward())))),
  );
  expect(codes.filter((code) => code === "TOO_MANY_REWARDS")).toHaveLength(1);
});

test("delivery: a seller marks and reopens it, each change audited once; everybody reads who said so", async () => {
  const [ben, eve] = [await person(), await person()];
  const note = (9n << 24n) | 1n;
  const mark = (who: typeof ben, isDelivered: boolean) =>
    who.run((tx) => markReward(tx, { note, isDelivered }));
  const read = () => asVisitor(context.web, (tx) => listDeliveries(tx, [note, 1n]));
  await mark(ben, true);
  await mark(ben, true);
  await mark(eve, true);
  const said = await read();
  expect(said.map(({ seller }) => seller).sort()).toEqual([ben.wallet, eve.wallet].sort());
  await mark(eve, false);
  await mark(eve, false);
  expect(await read()).toMatchObject([{ note, seller: ben.wallet }]);
  const { rows } = await context.owner((owner) =>
    owner.query<{ action: string; seller: string }>(
      "select action, after ->> 'seller' as seller from audit_log where subject_id = $1 order by id",
      [note.toString()],
    ),
  );
  expect(rows).toEqual([
    { action: "reward.delivered", seller: ben.wallet },
    { action: "reward.delivered", seller: eve.wallet },
    { action: "reward.reopened", seller: eve.wallet },
  ]);
  const visitor = asVisitor(context.web, (tx) =>
    markReward(tx as never, { note, isDelivered: true }),
  );
  expect(await errorCodeOf(visitor)).toBe("FORBIDDEN");
});

test("rewards on the chain: by maker, by listing, and who earned and claimed them", async () => {
  const seller = freshWallet();
  const other = freshWallet();
  const contract = `0x${"4e".repeat(20)}` as const;
  const promised = { seller, reward: contract, reward_id: 7 };
  await createMarketTables(context.test);
  await context.owner(async (owner) => {
    await owner.query("set role tenora_indexer");
    await insertUsdc(owner);
    await insertMarketRows(owner, "listings", [
      { ...plainListing(1, 1_000), ...promised },
      { ...plainListing(2, 1_000), seller },
      { ...plainListing(3, 1_000), ...promised, seller: other },
    ]);
    const note = (listing: number, n: number, owned: string | null, claimed: boolean) => ({
      id: (BigInt(listing) << 24n) + BigInt(n),
      listing,
      owner: owned,
      former_owner: null,
      buyer: other,
      units: 1,
      cost: 95,
      claimed: 0,
      counter: 0,
      reward_claimed: claimed,
      refunded: null,
      bought_at: 1,
      acquired_at: 1,
      acquired_cost: 95,
      block: 1,
      transaction_hash: `0x${"00".repeat(32)}`,
    });
    await insertMarketRows(owner, "notes", [
      ...[note(1, 1, other, true), note(1, 2, seller, false), note(2, 1, other, false)],
      note(3, 1, other, false),
    ]);
    await insertMarketRows(owner, "rewards", [
      { contract, id: 6, maker: seller, uri: "six", awarded: 0, made_at: 5 },
      { contract, id: 7, maker: seller, uri: "seven", awarded: 1, made_at: 6 },
      { contract, id: 8, maker: other, uri: "eight", awarded: 0, made_at: 7 },
    ]);
  });
  await asMarketReader(context.market, async (tx) => {
    const own = await listMadeRewards(tx, seller.toUpperCase().replace("0X", "0x"));
    expect(own.map(({ id }) => id)).toEqual([7n, 6n]);
    const named = { contract, id: 7n };
    const found = await findRewards(tx, [named, null, named, { contract, id: 99n }]);
    expect(found).toEqual([
      { contract, id: 7n, maker: seller, uri: "seven", awarded: 1, madeAt: 6 },
    ]);
    expect(rewardOf(found, named)?.uri).toBe("seven");
    expect(rewardOf(found, null)).toBeUndefined();
    expect(await findRewards(tx, [null])).toEqual([]);
    const earned = (page: { after?: bigint; limit: number }) =>
      listEarnedRewards(tx, { seller, ...page });
    const second = { note: (1n << 24n) + 2n, listing: 1n, owner: seller, claimed: false };
    const first = { note: (1n << 24n) + 1n, listing: 1n, owner: other, claimed: true };
    expect(await earned({ limit: 500 })).toEqual({ earned: [second, first], next: null });
    expect(await earned({ limit: 1 })).toEqual({ earned: [second], next: second.note });
    expect(await earned({ after: second.note, limit: 1 })).toEqual({ earned: [first], next: null });
    expect(await earned({ after: first.note, limit: 1 })).toEqual({ earned: [], next: null });
  });
});
