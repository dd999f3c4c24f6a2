import { listWalletNotes } from "@tenora/database/market/list-wallet-notes";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { createMarketTables } from "@tenora/testing/market/create-market-tables";
import { insertMarketRows, insertUsdc, plainListing } from "@tenora/testing/market/insert-listing";
import { plainNote } from "@tenora/testing/market/insert-note";
import { beforeAll, expect, test } from "vitest";
import { useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
const listedAt = 1_800_000_000;
const now = BigInt(listedAt + 1);
const holder = `0x${"d0".repeat(20)}`;
const other = `0x${"e1".repeat(20)}`;

const note = (listing: number, nth: number, owner: string) =>
  plainNote(listing, nth, owner, { units: 1, boughtAt: listedAt });

beforeAll(async () => {
  await createMarketTables(context.test);
  await context.owner(async (owner) => {
    await insertUsdc(owner);
    await insertMarketRows(
      owner,
      "listings",
      [1, 2, 3].map((id) => plainListing(id, listedAt)),
    );
    await insertMarketRows(owner, "notes", [
      ...[note(1, 1, holder), note(2, 1, other), note(2, 2, holder), note(2, 3, holder)],
      ...[note(3, 1, holder)],
    ]);
  });
});

test("wallet notes: those of one listing, newest first and page by page", async () => {
  const read = (after?: bigint) =>
    asMarketReader(context.market, (tx) =>
      listWalletNotes(tx, { wallet: holder, listing: 2n, after, limit: 1 }, now),
    );
  const first = await read();
  const second = await read(first.next ?? undefined);
  const ids = [...first.notes, ...second.notes].map(({ note: { id } }) => id);
  expect(ids).toEqual([(2n << 24n) + 3n, (2n << 24n) + 2n]);
  expect(second.next).toBeNull();
});
