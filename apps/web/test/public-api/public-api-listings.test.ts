import { expect, test } from "vitest";
import { business } from "../../app/public-api/schema/business.ts";
import { type ApiListing, listing } from "../../app/public-api/schema/listing.ts";
import { credit, note } from "../../app/public-api/schema/records.ts";
import { marketplace } from "../support/marketplace.ts";
import { ask, read, readAll, readPage } from "./api-client.ts";

const { url } = marketplace;
const record = listing.strict();
const all = () => readAll("/listings?limit=100", record);
/** What stays of a listing while a late fee rises by the second and others buy. */
const idsOf = (listings: readonly ApiListing[]) => listings.map(({ id }) => id);
const wordsOf = (listings: readonly ApiListing[], of: (one: ApiListing) => string) =>
  new Set(listings.map(of));

test("public API: each filter keeps exactly what has one of its values", async () => {
  const everything = await all();
  expect(everything.length).toBeGreaterThan(15);
  const filters: Record<string, (one: ApiListing) => string> = {
    status: ({ status }) => status,
    kind: ({ kind }) => kind,
    level: ({ level }) => level,
    token: ({ token }) => token.symbol,
    seller: ({ seller }) => seller.wallet,
    tier: ({ seller }) => String(seller.tier),
    risk: ({ risk }) => risk?.grade ?? "none",
  };
  for (const [name, of] of Object.entries(filters)) {
    const words = [...wordsOf(everything, of)].filter((word) => word !== "none");
    expect(words.length, name).toBeGreaterThan(1);
    for (const chosen of [words.slice(0, 1), words.slice(0, 2)]) {
      const found = await readAll(`/listings?limit=100&${name}=${chosen.join(",")}`, record);
      // Read again, since the index may have caught up with what another test did.
      const expected = (await all()).filter((one) => chosen.includes(of(one)));
      expect(idsOf(found), `${name}=${chosen}`).toEqual(idsOf(expected));
    }
  }
  const { slug, name, wallet } = everything.find(({ seller }) => seller.slug)?.seller ?? {};
  expect(slug).toMatch(/^[a-z0-9-]+$/);
  const byName = await readAll(`/listings?limit=100&seller=${slug}`, record);
  expect(idsOf(byName)).toEqual(idsOf(everything.filter(({ seller }) => seller.name === name)));
  const both = await readAll(`/listings?limit=100&seller=${slug},${wallet}`, record);
  expect(idsOf(both)).toEqual(idsOf(byName));
  const [first] = everything;
  const byAddress = `/listings?limit=100&token=${first?.token.address.toLowerCase()}`;
  expect((await readAll(byAddress, record)).length).toBeGreaterThan(0);
});

