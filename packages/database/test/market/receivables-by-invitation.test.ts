import {
  hasReceivablesByInvitation,
  type MarketAudience,
} from "@tenora/database/market/listing/audience";
import { countListings } from "@tenora/database/market/listing/count-listings";
import { listListings } from "@tenora/database/market/listing/list-listings";
import { readCollectedTotals } from "@tenora/database/market/payment/list-collections";
import { listEarnedRewards } from "@tenora/database/market/payment/list-rewards";
import { listSellerPayments } from "@tenora/database/market/seller/list-seller-payments";
import { listWalletEvents } from "@tenora/database/market/wallet/list-wallet-events";
import { listWalletHoldings } from "@tenora/database/market/wallet/list-wallet-holdings";
import { listWalletNotes } from "@tenora/database/market/wallet/list-wallet-notes";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import type { Transaction } from "@tenora/database/transaction/transaction";
import { createMarketTables } from "@tenora/testing/market/create-market-tables";
import {
  insertMarketRows,
  insertUsdc,
  plainListing,
  usdc,
} from "@tenora/testing/market/insert-listing";
import { plainNote } from "@tenora/testing/market/insert-note";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { freshWallet, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
const listedAt = 1_800_000_000;
const now = BigInt(listedAt);
const [seller, debtor, holder, former] = [
  freshWallet(),
  freshWallet(),
  freshWallet(),
  freshWallet(),
];
const publicId = 1;
const byInvitation = 2;
const reward = { reward: `0x${"4e".repeat(20)}`, reward_id: 7 };

const event = (block: number, type: string, listing: number, wallet: string) => ({
  block,
  log_index: 0,
  type,
  contract: `0x${"ec".repeat(20)}`,
  listing,
  wallet,
  note: String((BigInt(listing) << 24n) + 1n),
  counterparty: null,
  token: usdc,
  amount: 10_000,
  time: listedAt,
  arguments: "{}",
  transaction_hash: `0x${block.toString(16).padStart(64, "0")}`,
});

beforeAll(async () => {
  await createMarketTables(context.test);
  await context.owner(async (owner) => {
    await owner.query("set role tenora_indexer");
    await insertUsdc(owner);
    const parties = { seller, debtor, ...reward };
    await insertMarketRows(owner, "listings", [
      { ...plainListing(publicId, listedAt), ...parties },
      { ...plainListing(byInvitation, listedAt), ...parties, gate_type: "invite" },
    ]);
    const ids = [publicId, byInvitation];
    const bought = { units: 5, boughtAt: listedAt };
    await insertMarketRows(
      owner,
      "notes",
      ids.flatMap((id) => [
        plainNote(id, 1, holder, bought),
        { ...plainNote(id, 2, holder, bought), owner: null, former_owner: former, refunded: 475 },
      ]),
    );
    await insertMarketRows(
      owner,
      "events",
      ids.flatMap((id) => [
        event(id * 10, "settled", id, debtor),
        event(id * 10 + 1, "claimed", id, holder),
      ]),
    );
    await owner.query("reset role");
  });
});

const read = <T>(run: (tx: Transaction<"market">) => Promise<T>) =>
  asMarketReader(context.market, run);

type Ids = (tx: Transaction<"market">, audience?: MarketAudience) => Promise<readonly unknown[]>;
const numbered = <T>(of: (one: T) => unknown, all: readonly T[]) => all.map(of);

/** Every query that lists receivables, what was done with them or their notes, by the numbers it names. */
const lists: Readonly<Record<string, Ids>> = {
  listings: async (tx, audience) =>
    numbered(({ id }) => id, (await listListings(tx, { audience, limit: 9 }, now)).listings),
  "listings of a seller": async (tx, audience) => {
    const query = { seller: [seller], audience, limit: 9 };
    return numbered(({ id }) => id, (await listListings(tx, query, now)).listings);
  },
  "listings of a customer": async (tx, audience) => {
    const query = { debtor: [debtor], audience, limit: 9 };
    return numbered(({ id }) => id, (await listListings(tx, query, now)).listings);
  },
  "a listing's number in a search": async (tx, audience) =>
    (
      await Promise.all(
        [publicId, byInvitation].map((id) =>
          listListings(tx, { search: `#${id}`, audience, limit: 9 }, now),
        ),
      )
    ).flatMap(({ listings }) => numbered(({ id }) => id, listings)),
  "payments on a seller's receivables": async (tx, audience) =>
    numbered(
      ({ listing }) => listing.id,
      (await listSellerPayments(tx, { seller, audience, limit: 9 }, now)).payments,
    ),
  "notes that earn a seller's rewards": async (tx, audience) =>
    numbered(
      ({ listing }) => listing,
      (await listEarnedRewards(tx, { seller, audience, limit: 9 })).earned,
    ),
  "notes of a wallet": async (tx, audience) =>
    numbered(
      ({ listing }) => listing.id,
      (await listWalletNotes(tx, { wallet: holder, audience, limit: 9 }, now)).notes,
    ),
  "refunded notes of a wallet": async (tx, audience) => {
    const query = { wallet: former, includeRefunded: true, audience, limit: 9 };
    return numbered(({ listing }) => listing.id, (await listWalletNotes(tx, query, now)).notes);
  },
  "holdings of a wallet": async (tx, audience) =>
    numbered(({ listing }) => listing.id, await listWalletHoldings(tx, holder, now, audience)),
  "events of a wallet": async (tx, audience) =>
    numbered(
      ({ listing }) => listing,
      (await listWalletEvents(tx, { wallet: holder, audience, limit: 9 })).events,
    ),
};

const unique = (ids: readonly unknown[]) => [...new Set(ids.map(Number))].sort();

describe("receivable by invitation", () => {
  test.each(Object.entries(lists))("is not in the list for everyone: %s", async (_name, list) => {
    expect(unique(await read((tx) => list(tx, "everyone")))).toEqual([publicId]);
    // Without a word about it a list is for everyone.
    expect(unique(await read((tx) => list(tx)))).toEqual([publicId]);
    expect(unique(await read((tx) => list(tx, "concerned")))).toEqual([publicId, byInvitation]);
  });

  test("is in no count of a list for everyone, nor in what a wallet collected there", async () => {
    const count = async (audience: MarketAudience) =>
      (await read((tx) => countListings(tx, { audience }, now))).total;
    expect([await count("everyone"), await count("concerned")]).toEqual([1, 2]);
    const collected = async (audience: MarketAudience) =>
      (await read((tx) => readCollectedTotals(tx, holder, audience)))[0]?.collected;
    expect([await collected("everyone"), await collected("concerned")]).toEqual([10_000n, 20_000n]);
  });

  test("a wallet is told that it is concerned: as seller, customer, holder or former holder", async () => {
    const has = (wallet: string, concern: "seller" | "debtor" | "holder") =>
      read((tx) => hasReceivablesByInvitation(tx, wallet.toUpperCase().replace("X", "x"), concern));
    expect([
      ...[await has(seller, "seller"), await has(debtor, "debtor"), await has(holder, "holder")],
      await has(former, "holder"),
    ]).toEqual([true, true, true, true]);
    expect([await has(debtor, "seller"), await has(seller, "holder")]).toEqual([false, false]);
  });

  test("a visitor's role can't read the market's listings or notes at all", async () => {
    for (const table of ["listings", "notes", "events"]) {
      const look = asVisitor(context.web, (tx) =>
        sql`select * from ${sql.table(`market.${table}`)}`.execute(tx),
      );
      await expect(look, table).rejects.toThrow("FORBIDDEN");
    }
  });
});
