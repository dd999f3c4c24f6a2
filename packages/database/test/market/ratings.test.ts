import { countRatings, listRateable } from "@tenora/database/market/seller/rating-basis";
import { hideRating, listRatingWords } from "@tenora/database/rating/hide-rating";
import { listOwnRatings, rateListing } from "@tenora/database/rating/own-ratings";
import { listSellerRatings } from "@tenora/database/rating/seller-ratings";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { asMember } from "@tenora/database/transaction/as-member";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import type { Rating } from "@tenora/domain/rating/rating";
import { createAdminSession, createWalletSession } from "@tenora/testing/database/sessions";
import {
  createMarketTables,
  marketTablesSchema,
} from "@tenora/testing/market/create-market-tables";
import {
  insertMarketRows,
  insertUsdc,
  type ListingColumns,
  plainListing,
} from "@tenora/testing/market/insert-listing";
import { plainNote } from "@tenora/testing/market/insert-note";
import { beforeAll, expect, test } from "vitest";
import {
  errorCodeOf,
  freshWallet,
  submitted,
  useDatabaseContext,
} from "../support/database-context.ts";

const context = useDatabaseContext();
const listedAt = 1_800_000_000;
const settledAt = listedAt + 30 * 86_400;
let listings = 0;

beforeAll(async () => {
  await createMarketTables(context.test);
  await context.owner(insertUsdc);
});

/** A listing of this seller, repaid unless `columns` say otherwise. */
async function listing(seller: string, columns: ListingColumns = {}) {
  listings += 1;
  const id = listings;
  const row: ListingColumns = {
    ...plainListing(id, listedAt),
    seller,
    payout: seller,
    state: 3,
    settled_at: settledAt,
    ...columns,
  };
  await context.owner((owner) => insertMarketRows(owner, "listings", [row]));
  return { listing: BigInt(id), fingerprint: String(row.fingerprint), seller };
}

/** A holder of a note of that listing: bought before the repayment and eligible, unless told otherwise. */
async function holder(
  of: { readonly listing: bigint },
  nth: number,
  columns: ListingColumns & { readonly expires_at?: number } = {},
) {
  const wallet = freshWallet();
  const { expires_at = listedAt, ...note } = columns;
  await context.owner(async (owner) => {
    const bought = { units: 1, boughtAt: listedAt };
    const row = { ...plainNote(Number(of.listing), nth, wallet, bought), ...note };
    await insertMarketRows(owner, "notes", [row]);
    await insertMarketRows(owner, "eligibilities", [
      { wallet, issued_at: listedAt, expires_at, not_before: 0 },
    ]);
  });
  return member(wallet);
}

async function member(wallet: string) {
  const token = await createWalletSession(context.test.ownerUrl, wallet as `0x${string}`);
  const run = <T>(work: Parameters<typeof asMember<T>>[2]) => asMember(context.web, token, work);
  return {
    wallet,
    rate: (of: Parameters<typeof rateListing>[1], rating: Partial<Rating> = {}) =>
      run((tx) => rateListing(tx, of, { stars: 5, words: "", ...rating })),
    own: () => run(listOwnRatings),
  };
}

const rateable = (wallet: string, of?: bigint) =>
  asMarketReader(context.market, (tx) =>
    listRateable(tx, wallet, of === undefined ? {} : { listing: of }),
  );

async function counted(seller: string) {
  const stored = await asVisitor(context.web, (tx) => listSellerRatings(tx, seller));
  return asMarketReader(context.market, (tx) => countRatings(tx, seller, stored));
}

test("rating: a holder of a repaid receivable rates it once, and it counts by the amount", async () => {
  const its = await listing(freshWallet());
  const [dara, eli] = [await holder(its, 1, { units: 4, cost: 380 }), await holder(its, 2)];
  expect(await rateable(dara.wallet.toUpperCase().replace("0X", "0x"))).toEqual([its]);
  expect(await rateable(dara.wallet, its.listing)).toEqual([its]);
  expect(await rateable(dara.wallet, its.listing + 1n)).toEqual([]);
  await dara.rate(its, { stars: 4, words: "Paid on the day." });
  // The same again, as after an answer that was lost, changes nothing; another one is refused.
  await dara.rate(its, { stars: 4, words: "Paid on the day." });
  expect(await errorCodeOf(dara.rate(its, { stars: 1 }))).toBe("ALREADY_RATED");
  await eli.rate(its, { stars: 2 });
  expect(await counted(its.seller)).toMatchObject([
    { wallet: eli.wallet, stars: 2, words: "", weight: 95n },
    { wallet: dara.wallet, stars: 4, words: "Paid on the day.", weight: 380n },
  ]);
  expect(await dara.own()).toEqual([
    {
      listing: its.listing,
      fingerprint: its.fingerprint,
      stars: 4,
      words: "Paid on the day.",
      hiddenReason: null,
    },
  ]);
});

test("rating: claiming or holding several notes makes no second one, and all of them weigh", async () => {
  const its = await listing(freshWallet());
  const dara = await holder(its, 1, { claimed: 100 });
  await context.owner((owner) =>
    insertMarketRows(owner, "notes", [
      plainNote(Number(its.listing), 2, dara.wallet, { units: 2, boughtAt: listedAt }),
    ]),
  );
  await dara.rate(its);
  expect(await rateable(dara.wallet)).toEqual([its]);
  expect(await counted(its.seller)).toMatchObject([{ weight: 285n }]);
});