test("public API: filters by timeframe, return and several at once §1.17", async () => {
  const everything = await all();
  const repaysMore = (one: ApiListing) => BigInt(one.repayPerUnit) > BigInt(one.pricePerUnit);
  const returns: Record<string, (one: ApiListing) => boolean> = {
    interest: repaysMore,
    reward: ({ reward }) => reward !== null,
    both: (one) => repaysMore(one) && one.reward !== null,
  };
  for (const [value, holds] of Object.entries(returns)) {
    const found = await readAll(`/listings?limit=100&return=${value}`, record);
    expect(found, value).toEqual(everything.filter(holds));
  }
  const days = await Promise.all(
    ["le-30", "31-60", "61-90", "gt-90"].map((one) =>
      readAll(`/listings?limit=100&timeframe=${one}`, record),
    ),
  );
  const { data } = (await (await ask("/head")).json()) as { data: { chainTime: string } };
  const ahead = everything.filter(({ maturity }) => maturity >= data.chainTime);
  expect(
    days
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(ahead.map(({ id }) => id).sort());
  const both = await readAll("/listings?limit=100&kind=factoring&status=settled,cancelled", record);
  const expected = everything.filter(
    ({ kind, status }) => kind === "factoring" && ["settled", "cancelled"].includes(status),
  );
  expect(both).toEqual(expected);
});

test("public API: a business has the record of its receivables, amounts of each token", async () => {
  const everything = await all();
  const slugs = new Set(everything.flatMap(({ seller }) => seller.slug ?? []));
  expect(slugs.size).toBeGreaterThan(3);
  const suspended = "kallang-machine-works-pte-ltd";
  expect(slugs).toContain(suspended);
  for (const slug of slugs) {
    const { record: its, ...profile } = await read(`/businesses/${slug}`, business.strict());
    const own = everything.filter(({ seller }) => seller.slug === slug);
    const { wallet, name, tier } = own[0]?.seller ?? {};
    expect(profile).toMatchObject({ slug, wallet, name, tier });
    // In the demonstration after a default: its record stays, and nothing that it says of itself.
    const paused = { suspendedAt: expect.stringMatching(/Z$/), industry: null, website: null };
    expect(profile).toMatchObject(slug === suspended ? paused : { suspendedAt: null });
    // Those behind an invite gate count too, and are in no list.
    expect(its.listings).toBeGreaterThanOrEqual(own.length);
    expect(its.ratings.average === null).toBe(its.ratings.count === 0);
    expect(its.onTime + its.late + its.defaulted).toBeLessThanOrEqual(its.listings);
    expect(its.defaulted).toBeGreaterThanOrEqual(
      own.filter(({ status }) => status === "defaulted").length,
    );
    const symbols = its.financed.map(({ token }) => token.symbol);
    expect(symbols).toEqual([...new Set(symbols)].toSorted());
    expect(symbols).toEqual(expect.arrayContaining(own.map(({ token }) => token.symbol)));
    expect(its.repaid.map(({ token }) => token.symbol)).toEqual(symbols);
    // The mean of those alone that weren't repaid in time: null without any.
    if (its.late > 0) expect(its.averageDaysLate).toBeGreaterThan(0);
  }
});

test("public API: a graded receivable has its factors, and its customer's industry and country", async () => {
  const one = (await all()).find(({ risk }) => risk !== null);
  expect(one?.debtor).toEqual({
    wallet: one?.debtor.wallet,
    industry: expect.any(String),
    country: expect.stringMatching(/^[A-Z]{2}$/),
  });
  const { factors = [] } = one?.risk ?? {};
  expect(factors.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  expect(await read(`/listings/${one?.id}`, record)).toEqual(one);
});

test("public API: pages of each order make up the whole list, each listing once", async () => {
  const everything = await all();
  const orders = {
    newest: ({ id }: ApiListing) => -id,
    soonest: ({ maturity }: ApiListing) => Date.parse(maturity),
    return: ({ aprBps }: ApiListing) => -aprBps,
    funded: ({ soldUnits, totalUnits }: ApiListing) =>
      -Math.floor((soldUnits * 10_000) / totalUnits),
  } as const;
  for (const [sort, value] of Object.entries(orders)) {
    const paged = await readAll(`/listings?sort=${sort}&limit=7`, record);
    expect(paged.map(({ id }) => id).sort()).toEqual(everything.map(({ id }) => id).sort());
    const values = paged.map(value);
    expect(values, sort).toEqual(values.toSorted((a, b) => a - b));
  }
  expect((await readPage("/listings?limit=1", record)).data).toHaveLength(1);
  expect((await readPage("/listings", record)).data.length).toBeLessThanOrEqual(50);
});

test("public API: receivables behind an invite gate are found by number, and in no list", async () => {
  const listed = new Set((await all()).map(({ id }) => id));
  const newest = Math.max(...listed);
  const byNumber: ApiListing[] = [];
  for (let id = 1; id <= newest; id++) byNumber.push(await read(`/listings/${id}`, record));
  const unlisted = byNumber.filter(({ id }) => !listed.has(id));
  expect(unlisted.length).toBeGreaterThan(0);
  expect([...wordsOf(unlisted, ({ gate }) => String(gate.type))]).toEqual(["invite"]);
});

test("public API: notes and credits of a wallet are those of the listings", async () => {
  const sold = (await all()).findLast(({ status }) => status === "settled")?.id ?? 0;
  const [owned] = (await readAll(`/listings/${sold}/notes?limit=100`, note.strict())).filter(
    ({ owner }) => owner !== null,
  );
  const wallet = owned?.owner ?? "";
  const notes = await readAll(`/wallets/${wallet.toLowerCase()}/notes?limit=2`, note.strict());
  expect(notes).toContainEqual(owned);
  expect([...new Set(notes.map(({ owner }) => owner))]).toEqual([wallet]);
  const ids = notes.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  const ofIt = await readAll(`/wallets/${wallet}/notes?listing=${sold}&limit=1`, note.strict());
  expect(ofIt).toEqual(notes.filter(({ listing }) => listing === sold));
  expect(ofIt).toContainEqual(owned);
  await readAll(`/wallets/${wallet}/credits?`, credit.strict());
});

const malformed = [
  ...["status=nonsense", "risk=none", "return=cash", "timeframe=30", "tier=4", "token=DOGE"],
  ...[
    "level=high",
    "kind=loan",
    "seller=0x12",
    "seller=nobody",
    "seller=A",
    "sort=oldest",
    "cursor=abc",
    "cursor=%00",
    "token=%00",
    "cursor=soonest-1-1",
  ],
  ...["limit=0", "limit=101", "limit=x", "status=open,nonsense", "status=", "stauts=open"],
].map((query) => `/listings?${query}`);
const malformedParts = [
  ...["/listings/0", "/listings/abc", "/listings/1.5", "/listings/99999999999999999999"],
  ...["/listings/-1/notes", "/listings/1/notes?cursor=x", "/listings/1/events?cursor=1"],
  ...["/listings/1/notes?limit=101", "/notes/x", "/wallets/0x12/notes", "/wallets/x/credits"],
  ...["/listings/%00", "/wallets/%ff/notes", "/listings/1/events?cursor=%00"],
  `/wallets/0x${"0".repeat(40)}/notes?listing=0`,
  ...["/financing/0x12", "/businesses/A", "/businesses/0x12", "/businesses/a--b"],
];

test.each([...malformed, ...malformedParts])("public API: refuses %s (400)", async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    error: { code: "INVALID_REQUEST", message: expect.any(String) },
  });
});

