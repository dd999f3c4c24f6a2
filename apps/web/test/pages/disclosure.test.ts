import { expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { readPage } from "../support/read-page.ts";

// What a demonstration's pages say of its sellers and customers, without JavaScript.

const { url } = marketplace;

const read = async (path: string) => (await readPage(url + path)).text;

test("receivable: its risk factor by factor, its customer's industry and country, and no name", async () => {
  const text = await read("/exchange/1");
  expect(text).toMatch(
    / (Low|Medium|Medium-High|High) risk Credit score \d+ of 100, higher is safer /,
  );
  expect(text).toMatch(/Seller's tier Our review of the seller 20% 20 /);
  expect(text).toMatch(/Industry Retail Country Hong Kong/);
  expect(text).not.toContain("Cleo Department Stores");
  expect(text).not.toContain("cleo-stores");
});

test("receivable: its head has the risk, the customer and the seller's record in the words of its card", async () => {
  const card =
    /(\S+ risk(?: at listing)?) (Tier \d) ?: about [^#]+ #(\d+) · (\w+, [a-z ]+) (Customer: [^:]+) (Seller: \d+ of \d+ repaid on time)/;
  const [, risk, tier, id, what, customer, record] = card.exec(await read("/exchange")) ?? [];
  const text = await read(`/exchange/${id}`);
  expect(text).toContain(` ${risk} · ${what} · ${customer} ${tier}`);
  expect(text).toContain(` ${record}`);
});

test("receivable: a dispute stands beside its status, with who raised it and since when", async () => {
  const running = await fetch(`${url}/api/v1/listings?status=running&kind=factoring&limit=100`);
  const { data } = (await running.json()) as { data: { id: number; disputed: boolean }[] };
  const text = await read(`/exchange/${data.find(({ disputed }) => disputed)?.id}`);
  expect(text).toContain("Exchange Running Disputed Receivable ");
  expect(text).toMatch(
    /Dispute recorded by our reviewer on \w{3} \d+, \d{4} The reason isn't public: the chain has only the fingerprint of its evidence, 0x\w{4}\.{3}\w{4}\. It stays open until our reviewer closes it\. /,
  );
});

test("receivable on sale: what else of its seller is disputed stands beside the way to buy, and on the seller's page", async () => {
  interface Found {
    readonly id: number;
    readonly disputed: boolean;
    readonly seller: { readonly wallet: string; readonly slug: string };
  }
  const listings = async (status: string) => {
    const found = await fetch(`${url}/api/v1/listings?status=${status}&limit=100`);
    return ((await found.json()) as { data: readonly Found[] }).data;
  };
  const disputed = (await listings("running")).find((one) => one.disputed);
  const open = await listings("open");
  const onSale = open.find(({ seller }) => seller.wallet === disputed?.seller.wallet);
  const words = "(?:\\d+ [a-z ]+, )*1 disputed now";
  expect(await read(`/exchange/${onSale?.id}`)).toMatch(
    new RegExp(`Buy a note Other receivables of this seller: ${words} If it's repaid on time`),
  );
  expect(await read(`/b/${onSale?.seller.slug}`)).toMatch(
    new RegExp(`approve nothing new while one is late\\. Its receivables: ${words} `),
  );
});

test("list: a seller's receivables have an address of their own, with a filter to take it back", async () => {
  const text = await read("/exchange?seller=ben-trading-pte-ltd");
  const [, total] = /Seller Ben Trading Pte Ltd (\d+)/.exec(text) ?? [];
  expect(Number(total)).toBeGreaterThan(1);
  expect(text).toContain(` ${total} receivables Sort by`);
  expect(text).not.toContain("Harbour Foods");
  expect(await read("/exchange?seller=nobody")).toContain("Nothing matches these filters");
});

test("list: risk is a filter with counts, and what a customer trades in is found §1.17", async () => {
  const all = await read("/exchange");
  const counts = [...all.matchAll(/Risk ((?:(?:Low|Medium|Medium-High|High) \d+ )+)/g)][0]?.[1];
  const [, grade = "", count] = /([A-Z][\w-]+) (\d+)/.exec(counts ?? "") ?? [];
  const chosen = await read(`/exchange?risk=${grade.toLowerCase()}`);
  expect(chosen).toMatch(new RegExp(`(^| )${count} receivables?`));
  expect(await read("/exchange?q=wholesale")).toContain("Customer: wholesale and trade, Germany");
});

test("home: shows what has happened on the exchange", async () => {
  await expect
    .poll(() => read("/"))
    .toMatch(
      /On sale now .+ Financed .+ private sales included Repaid, with returns .+ private sales included \d+ due so far \(\d+ in private sales\), \d+ more in grace period \d+ repaid on time /,
    );
  expect(await read("/")).toMatch(
    /See all \d+ on sale .+ Due in \d+ days .+ of [\d,]+ USD[CT] sold/,
  );
});

test("business: its page has its record, its listed receivables and its address for previews", async () => {
  const path = "/b/ben-trading-pte-ltd";
  const { status, html, text } = await readPage(url + path);
  expect(status).toBe(200);
  expect(text).toContain("Ben Trading Pte Ltd");
  expect(text).toMatch(/Financed [\d,.]+ USD[CT] /);
  expect(text).toMatch(
    /Repaid on time \d+ of \d+ that came due \(\d+%\) Delay when late \d+(\.\d)? days?( on average)? \(\d+ late receivables?(, those in default not counted)?\) Past due now Nothing past due Defaults \d+/,
  );
  expect(html).toContain(`<meta property="og:image" content="${url}/og${path}.jpg"`);
  const listings = async (query: string) => {
    const response = await fetch(`${url}/api/v1/listings?limit=100&${query}`);
    return ((await response.json()) as { data: { id: number; seller: { slug: string } }[] }).data;
  };
  const own = await listings("seller=ben-trading-pte-ltd");
  expect(own.length).toBeGreaterThan(1);
  for (const { id } of own.slice(0, 24)) expect(html).toContain(`href="/exchange/${id}"`);
  const shown = html.match(/href="\/exchange\/\d+"/g) ?? [];
  expect(shown).toHaveLength(Math.min(own.length, 24));
  expect((await readPage(`${url}/exchange/${own[0]?.id}`)).html).toContain(`href="${path}"`);
  expect((await readPage(`${url}/exchange?seller=ben-trading-pte-ltd`)).html).toContain(
    `href="${path}"`,
  );
});

test("business: a suspended one keeps its record and its receivables, and nothing that it said of itself", async () => {
  const path = "/b/kallang-machine-works-pte-ltd";
  const { status, html, text } = await readPage(url + path);
  expect(status).toBe(200);
  expect(text).toMatch(
    /Suspended on \w{3} \d+, \d{4} It can't list new receivables; its record stays public\./,
  );
  expect(text).toMatch(/Past due now [\d,.]+ USDC in \d receivables? Defaults 1 /);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toMatch(/kallang-machines|\/logos\/|Founded/);
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).not.toContain(path);
  const [, id] = /href="\/exchange\/(\d+)"/.exec(html) ?? [];
  expect((await readPage(`${url}/exchange/${id}`)).html).toContain(`href="${path}"`);
});

test("receivable: one in default says when and how its debt was last followed up, without names and words", async () => {
  const response = await fetch(`${url}/api/v1/listings?status=defaulted,overdue&limit=100`);
  const { data } = (await response.json()) as { data: { id: number }[] };
  expect(data.length).toBeGreaterThan(1);
  const texts = await Promise.all(data.map(({ id }) => read(`/exchange/${id}`)));
  expect(texts.join()).toMatch(
    /Recovery .+? Last contact \w{3} \d+, \d{4}, (by|in|with) [a-z ]+ (the seller|the customer|another party) Contacts \d+ on record What happened The default was recorded /,
  );
  expect(texts.join()).not.toMatch(/Ravi|Ortega|instalment/);
  expect(await read("/exchange/1")).not.toContain("Recovery");
});

test.each(["/b/nobody-at-all", "/b/Ben-Trading-Pte-Ltd", "/b/a--b"])(
  "business: %s is a page that isn't there",
  async (path) => {
    expect((await readPage(url + path)).status).toBe(404);
  },
);