test.each<[string, ListingColumns, ListingColumns & { readonly expires_at?: number }]>([
  ["the receivable isn't repaid", { state: 2, settled_at: null }, {}],
  ["it is in default", { state: 4, settled_at: null }, {}],
  ["its wallet was never eligible, or withdrawn", {}, { expires_at: 0 }],
  ["the note was given to it", {}, { acquired_cost: null }],
  ["the note came to it after the repayment", {}, { acquired_at: settledAt + 1 }],
  ["the note has another owner now", {}, { owner: `0x${"0d".repeat(20)}` }],
])("rating: whatever a wallet sends, it can't count where %s", async (_, of, note) => {
  const its = await listing(freshWallet(), of);
  const eve = await holder(its, 1, note);
  expect(await rateable(eve.wallet)).toEqual([]);
  await eve.rate(its, { words: "Buy from them!" });
  expect(await counted(its.seller)).toEqual([]);
});

test.each(["seller", "payout", "debtor"])(
  "rating: the %s of a sale can't rate it, with a note that it bought itself",
  async (party) => {
    const its = await listing(freshWallet());
    const eve = await holder(its, 1);
    await context.owner((owner) =>
      owner.query(`update ${marketTablesSchema}.listings set ${party} = $1 where id = $2`, [
        eve.wallet,
        its.listing,
      ]),
    );
    expect(await rateable(eve.wallet)).toEqual([]);
    await eve.rate(its);
    expect(await counted(its.seller)).toEqual([]);
  },
);

test("rating: counts for the seller that the market names, and not on another chain's listing", async () => {
  const [its, other] = [await listing(freshWallet()), freshWallet()];
  const dara = await holder(its, 1);
  await dara.rate({ ...its, seller: other });
  expect(await counted(other)).toEqual([]);
  const again = { ...its, fingerprint: `0x${"ff".repeat(32)}` };
  await dara.rate(again);
  expect(await counted(its.seller)).toEqual([]);
});

test("rating: the database refuses wrong stars, long words, one's own business and strangers", async () => {
  const its = await listing(freshWallet());
  const dara = await holder(its, 1);
  for (const wrong of [{ stars: 0 }, { stars: 6 }, { words: "x".repeat(501) }])
    expect(await errorCodeOf(dara.rate(its, wrong as never))).toBe("INVALID_INPUT");
  expect(await errorCodeOf(dara.rate({ ...its, seller: dara.wallet }))).toBe("INVALID_INPUT");
  const visitor = asVisitor(context.web, (tx) =>
    rateListing(tx as never, its, { stars: 5, words: "" }),
  );
  expect(await errorCodeOf(visitor)).toBe("FORBIDDEN");
  expect(await (await member(freshWallet())).own()).toEqual([]);
});

test("rating: an admin hides its words with a reason and one audit row; the stars count on", async () => {
  const ben = await submitted(context);
  const other = await submitted(context);
  const its = await listing(ben.wallet);
  const dara = await holder(its, 1);
  await dara.rate(its, { stars: 1, words: "Call me at 555-0100" });
  const { token } = await createAdminSession(context.test.ownerUrl, "op@example.com");
  const asOp = <T>(run: Parameters<typeof asAdmin<T>>[2]) => asAdmin(context.admin, token, run);
  const listed = () => asOp((tx) => listRatingWords(tx, ben.wallet));
  const [{ id: rating } = { id: "" }] = await listed();
  const hide = (change: { hide?: boolean; reason?: string } = {}, of = ben.id) =>
    asOp((tx) => hideRating(tx, of, { rating, hide: true, reason: "A phone number", ...change }));
  expect(await errorCodeOf(hide({}, other.id))).toBe("ALREADY_CHANGED");
  expect(await errorCodeOf(hide({ reason: "" }))).toBe("INVALID_INPUT");
  expect(await errorCodeOf(hide({ hide: false }))).toBe("ALREADY_CHANGED");
  await hide();
  expect(await errorCodeOf(hide())).toBe("ALREADY_CHANGED");
  expect(await counted(its.seller)).toMatchObject([{ stars: 1, words: "", weight: 95n }]);
  expect(await dara.own()).toMatchObject([{ hiddenReason: "A phone number" }]);
  expect(await listed()).toMatchObject([{ hiddenReason: "A phone number", stars: 1 }]);
  await hide({ hide: false, reason: "It was an order number" });
  expect(await counted(its.seller)).toMatchObject([{ words: "Call me at 555-0100" }]);
  const audit = await context.owner((owner) =>
    owner.query("select action, after, reason from audit_log where subject_id = $1 order by id", [
      ben.id,
    ]),
  );
  expect(audit.rows).toEqual([
    { action: "business.rating_hidden", after: { rating }, reason: "A phone number" },
    { action: "business.rating_shown", after: { rating }, reason: "It was an order number" },
  ]);
  const asMemberOf = asVisitor(context.web, (tx) =>
    hideRating(tx as never, ben.id, { rating, hide: true, reason: "x" }),
  );
  expect(await errorCodeOf(asMemberOf)).toBe("FORBIDDEN");
});