const absent = ["/listings/999999", "/listings/999999/notes", "/listings/1099511627775/events"];
test.each([...absent, "/notes/5", "/notes/9007199254740991", "/businesses/x", "/asks"])(
  "public API: finds nothing at %s (404)",
  async (path) => {
    // What a block lacks is unknown until it is indexed.
    await expect.poll(async () => (await ask(path)).status).toBe(404);
    const response = await ask(path);
    expect(await response.json()).toMatchObject({ error: { code: "NOT_FOUND" } });
  },
);

test("public API: an answer holds until the next block, for whoever sends its ETag", async () => {
  const response = await ask("/listings?limit=1");
  expect(response.headers.get("cache-control")).toContain("public");
  const { block } = (await response.json()) as { block: number };
  expect(response.headers.get("etag")).toContain(`"${block}.`);
  const old = await ask("/stats", { headers: { "if-none-match": 'W/"1.1"' } });
  expect(old.status).toBe(200);
  /** Asks for one and then, with its ETag, for the other: a block or a minute may begin in between. */
  const askAgain = async (first: string, then: string) => {
    const tag = (await ask(first)).headers.get("etag") ?? "";
    return ask(then, { headers: { "if-none-match": tag } });
  };
  for (const then of ["/listings?limit=1", "/stats"])
    await expect.poll(async () => (await askAgain("/listings?limit=1", then)).status).toBe(304);
  const held = await askAgain("/stats", "/stats");
  expect(held.headers.get("access-control-allow-origin")).toBe("*");
});

test("public API: the document and the page name every path of the route table", async () => {
  const document = (await (await ask("/openapi.json")).json()) as {
    openapi: string;
    paths: Record<string, unknown>;
  };
  expect(document.openapi).toBe("3.1.0");
  const { default: routes } = await import("../../app/routes.ts");
  const paths = routes
    .map(({ path = "" }) => path)
    .filter((path) => path.startsWith("api/v1/") && !/\*|openapi/.test(path))
    .map((path) => path.slice("api/v1".length).replaceAll(/:(\w+)/g, "{$1}"));
  expect(paths.length).toBeGreaterThan(8);
  expect(Object.keys(document.paths).sort()).toEqual(paths.sort());
  const html = await (await fetch(`${url}/developers`)).text();
  for (const path of paths) expect(html).toContain(`GET <!-- -->${path}`);
});
