import { persona } from "@tenora/domain/demo/personas";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { formatMonth } from "@tenora/domain/text/format-date";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import { expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { Person } from "../support/people/person.ts";
import { readPage } from "../support/read-page.ts";

// What a wallet owns, owes and has to pay, as the server renders it from the demonstration's market.

const { url } = marketplace;

const read = (path: string, as?: Person) => readPage(url + path, as && { headers: as.headers() });

interface ApiListing {
  readonly id: number;
  readonly status: string;
  readonly face: string;
  readonly token: { readonly symbol: string; readonly decimals: number };
  readonly due: { readonly total: string };
}
const api = async <Data>(path: string): Promise<Data> => {
  const response = await fetch(`${url}/api/v1${path}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Data }).data;
};
const listingsOf = (status: string) =>
  api<ApiListing[]>(`/listings?status=${status}&limit=100&seller=${persona("Ben").address}`);

test("portfolio: has every note of a wallet, and isn't indexed", async () => {
  const dara = persona("Dara").address;
  const notes = await api<{ id: string; listing: number }[]>(`/wallets/${dara}/notes?limit=100`);
  const { status, html, text } = await read(`/investor/portfolio?wallet=${dara}`);
  expect(status).toBe(200);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  for (const words of ["Invested now", "Value at maturity", "To collect", "Collected so far"])
    expect(text).toContain(words);
  expect(notes.length).toBeGreaterThan(0);
  for (const { listing } of notes) expect(html).toContain(`/exchange/${listing}"`);
});

test("portfolio: the first page alone has figures, so that no other can contradict it", async () => {
  const dara = persona("Dara").address;
  const [newest] = await api<{ id: string }[]>(`/wallets/${dara}/notes?limit=1`);
  const first = await read(`/investor/portfolio?wallet=${dara}`);
  const figures = [/Invested now/, /Collected so far/, /yearly return/];
  for (const figure of figures) expect(first.text).toMatch(figure);
  const next = await read(`/investor/portfolio?wallet=${dara}&after=${newest?.id}`);
  expect(next.text).toMatch(/Note \d+-\d+ .* Newest notes/);
  for (const figure of figures) expect(next.text).not.toMatch(figure);
});

test("portfolio: has cash flow by month, allocation, yearly returns and the newest payments", async () => {
  const dara = persona("Dara").address;
  const { text } = await read(`/investor/portfolio?wallet=${dara}`);
  expect(text).toMatch(/Realised yearly return −?\d+(\.\d+)?%/);
  expect(text).toMatch(/Expected yearly return −?\d+(\.\d+)?%/);
  expect(text).toMatch(
    /Cash flow in USD[CT] .* Month Invested Collected Expected [A-Z][a-z]{2} \d{4} /,
  );
  expect(text).toMatch(/Allocation .* Business .+ \d+% .* Customer's industry .+ \d+% /);
  expect(text).toMatch(/History .* Bought .+ −[\d,.]+ USD[CT] /);
});

test("statement: has every payment of its days and their sums, and isn't indexed", async () => {
  const dara = persona("Dara").address;
  const path = `/investor/portfolio/statement?wallet=${dara}`;
  const { status, html, text } = await read(path);
  expect(status).toBe(200);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(text).toMatch(
    /Paid [\d,.]+ USD[CT] Received [\d,.]+ USD[CT] Net cash flow −?[\d,.]+ USD[CT]/,
  );
  const csv = await (await fetch(`${url}/api/wallets/${dara}/statement`)).text();
  const rows = csv.trim().split("\r\n").slice(1);
  expect(html.match(/<tr class="[^"]*break-inside-avoid/g)).toHaveLength(rows.length);
  const none = await read(`${path}&from=2001-01-01&to=2001-01-02`);
  expect(none.text).toContain("Jan 1, 2001 to Jan 2, 2001");
  expect(none.text).toContain("Nothing was paid or received in this period.");
});

/** How each stablecoin's balance begins and ends, in the statement's words. */
function balancesOf(text: string) {
  const [, ...tables] = (text.split("What was paid for the notes held.")[0] ?? "").split(
    "Held at the start ",
  );
  const amounts = (table: string) => table.match(/[+−]?\d[\d,.]* USD[CT]/g) ?? [];
  return tables.map((table) => {
    const isInDefault = table.includes("In default at the start");
    const [held = "", inDefault = ""] = table.split("In default at the start");
    const [opening, ...changes] = amounts(held);
    return {
      opening,
      changes: changes.slice(0, -1),
      closing: changes.at(-1),
      all: (isInDefault ? amounts(inDefault) : changes).at(-1),
    };
  });
}

const hundredths = (amount: string | undefined) =>
  BigInt((amount ?? "").replaceAll(/[^\d−]/g, "").replace("−", "-"));

test("statement: its balances add up, end with what the portfolio has invested, and follow one another", async () => {
  for (const name of ["Dara", "Eli"] as const) {
    const wallet = persona(name).address;
    const own = await signedIn(name);
    const path = `/investor/portfolio/statement?wallet=${wallet}`;
    const [statement, portfolio] = await Promise.all([
      read(path, own),
      read(`/investor/portfolio?wallet=${wallet}`, own),
    ]);
    expect(statement.text).toContain(`Holder’s wallet ${wallet.toLowerCase()} Statement date `);
    const [, invested = ""] =
      /Invested now (.*?)(?: Includes .*?)? (?:Value at maturity|Still owed)/.exec(
        portfolio.text,
      ) ?? [];
    const balances = balancesOf(statement.text);
    expect(balances.length).toBeGreaterThan(0);
    for (const { opening, changes, closing } of balances)
      expect(changes.reduce((sum, one) => sum + hundredths(one), hundredths(opening))).toBe(
        hundredths(closing),
      );
    expect(balances.flatMap(({ all = "" }) => (hundredths(all) > 0n ? [all] : []))).toEqual(
      invested.match(/[\d,.]+ USD[CT]/g),
    );
    const [before, after] = await Promise.all([
      read(`${path}&to=2026-08-31`, own),
      read(`${path}&from=2026-09-01`, own),
    ]);
    // A stablecoin that came later has no balance before.
    const some = (amounts: (string | undefined)[]) => amounts.filter((one) => hundredths(one) > 0n);
    const closings = some(balancesOf(before.text).map(({ closing }) => closing));
    expect(closings.length).toBeGreaterThan(0);
    expect(some(balancesOf(after.text).map(({ opening }) => opening))).toEqual(closings);
  }
});

test("statement: two days in the wrong order are kept and said so, without a script", async () => {
  const query = `wallet=${persona("Dara").address}&from=2026-03-02&to=2026-03-01`;
  const { status, html, text } = await read(`/investor/portfolio/statement?${query}`);
  expect(status).toBe(400);
  expect(text).toContain("Choose two days, with the earlier one first.");
  for (const day of ["2026-03-02", "2026-03-01"]) expect(html).toContain(`value="${day}"`);
});

test.each([
  ["/investor/portfolio", 200],
  ["/investor/portfolio?wallet=0x12", 400],
  ["/investor/portfolio/statement", 400],
  ["/investor/portfolio/statement?wallet=0x12", 400],
  ["/business/payments", 200],
  ["/business/payments?wallet=0x12", 200],
  ["/pay/999999", 404],
  ["/pay/01", 404],
  ["/pay/1e3", 404],
])("%s: answers %i", async (path, expected) => {
  expect((await read(path)).status).toBe(expected);
});

// Shown to the wallet's owner only, by the script of the page, though anyone may read it on the chain.
test("payments: what is read has every receivable of a seller that isn't over", async () => {
  const own = await listingsOf("running,grace,late,overdue,selling,open");
  expect(own.length).toBeGreaterThan(0);
  const query = `wallet=${persona("Ben").address}`;
  const read = await (await fetch(`${url}/business/payments.data?${query}`)).text();
  // As the router's format writes a bigint.
  for (const { id } of own) expect(read).toContain(`["B","${id}"]`);
});

test("payments: what a suspended seller has to pay is read for its wallet, as for any other", async () => {
  const { html } = await read("/b/kallang-machine-works-pte-ltd");
  const [, id] = /href="\/exchange\/(\d+)"/.exec(html) ?? [];
  const { seller } = await api<{ seller: { wallet: string } }>(`/listings/${id}`);
  const business = await fetch(`${url}/api/wallets/${seller.wallet}/business`);
  expect(await business.json()).toMatchObject({ business: { suspended: true } });
  const data = `${url}/business/payments.data?wallet=${seller.wallet}`;
  const payments = await (await fetch(data)).text();
  for (const { id } of await api<ApiListing[]>(
    `/listings?status=late,overdue,defaulted&limit=100&seller=${seller.wallet}`,
  ))
    expect(payments).toContain(`["B","${id}"]`);
});

test("payments: a month is read with what is due in it, and the one of now without a name", async () => {
  const query = `wallet=${persona("Ben").address}`;
  const read = async (month: string) =>
    (await fetch(`${url}/business/payments.data?${query}${month}`)).text();
  expect(await read("&month=2031-02")).toContain('"February 2031"');
  const [running] = await api<{ maturity: string }[]>(
    `/listings?status=running&limit=1&seller=${persona("Ben").address}`,
  );
  const due = new Date(running?.maturity ?? "");
  const text = await read(`&month=${due.toISOString().slice(0, 7)}`);
  expect(text).toContain(`"${formatMonth(due)}"`);
  expect(await read("&month=2026-13")).toBe(await read(""));
});

test("pay: says what there is to pay on a receivable today, to the base unit", async () => {
  const [running] = await listingsOf("running");
  if (running === undefined) throw new Error("Nothing is running");
  const { status, html, text } = await read(`/pay/${running.id}`);
  expect(status).toBe(200);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(text).toContain(
    `Amount to pay ${formatAmountFor("payer", BigInt(running.due.total), running.token)}`,
  );
});

test("pay: says that nothing is due once a receivable is paid", async () => {
  const [settled] = await listingsOf("settled");
  const { text } = await read(`/pay/${settled?.id}`);
  expect(text).toContain("It's paid in full. There's nothing more to do.");
  expect(text).not.toMatch(/Amount (due|to pay)/);
});

interface Overview {
  readonly name?: string | null;
  readonly notes?: number;
  readonly listed?: number;
  readonly figures: readonly { readonly label: string; readonly values: readonly string[] }[];
  readonly tasks: readonly { readonly key: string; readonly text: string }[];
  readonly latest?: readonly { readonly id: string; readonly status: string }[];
  readonly offers?: readonly { readonly id: string }[];
}

async function overviewOf(address: string, kind: "seller" | "holder"): Promise<Overview> {
  const response = await fetch(`${url}/api/wallets/${address}/${kind}-overview`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { overview: Overview }).overview;
}
const labelsOf = ({ figures }: Overview) => figures.map(({ label }) => label);

test("dashboards: a seller's has figures, late payments as tasks, and the market's own statuses", async () => {
  const overview = await overviewOf(persona("Ben").address, "seller");
  expect(overview.name).toBe("Ben Trading Pte Ltd");
  const late = await listingsOf("late,overdue");
  const isOverdue = late.length > 0 || (await listingsOf("grace")).length > 0;
  expect(labelsOf(overview)).toEqual([
    "Raised so far",
    "To be paid to investors",
    isOverdue ? "Past due now" : "Next due to investors",
    "Repaid on time",
  ]);
  const tasks = overview.tasks.map(({ key }) => key);
  for (const { id } of late) expect(tasks).toContain(String(id));
  for (const { id, status } of overview.latest ?? [])
    expect(await api(`/listings/${id}`)).toMatchObject({ status });
  expect(overview.latest?.length).toBe(Math.min(5, overview.listed ?? 0));
});

test("dashboards: a holder's has figures, and offers that need no invitation", async () => {
  const overview = await overviewOf(persona("Dara").address, "holder");
  expect(overview.notes).toBeGreaterThan(0);
  expect(labelsOf(overview)).toEqual([
    "Invested now",
    "Value at maturity",
    "To collect",
    "Next payment",
  ]);
  for (const { id } of overview.offers ?? []) {
    const listing = await api<{ status: string; gate: { type: string } }>(`/listings/${id}`);
    expect(["open", "selling"]).toContain(listing.status);
    expect(["open", "eligible"]).toContain(listing.gate.type);
  }
});

test("bills: a customer sees what they owe on receivables that were sold, and nobody else's", async () => {
  const { bills } = await billsOf(persona("Cleo").address);
  expect(bills.length).toBeGreaterThan(0);
  for (const { key, to, text } of bills) {
    expect(to).toBe(`/pay/${key}`);
    expect(text).toMatch(/^[\d,.]+ USD[CT] to .+, (due .+|\d+ days? past due)\.(?:$| Disput)/);
    expect(await api(`/listings/${key}`)).toMatchObject({
      debtor: { wallet: persona("Cleo").address },
    });
  }
  expect((await billsOf(persona("Dara").address)).bills).toEqual([]);
  expect((await fetch(`${url}/api/wallets/nothing/bills`)).status).toBe(400);
});

test("disputes: the payment page and the seller's payments say since when, and of no other", async () => {
  const owed = await api<Owed[]>("/listings?status=running,grace,late,overdue&limit=100");
  const words = /(Disputed by|Dispute recorded by) .+ [A-Z][a-z]{2} \d+, \d{4}/;
  const [disputed, other] = [true, false].map((is) => owed.find((one) => one.disputed === is));
  if (!disputed || !other) throw new Error("The demonstration disputes none, or all");
  expect((await read(`/pay/${disputed.id}`)).text).toMatch(
    /(?:Disputed by|Dispute recorded by) .+ It stays open until .+ The dispute itself changes/,
  );
  expect((await read(`/pay/${other.id}`)).text).not.toMatch(words);
  const query = `wallet=${disputed.seller.wallet}`;
  const payments = await (await fetch(`${url}/business/payments.data?${query}`)).text();
  expect(payments).toMatch(words);
});

test("bills: the customer who confirmed them reads their numbers once signed in, and nobody else does", async () => {
  const [cleo, dara] = [await signedIn("Cleo"), await signedIn("Dara")];
  const { address } = persona("Cleo");
  const textsFor = async (person: Person) => {
    const response = await person.fetch(`/api/wallets/${address}/bills`);
    return (await response.json()) as { bills: Bill[]; hidesNumbers: boolean };
  };
  const [{ bills: own, hidesNumbers }, { bills: anothers }] = [
    await textsFor(cleo),
    await textsFor(dara),
  ];
  expect(hidesNumbers).toBe(false);
  expect(await textsFor(new Person(marketplace))).toEqual({
    bills: anothers,
    hidesNumbers: true,
    hidesInvitations: true,
  });
  expect(own.length).toBeGreaterThan(0);
  const billed = /^(Invoice|Order) [A-Z]{2}-\d+ of [A-Z][a-z]{2} \d+, \d{4}: [\d,.]+ USD/;
  for (const { text } of own) expect(text).toMatch(billed);
  for (const { text } of anothers) expect(text).toMatch(/^[\d,.]+ USD/);
  const bill = async (person: Person) =>
    (await person.fetch(`/api/exchange/${own[0]?.key}/bill`)).json();
  const [document] = own[0]?.text.split(":") ?? [];
  expect(await bill(cleo)).toEqual({ wallet: cleo.wallet, document });
  expect(await bill(dara)).toEqual({ wallet: dara.wallet, document: null });
  expect(await bill(new Person(marketplace))).toEqual({ wallet: null, document: null });
});

async function signedIn(who: "Cleo" | "Dara" | "Eli"): Promise<Person> {
  const person = new Person(marketplace, testAccount(persona(who).account));
  await person.signInWithWallet();
  return person;
}

interface Owed extends ApiListing {
  readonly disputed: boolean;
  readonly seller: { readonly wallet: string };
}

interface Bill {
  readonly key: string;
  readonly to: string;
  readonly text: string;
}

async function billsOf(address: string): Promise<{ readonly bills: readonly Bill[] }> {
  const response = await fetch(`${url}/api/wallets/${address}/bills`);
  expect(response.status).toBe(200);
  return response.json() as Promise<{ readonly bills: readonly Bill[] }>;
}

test("dashboards: of a wallet that is nobody's they are empty, and of none there is no dashboard", async () => {
  const nobody = `0x${"7e".repeat(20)}`;
  expect(await overviewOf(nobody, "seller")).toMatchObject({
    name: null,
    figures: [],
    tasks: [],
    latest: [],
    listed: 0,
  });
  expect(await overviewOf(nobody, "holder")).toMatchObject({ notes: 0, figures: [], tasks: [] });
  expect((await fetch(`${url}/api/wallets/nothing/seller-overview`)).status).toBe(400);
});
