import { persona } from "@tenora/domain/demo/personas";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

// Dara of the demonstration holds notes of receivables that were repaid, and of others.

const { url, ownerUrl } = marketplace;
const owner = new pg.Client({ connectionString: ownerUrl });
const dara = new Person(marketplace, testAccount(persona("Dara").account));
const path = "/api/investor/ratings";

interface Sale {
  readonly id: number;
  readonly status: string;
  readonly seller: { readonly slug: string; readonly wallet: string };
}
/** Repaid ones of Dara's, each of another seller, and one that runs. */
let repaid: Sale[] = [];
let running: Sale | undefined;

const read = async <T>(at: string) =>
  ((await (await fetch(`${url}/api/v1${at}`)).json()) as { data: T }).data;

beforeAll(async () => {
  await owner.connect();
  await dara.signInWithWallet();
  const notes = await read<{ listing: number }[]>(`/wallets/${dara.wallet}/notes?limit=100`);
  const ids = [...new Set(notes.map(({ listing }) => listing))];
  const sales = await Promise.all(ids.map((id) => read<Sale>(`/listings/${id}`)));
  const ofSeller = new Map(
    sales.filter(({ status }) => status === "settled").map((one) => [one.seller.wallet, one]),
  );
  repaid = [...ofSeller.values()];
  expect(repaid.length).toBeGreaterThan(1);
  running = sales.find(({ status }) => status === "running");
});
afterAll(() => owner.end());

const rate = (who: Person, sale: Sale | undefined, rating: object = { stars: 5, words: "" }) =>
  who.post(path, { listing: String(sale?.id), rating });
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];
const own = async (who: Person) =>
  (await (await who.fetch(path)).json()) as { wallet: string | null; ratings: object[] };
const ratingsOf = async (sale: Sale | undefined) =>
  (
    await read<{ record: { ratings: { count: number; average: number | null } } }>(
      `/businesses/${sale?.seller.slug}`,
    )
  ).record.ratings;
test("rating: a holder of a repaid receivable rates its seller once; everybody reads it without a name", async () => {
  const [sale] = repaid;
  const before = await ratingsOf(sale);
  const words = "Paid <b>early</b>.\nI'd lend again.";
  expect((await rate(dara, sale, { stars: 4, words })).status).toBe(200);
  expect((await rate(dara, sale, { stars: 4, words })).status).toBe(200);
  expect(await codeOf(await rate(dara, sale, { stars: 1, words }))).toEqual([409, "ALREADY_RATED"]);
  const { count, average } = await ratingsOf(sale);
  expect(count).toBe(before.count + 1);
  expect(await own(dara)).toMatchObject({
    wallet: dara.wallet,
    ratings: expect.arrayContaining([
      expect.objectContaining({ listing: String(sale?.id), stars: 4, words }),
    ]),
  });
  // Without what a cache may hold for a minute.
  const page = await (await fetch(`${url}/b/${sale?.seller.slug}.data`)).text();
  const summary = `${average} out of 5, from ${count} investor`;
  expect(page).toContain(summary);
  expect(page).toContain("I'd lend again.");
  expect(page.toLowerCase()).not.toContain(dara.wallet);
  const profile = `${url}/business/profile.data?wallet=${sale?.seller.wallet.toLowerCase()}`;
  expect(await (await fetch(profile)).text()).toContain(`you ${average} out of 5`);
});

test("rating: nobody else can rate, nobody an unpaid receivable, and bad input is refused", async () => {
  const sale = repaid.at(-1);
  const stranger = new Person(marketplace);
  expect(await codeOf(await rate(stranger, sale))).toEqual([401, "SESSION_MISSING"]);
  expect(await own(stranger)).toEqual({ wallet: null, ratings: [] });
  await stranger.signInWithWallet();
  expect(await codeOf(await rate(stranger, sale))).toEqual([409, "RATING_NOT_POSSIBLE"]);
  expect(await own(stranger)).toEqual({ wallet: stranger.wallet, ratings: [] });
  expect(running).toBeDefined();
  expect(await codeOf(await rate(dara, running))).toEqual([409, "RATING_NOT_POSSIBLE"]);
  const unknown = { ...(sale as Sale), id: 999_999 };
  expect(await codeOf(await rate(dara, unknown))).toEqual([409, "RATING_NOT_POSSIBLE"]);
  for (const wrong of [
    { stars: 0, words: "" },
    { stars: 4.5, words: "" },
    { stars: "5", words: "" },
    { stars: 5 },
    { stars: 5, words: "x".repeat(501) },
    { stars: 5, words: "", wallet: stranger.wallet },
  ])
    expect(await codeOf(await rate(dara, sale, wrong))).toEqual([400, "INVALID_INPUT"]);
  expect(
    (await dara.post(path, { listing: "1 or 1", rating: { stars: 5, words: "" } })).status,
  ).toBe(400);
});

test("rating: an admin hides its words, and nobody else can", async () => {
  const sale = repaid.at(-1);
  const words = "Call 555-0100";
  expect((await rate(dara, sale, { stars: 2, words })).status).toBe(200);
  const shown = await ratingsOf(sale);
  const { rows } = await owner.query<{ id: string; business: string }>(
    `select r.id, b.id as business from ratings r join businesses b on b.wallet_address = r.seller
     where r.wallet = $1 and r.listing_id = $2`,
    [dara.wallet, sale?.id],
  );
  const [{ id: rating, business } = { id: "", business: "" }] = rows;
  const hide = (who: Person, change: object = {}) =>
    who.post(`/api/admin/businesses/${business}/acts`, {
      act: "hide-rating",
      rating,
      hide: true,
      reason: "A phone number",
      ...change,
    });
  const op = new Person(marketplace);
  expect((await hide(op)).status).toBe(401);
  expect((await hide(dara)).status).toBe(401);
  await op.signInAsAdmin();
  expect(await codeOf(await hide(op, { reason: " \u3164" }))).toEqual([400, "INVALID_INPUT"]);
  expect((await hide(op)).status).toBe(200);
  expect(await codeOf(await hide(op))).toEqual([409, "ALREADY_CHANGED"]);
  expect(await ratingsOf(sale)).toEqual(shown);
  const text = await (await fetch(`${url}/b/${sale?.seller.slug}.data`)).text();
  expect(text).toContain(`${shown.average} out of 5, from ${shown.count} investor`);
  expect(text).not.toContain(words);
  const page = await (await op.fetch(`/admin/requests/${business}.data`)).text();
  expect(page).toContain(words);
  expect(JSON.stringify(await own(dara))).toContain("A phone number");
});
