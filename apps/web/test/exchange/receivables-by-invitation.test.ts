import { testAccount } from "@tenora/testing/wallet/test-accounts";
import { beforeAll, describe, expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

// The demonstration has receivables by invitation, whose pages everybody can open by their numbers.

interface Receivable {
  readonly id: number;
  readonly seller: { readonly wallet: string; readonly slug: string | null };
  readonly debtor: { readonly wallet: string | null };
  readonly gate: { readonly type: string };
}

/** Everybody in the demonstration signs with one of them. */
const localAccounts = Array.from({ length: 20 }, (_, index) => testAccount(index));

const api = async <Data>(path: string): Promise<Data | null> => {
  const response = await fetch(`${marketplace.url}/api/v1${path}`);
  return response.ok ? ((await response.json()) as { data: Data }).data : null;
};

const hidden: Receivable[] = [];
/** The wallets that any of them concerns, in lower case. */
const wallets: Record<"sellers" | "debtors" | "holders", Set<string>> = {
  sellers: new Set(),
  debtors: new Set(),
  holders: new Set(),
};

beforeAll(async () => {
  const [newest] = (await api<Receivable[]>("/listings?limit=1")) ?? [];
  for (let id = 1; id <= (newest?.id ?? 0) + 20; id += 1) {
    const found = await api<Receivable>(`/listings/${id}`);
    if (found?.gate.type === "invite") hidden.push(found);
  }
  for (const { id, seller, debtor } of hidden) {
    wallets.sellers.add(seller.wallet.toLowerCase());
    if (debtor.wallet !== null) wallets.debtors.add(debtor.wallet.toLowerCase());
    const notes = await api<{ owner: string | null }[]>(`/listings/${id}/notes?limit=100`);
    for (const { owner } of notes ?? []) if (owner) wallets.holders.add(owner.toLowerCase());
  }
});

/** What names a receivable: links and words of pages, numbers in their data, a column of a file. */
function namedIn(text: string): Set<number> {
  const words = text.matchAll(/(?:exchange\/|pay\/|Receivable (?:<!-- -->)?#(?:<!-- -->)?)(\d+)/g);
  // Receivables in an answer of ours or of the public API, whose rewards have numbers too.
  const fields = text.startsWith("{")
    ? text.matchAll(/[{,]"(?:id|listing)":"?(\d+)"?,(?!"early")/g)
    : [];
  const [header = "", ...rows] = text.split("\r\n");
  const column = header.split(",").indexOf('"Receivable"');
  const cells = column < 0 ? [] : rows.map((row) => row.split('","')[column]);
  const numbers = [...words, ...fields].map(([, id]) => Number(id));
  return new Set([
    ...numbers,
    ...cells.map(Number),
    ...(text.startsWith("[") ? namedInData(text) : []),
  ]);
}

/** The data of a page are one list: an object in it has the places of its keys and of their values. */
function namedInData(text: string): number[] {
  const values = JSON.parse(text) as unknown[];
  const places = values.flatMap((value) =>
    value !== null && typeof value === "object" ? Object.entries(value) : [],
  );
  return places.flatMap(([key, place]) => {
    const [type, number] = [values[place as number] ?? []].flat();
    const name = values[Number(key.slice(1))];
    return (name === "listing" || name === "id") && type === "B" ? [Number(number)] : [];
  });
}

const hiddenIn = async (person: Person, path: string) => {
  const response = await person.fetch(path);
  expect(response.status, path).toBe(200);
  const named = namedIn(await response.text());
  return hidden.flatMap(({ id }) => (named.has(id) ? [id] : []));
};

const ofSeller = [
  ...["/api/wallets/W/seller-overview", "/api/wallets/W/due-dates", "/api/wallets/W/payments"],
  ...[
    "/business/payments.data?wallet=W",
    "/business/rewards.data?wallet=W",
    "/api/v1/listings?seller=W&limit=100",
  ],
];
const ofDebtor = ["/api/wallets/W/bills"];
const ofHolder = [
  ...["/api/wallets/W/holder-overview", "/api/wallets/W/notes", "/api/wallets/W/statement"],
  ...["/investor/portfolio?wallet=W", "/investor/portfolio/statement?wallet=W"],
  "/api/v1/wallets/W/notes?limit=100",
];
/** In the demonstration none of them is owed or waits for anything now. */
const untold = new Set([...ofDebtor, "/api/wallets/W/holder-overview"]);
const ofEverybody = [
  ...["/", "/investor", "/exchange", "/exchange?status=all", "/exchange?status=all&view=table"],
  ...["/sitemap.xml", "/insights/rss.xml", "/api/v1/listings?limit=100", "/fees"],
];

describe("receivables by invitation", () => {
  test("the demonstration has some, with sellers and holders, and their pages can be opened", async () => {
    expect(hidden.length).toBeGreaterThan(0);
    for (const { id } of hidden)
      expect((await new Person(marketplace).fetch(`/exchange/${id}`)).status).toBe(200);
    expect(wallets.sellers.size * wallets.holders.size).toBeGreaterThan(0);
  });

  test.each(ofEverybody)("are not in %s", async (path) => {
    const response = await new Person(marketplace).fetch(path);
    if (response.status === 404) throw new Error(`${path} isn't there`);
    const named = namedIn(await response.text());
    expect(hidden.filter(({ id }) => named.has(id))).toEqual([]);
  });

  test("are not found by a search for their number, seller or customer", async () => {
    for (const { id, seller, debtor } of hidden)
      for (const search of [`%23${id}`, seller.wallet, debtor.wallet ?? "0"])
        expect(await hiddenIn(new Person(marketplace), `/exchange?q=${search}`)).toEqual([]);
    for (const { seller } of hidden)
      if (seller.slug !== null)
        expect(await hiddenIn(new Person(marketplace), `/b/${seller.slug}`)).toEqual([]);
  });

  test.each([
    ...ofSeller.map((path) => ["sellers", path] as const),
    ...ofDebtor.map((path) => ["debtors", path] as const),
    ...ofHolder.map((path) => ["holders", path] as const),
  ])(
    "of %s: %s names none to a stranger, and those that concern it to the wallet's own session",
    async (who, path) => {
      const stranger = new Person(marketplace);
      await stranger.signInWithWallet();
      for (const wallet of wallets[who]) {
        const own = path.replace("W", wallet);
        expect(await hiddenIn(new Person(marketplace), own), "without a session").toEqual([]);
        expect(await hiddenIn(stranger, own), "with another's session").toEqual([]);
      }
      if (path.startsWith("/api/v1/")) return; // It knows no sessions.
      const seen: number[] = [];
      for (const account of localAccounts) {
        const concerned = new Person(marketplace, account);
        if (!wallets[who].has(concerned.wallet)) continue;
        await concerned.signInWithWallet();
        seen.push(...(await hiddenIn(concerned, path.replace("W", concerned.wallet))));
      }
      expect(seen.length > 0, String(seen)).toBe(!untold.has(path));
    },
  );
});
