import {
  changeSearch,
  deleteSearch,
  listSavedSearches,
  saveSearch,
} from "@tenora/database/search/saved-searches";
import {
  findWatched,
  listWatched,
  unwatchListing,
  watchListing,
} from "@tenora/database/search/watched-listings";
import { asMember } from "@tenora/database/transaction/as-member";
import { createWalletSession } from "@tenora/testing/database/sessions";
import { describe, expect, test } from "vitest";
import { errorCodeOf, freshWallet, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
const newest = { chain: `0x${"c1".repeat(32)}`, id: 7n };
const low = { name: "Low risk", query: "?risk=low", alerts: true };
const listed = { id: 5n, transaction: `0x${"a1".repeat(32)}` };

async function person() {
  const wallet = freshWallet();
  const token = await createWalletSession(context.test.ownerUrl, wallet);
  const run = <T>(work: Parameters<typeof asMember<T>>[2]) => asMember(context.web, token, work);
  return { wallet, run };
}
const stored = (id: string) =>
  context.owner(async (owner) => {
    const { rows } = await owner.query(
      "select name, alerts, chain, seen::int from saved_searches where id = $1",
      [id],
    );
    return rows[0];
  });

describe("saved searches", () => {
  test.each(["?q=%00", "?q=a%0ab", "?q=%7F"])(
    "saved search: the table rejects the control character in %s",
    async (query) => {
      const lea = await person();
      const saving = lea.run((tx) => saveSearch(tx, { ...low, query }, newest));
      expect(await errorCodeOf(saving)).toBe("INVALID_INPUT");
      expect(await lea.run(listSavedSearches)).toEqual([]);
    },
  );

  test("saved search: its owner sees, renames and deletes it; another wallet can do none of it", async () => {
    const [lea, eve] = [await person(), await person()];
    const id = await lea.run((tx) => saveSearch(tx, low, newest));
    expect(await lea.run(listSavedSearches)).toEqual([{ id, ...low }]);
    expect(await eve.run(listSavedSearches)).toEqual([]);
    const changed = { id, name: "Safe", alerts: false };
    expect(await eve.run((tx) => changeSearch(tx, changed, newest))).toBe(false);
    expect(await eve.run((tx) => deleteSearch(tx, id))).toBe(false);
    expect(await lea.run(listSavedSearches)).toEqual([{ id, ...low }]);
    expect(await lea.run((tx) => changeSearch(tx, changed, newest))).toBe(true);
    expect(await lea.run(listSavedSearches)).toEqual([{ ...low, ...changed }]);
    expect(await lea.run((tx) => deleteSearch(tx, id))).toBe(true);
    expect(await lea.run((tx) => deleteSearch(tx, id))).toBe(false);
  });

  test("saved search: a wallet has the same filters once, and others may have them too", async () => {
    const [lea, eli] = [await person(), await person()];
    await lea.run((tx) => saveSearch(tx, low, newest));
    const again = lea.run((tx) => saveSearch(tx, { ...low, name: "Again" }, newest));
    expect(await errorCodeOf(again)).toBe("SEARCH_SAVED");
    await eli.run((tx) => saveSearch(tx, low, newest));
  });

  test("saved search: 20 for each wallet, also of requests at once, and the 21st is rejected", async () => {
    const lea = await person();
    const codes = await Promise.all(
      Array.from({ length: 23 }, (_, at) =>
        lea
          .run((tx) => saveSearch(tx, { ...low, query: `?q=${at}` }, newest))
          .then(() => "saved")
          .catch(({ code }) => code),
      ),
    );
    expect(codes.filter((code) => code === "saved")).toHaveLength(20);
    expect(codes.filter((code) => code === "TOO_MANY_SEARCHES")).toHaveLength(3);
  });

  test("saved search: turned on again it begins with what is listed from then on", async () => {
    const lea = await person();
    const id = await lea.run((tx) => saveSearch(tx, low, newest));
    const change = (alerts: boolean, to: typeof newest | null) =>
      lea.run((tx) => changeSearch(tx, { id, name: "Low", alerts }, to));
    await change(true, { ...newest, id: 9n });
    expect(await stored(id)).toEqual({ name: "Low", alerts: true, chain: newest.chain, seen: 7 });
    await change(false, { ...newest, id: 9n });
    expect(await stored(id)).toMatchObject({ alerts: false, seen: 7 });
    await change(true, { ...newest, id: 9n });
    expect(await stored(id)).toMatchObject({ alerts: true, seen: 9 });
    // An index that lacks blocks takes nothing back.
    await change(false, newest);
    await change(true, { ...newest, id: 3n });
    expect(await stored(id)).toMatchObject({ seen: 9 });
    await change(false, newest);
    await change(true, null);
    expect(await stored(id)).toMatchObject({ chain: null });
  });

  test.each([
    ["no name", { ...low, name: "" }],
    ["a long name", { ...low, name: "x".repeat(81) }],
    ["what is no query", { ...low, query: "?q=<script>" }],
    ["a query without its mark", { ...low, query: "risk=low" }],
  ])("saved search: %s is rejected by the database, too", async (_what, search) => {
    const lea = await person();
    const saving = lea.run((tx) => saveSearch(tx, search, newest));
    expect(await errorCodeOf(saving)).toBe("INVALID_INPUT");
  });
});

describe("watched receivables", () => {
  test("watch: its wallet sees and ends it; another wallet can do neither", async () => {
    const [lea, eve] = [await person(), await person()];
    for (const _ of [1, 2]) await lea.run((tx) => watchListing(tx, listed));
    expect(await lea.run(listWatched)).toEqual([listed]);
    expect(await lea.run((tx) => findWatched(tx, 5n))).toEqual(listed);
    expect(await lea.run((tx) => findWatched(tx, 6n))).toBeNull();
    expect(await eve.run(listWatched)).toEqual([]);
    await eve.run((tx) => unwatchListing(tx, 5n));
    expect(await eve.run((tx) => findWatched(tx, 5n))).toBeNull();
    expect(await lea.run(listWatched)).toEqual([listed]);
    await lea.run((tx) => unwatchListing(tx, 5n));
    expect(await lea.run(listWatched)).toEqual([]);
  });

  test("watch: another chain's receivable of the same number takes its place", async () => {
    const lea = await person();
    const other = { ...listed, transaction: `0x${"a2".repeat(32)}` };
    await lea.run((tx) => watchListing(tx, listed));
    await lea.run((tx) => watchListing(tx, other));
    expect(await lea.run(listWatched)).toEqual([other]);
  });

  test("watch: 100 for each wallet, and the 101st is rejected; a repeated one isn't", async () => {
    const lea = await person();
    await lea.run(async (tx) => {
      for (let id = 1n; id <= 100n; id += 1n) await watchListing(tx, { ...listed, id });
    });
    const more = lea.run((tx) => watchListing(tx, { ...listed, id: 101n }));
    expect(await errorCodeOf(more)).toBe("TOO_MANY_WATCHED");
    await lea.run((tx) => watchListing(tx, { ...listed, id: 100n }));
    expect(await lea.run(listWatched)).toHaveLength(100);
  });
});
