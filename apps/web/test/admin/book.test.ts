import { expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";

// The book and the search for receivables, over the demonstration's market.

const op = async () => {
  const person = new Person(marketplace);
  await person.signInAsAdmin();
  return person;
};
const textOf = async (person: Person, path: string) => {
  const response = await person.fetch(path);
  expect(response.status, path).toBe(200);
  return (await response.text()).replaceAll("<!-- -->", "");
};
const tableOf = (html: string, id: string) =>
  html.slice(html.indexOf(`id="${id}`)).split("</section>")[0] ?? "";
/** The amounts in a table, in hundredths, row by row. */
const amountsIn = (html: string, id: string) => {
  return [...tableOf(html, id).matchAll(/>([\d,]+)\.(\d\d) USD[CT]</g)].map(
    ([, whole = "", part = ""]) => BigInt(whole.replaceAll(",", "") + part),
  );
};
const firstTitle = / title="([^"]+)"/;
const searchFor = (name: string) =>
  `/admin/market?q=${encodeURIComponent(name.replaceAll("&amp;", "&"))}`;
/** The first customer whom the book names, and the search for them. */
async function someCustomer(person: Person) {
  const html = await textOf(person, "/admin/book");
  const [, name] = firstTitle.exec(tableOf(html, "customers-")) ?? [];
  if (!name) throw new Error("the book names no customer");
  expect(html).not.toContain("/admin/market?q=");
  return { path: searchFor(name), name };
}

test("book: everything of each coin, and what its tables list adds up to their last row", async () => {
  const html = await textOf(await op(), "/admin/book");
  for (const words of [
    ...["Ageing", "Maturities", "Exposure by seller", "Exposure by customer"],
    ...["Over 60 days past due", "In default", "Weeks begin on Monday, 00:00 UTC"],
    "without late fees",
  ])
    expect(html).toContain(words);
  const coins = [...html.matchAll(/id="ageing-(\w+)"/g)].map(([, coin]) => coin);
  expect(coins.length).toBeGreaterThan(0);
  for (const coin of coins)
    for (const table of [`ageing-${coin}`, `maturities-${coin}`]) {
      const amounts = amountsIn(html, table);
      const total = amounts.pop();
      expect(amounts.length).toBeGreaterThanOrEqual(6);
      expect(
        amounts.reduce((sum, one) => sum + one, 0n),
        table,
      ).toBe(total);
    }
});

test("receivable search: by number, seller, wallet and customer, each leading to its case", async () => {
  const person = await op();
  const customer = await someCustomer(person);
  const byCustomer = await textOf(person, customer.path);
  expect(byCustomer).toContain(`Customer: ${customer.name}`);
  const [, id] = /href="\/admin\/market\/(\d+)"/.exec(byCustomer) ?? [];
  for (const number of [id, `%23${id}`]) {
    const found = await textOf(person, `/admin/market?q=${number}`);
    expect(found).toContain(`Receivable #${id}`);
    expect(found.match(/Receivable #\d+/g)).toHaveLength(1);
  }
  const market = await textOf(person, `/admin/market?q=${id}`);
  const [, seller = ""] = firstTitle.exec(market.slice(market.indexOf(`Receivable #${id}<`))) ?? [];
  // Only the newest of all the seller's are listed, and other tests add to them.
  const bySeller = await textOf(person, searchFor(seller));
  expect(bySeller).toContain(` title="${seller}"`);
  expect(bySeller).toMatch(/Receivable #\d+</);
  const api = await textOf(person, "/api/v1/listings?limit=1");
  const [, wallet] = /"seller":\{"wallet":"(0x[\da-f]{40})"/i.exec(api) ?? [];
  expect(wallet).toBeDefined();
  expect(await textOf(person, `/admin/market?q=${wallet}`)).toContain("Receivable #");
});

test("receivable search: nothing found and bad texts are answered with a sentence", async () => {
  const person = await op();
  for (const [query, words] of [
    ["999999", "No receivable found for “999999”."],
    ["nobody+of+this+name", "No receivable found for “nobody of this name”."],
    ["100%25%5C_", "No receivable found for"],
    ["0x12", "a whole wallet address"],
    ["%23x", "has digits only"],
    ["k", "at least two letters"],
    [`0x${"ab".repeat(20)}`, "No receivable found for"],
    ["%20", "Needs action"],
    ["", "Needs action"],
  ])
    expect(await textOf(person, `/admin/market?q=${query}`), query).toContain(words);
});

test("book and search: a stranger, a wallet's owner and an ended session get none of it", async () => {
  const admin = await op();
  const { path, name } = await someCustomer(admin);
  const wallet = new Person(marketplace);
  await wallet.signInWithWallet();
  const leaving = await op();
  const before = leaving.headers();
  expect((await leaving.fetch("/api/admin/session", { method: "DELETE" })).status).toBeLessThan(
    400,
  );
  const pages = ["/admin/book", "/admin/book.data", path, path.replace("?", ".data?")];
  for (const page of pages) {
    const known = await (await admin.fetch(page)).text();
    expect(known, page).toContain(name);
    const answers = [
      await (await new Person(marketplace).fetch(page)).text(),
      await (await wallet.fetch(page)).text(),
      await (await fetch(marketplace.url + page, { headers: before })).text(),
    ];
    for (const answer of answers) {
      expect(answer, page).not.toContain(name);
      expect(answer, page).not.toMatch(/Outstanding|Exposure by|Receivable #|\d USD[CT]/);
    }
  }
});
