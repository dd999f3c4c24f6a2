import { randomUUID } from "node:crypto";
import { findMarketSubject } from "@tenora/database/funding-request/find-market-subject";
import { findSellerPosition } from "@tenora/database/market/seller/find-seller-position";
import { asAdmin } from "@tenora/database/transaction/as-admin";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { createAdminSession } from "@tenora/testing/database/sessions";
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
import { beforeAll, expect, test } from "vitest";
import {
  errorCodeOf,
  freshWallet,
  submitted,
  useDatabaseContext,
} from "../support/database-context.ts";

const context = useDatabaseContext();
const day = 86_400;
const listedAt = 1_800_000_000;
/** The indexed block is five days after the listings. */
const indexedAt = listedAt + 5 * day;
const indexedBlock = 700;
let token: string;
let count = 0;

const position = (wallet: string, sinceBlock?: number) =>
  asMarketReader(context.market, (tx) =>
    findSellerPosition(tx, { wallet, recorded: [], ...(sinceBlock && { sinceBlock }) }),
  );

beforeAll(async () => {
  ({ token } = await createAdminSession(context.test.ownerUrl, "op@example.com"));
  expect(await errorCodeOf(position(freshWallet()))).toBe("MARKET_UNAVAILABLE");
  await createMarketTables(context.test);
  await context.owner(async (o) => {
    await insertUsdc(o);
  });
  expect(await errorCodeOf(position(freshWallet()))).toBe("MARKET_UNAVAILABLE");
  await context.owner(async (o) => {
    await o.query(
      `insert into ${marketTablesSchema}._ponder_checkpoint
       values ('local', 31337, $1, $1, $1)`,
      [`${indexedAt}${`${indexedBlock}`.padStart(32, "0")}${"0".repeat(33)}`],
    );
  });
});

/** The position of a wallet with one listing of 10 units that repay 100 each. */
async function withListing(changes: ListingColumns) {
  const seller = freshWallet();
  count += 1;
  const row = { ...plainListing(count, listedAt), seller, ...changes };
  await context.owner((o) => insertMarketRows(o, "listings", [row]));
  return position(seller);
}

/** Released, and in its grace period up to this second. */
const graceEndsAt = (time: number): ListingColumns => ({
  state: 2,
  flags: 16,
  maturity: time - 5 * day,
  funding_deadline: time - 20 * day,
});

const past = { funding_deadline: listedAt - 50 * day, maturity: listedAt - 40 * day };

test.each<[string, ListingColumns, bigint, boolean]>([
  ["an open sale counts in full", { sold_units: 3 }, 1_000n, false],
  ["a failed sale counts nothing", { ...past, sold_units: 1 }, 0n, false],
  ["a closed sale counts what was sold", { state: 2, flags: 16, sold_units: 4 }, 400n, false],
  ["a sale after release counts in full", { state: 2, sold_units: 4 }, 1_000n, false],
  ["a payment counts", { state: 2, sold_units: 10, paid_in: 250 }, 750n, false],
  ["a settled listing counts nothing", { state: 3, sold_units: 10, paid_in: 1_000 }, 0n, false],
  ["a cancelled one counts nothing", { state: 5, sold_units: 2 }, 0n, false],
  ["a default", { ...past, state: 4, sold_units: 10, paid_in: 300 }, 700n, true],
  [
    "a default that was made good",
    { ...past, state: 4, sold_units: 10, paid_in: 1_000 },
    0n,
    false,
  ],
  ["an overdue listing that nobody marked", { ...past, state: 2, sold_units: 10 }, 1_000n, true],
  [
    "the last second of grace is no reason",
    { ...graceEndsAt(indexedAt), sold_units: 10 },
    1_000n,
    false,
  ],
  ["the first one after it is", { ...graceEndsAt(indexedAt - 1), sold_units: 10 }, 1_000n, true],
  [
    "what is paid but for its late fee isn't repaid",
    { ...graceEndsAt(indexedAt - day), sold_units: 10, paid_in: 1_000, late_units: 10n ** 11n },
    0n,
    true,
  ],
  ["a sale without buyers is never late", { ...past, sold_units: 0 }, 0n, false],
])("seller's position: %s", async (_case, changes, outstanding, owesPastGrace) => {
  expect(await withListing(changes)).toEqual({ outstanding, owesPastGrace });
});

test("seller's position: is not read from an index that is older than asked for", async () => {
  const fresh = await position(freshWallet(), indexedBlock);
  expect(fresh).toEqual({ outstanding: 0n, owesPastGrace: false });
  const stale = position(freshWallet(), indexedBlock + 1);
  expect(await errorCodeOf(stale)).toBe("MARKET_UNAVAILABLE");
});

test("seller's position: a recorded listing counts once, before and after it is indexed", async () => {
  const business = await submitted(context);
  const { id: itsBusiness, wallet: seller } = business;
  const requestId = randomUUID();
  count += 1;
  const listing = plainListing(count, listedAt);
  await context.owner((o) =>
    o.query(
      `insert into funding_requests (id, business_id, draft, status, submitted_at, fingerprint,
         terms, terms_digest, seller_signature, token_decimals, attestation, attestor,
         attestor_signature, attestation_expires_at, listing_id, listed_at)
       values ($5, $1, '{}', 'listed', now(), $2,
         '{"repayPerUnit": 100, "totalUnits": 10}', $2, '0xab', 6, '{}', $3, '0xab', now(), $4, now())`,
      [itsBusiness, `0x${"f".repeat(64)}`, `0x${"a".repeat(40)}`, count, requestId],
    ),
  );
  const expected = { outstanding: 1_000n, owesPastGrace: false };
  const subject = await asAdmin(context.admin, token, (tx) => findMarketSubject(tx, requestId));
  const read = () => asMarketReader(context.market, (tx) => findSellerPosition(tx, subject));
  expect(await read()).toEqual(expected);
  await context.owner((o) => insertMarketRows(o, "listings", [{ ...listing, seller }]));
  expect(await read()).toEqual(expected);
});
