// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { findRow, renderScreen } from "#test/components/desk/render-screen.tsx";
import Book from "./book.tsx";
import type { BookPage, CoinBook, ExposureRow } from "./book-page.ts";

const part = (receivables: number, amount: string, share: string) => ({
  receivables,
  amount: `${amount} USDC`,
  share,
});
const exposure = (changes: Partial<ExposureRow>): ExposureRow => ({
  key: "one",
  name: "Kallang Precision Parts Pte. Ltd.",
  page: "/admin/requests/7",
  tier: 2,
  late: null,
  isConcentrated: false,
  ...part(3, "40.00", "40.0%"),
  ...changes,
});
const coin = (changes: Partial<CoinBook> = {}): CoinBook => ({
  symbol: "USDC",
  total: { receivables: 10, amount: "100.00 USDC" },
  averageTime: "34 days",
  buckets: {
    "not-due": part(4, "70.00", "70.0%"),
    grace: part(1, "5.00", "5.0%"),
    "to-30": part(2, "8.00", "8.0%"),
    "to-60": part(0, "0.00", "0%"),
    "over-60": part(1, "7.00", "7.0%"),
    defaulted: part(2, "10.00", "10.0%"),
  },
  pastGrace: part(3, "15.00", "15.0%"),
  weeks: [
    { week: "This week, from Jan 11, 2027", receivables: 0, amount: "0.00 USDC" },
    { week: "Total not yet due", receivables: 4, amount: "70.00 USDC" },
  ],
  sellers: [exposure({ isConcentrated: true, late: "8.00 USDC" })],
  customers: {
    rows: [exposure({ name: "Straits Foods", page: null, tier: null })],
    campaigns: { receivables: 1, amount: "9.00 USDC" },
    unknown: null,
  },
  ...changes,
});
const book = (changes: Partial<BookPage> = {}): BookPage => ({
  at: "Jan 15, 2027, 08:00",
  coins: [coin()],
  combined: null,
  customersOf: null,
  ...changes,
});

const renderBook = (loaderData: unknown) =>
  renderScreen(
    [{ path: "/admin/book", Component: Book as never, loader: () => loaderData }],
    "/admin/book",
  );
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
const regionOf = (name: string) => within(screen.getByRole("region", { name }));

test("book: the figures of a coin, what they leave out and of when they are", async () => {
  renderBook(book());
  expect(
    await screen.findByText(
      "Repayments outstanding on funded receivables, without late fees. As of Jan 15, 2027, 08:00 UTC.",
    ),
  ).toBeTruthy();
  const figure = (label: string) =>
    screen.getAllByText(label, { selector: "dt" })[0]?.parentElement?.textContent;
  expect(figure("Outstanding")).toBe("Outstanding100.00 USDCin 10 receivables");
  expect(figure("Not yet due")).toBe("Not yet due70.0%70.00 USDC");
  expect(figure("In grace period")).toBe("In grace period5.0%5.00 USDC");
  expect(figure("Past grace period")).toBe("Past grace period15.0%15.00 USDC");
  expect(figure("In default")).toBe("In default10.0%10.00 USDC");
  expect(figure("Average time to due date")).toContain("34 days");
  expect(screen.getByRole("searchbox", { name: "Find a receivable" })).toBeTruthy();
});

test("book: the ageing says from when days count, and ends with the total", async () => {
  renderBook(book());
  await screen.findByRole("region", { name: "USDC Ageing" });
  const ageing = regionOf("USDC Ageing");
  expect(ageing.getByText(/^Days past due \(DPD\) count from the due date/)).toBeTruthy();
  const [, ...rows] = ageing.getAllByRole("row");
  expect(rows.map((row) => cellsOf(row)[0])).toEqual([
    ...["Not yet due", "In grace period", "1–30 days past due", "31–60 days past due"],
    ...["Over 60 days past due", "In default", "Outstanding"],
  ]);
  expect(cellsOf(rows.at(-1) as HTMLElement)).toEqual([
    ...["Outstanding", "10 receivables", "Amount owed: 100.00 USDC", "Share of book: 100%"],
  ]);
  const weeks = regionOf("USDC Maturities");
  expect(weeks.getByText(/Weeks begin on Monday, 00:00 UTC/)).toBeTruthy();
  expect(weeks.getAllByRole("row")).toHaveLength(3);
});

test("book: a seller above the limit is marked in words, with tier, share, what is late and its page", async () => {
  renderBook(book());
  const row = await findRow("Kallang Precision Parts Pte. Ltd.");
  for (const words of ["Over 25% of the book", "Tier 2", "40.0%", "8.00 USDC late or in default"])
    expect(row.textContent).toContain(words);
  const link = within(row).getByRole("link", { name: "Kallang Precision Parts Pte. Ltd." });
  expect(link).toHaveProperty("pathname", "/admin/requests/7");
  const customer = await findRow("Straits Foods");
  // An address would have the customer's name.
  expect(within(customer).queryByRole("link")).toBeNull();
  expect(customer.textContent).not.toContain("Over 25%");
  expect(customer.textContent).not.toContain("tier");
});

test("book: says which receivables have no customer, and when not all could be counted", async () => {
  const customers = { ...coin().customers, unknown: { receivables: 2, amount: "3.00 USDC" } };
  renderBook(book({ coins: [coin({ customers })], customersOf: 5_000 }));
  await screen.findByRole("region", { name: "USDC Exposure by customer" });
  const note = regionOf("USDC Exposure by customer").getByText(
    /^The ten who owe the most/,
  ).textContent;
  expect(note).toContain("Counted for the 5,000 largest receivables of all coins only.");
  expect(note).toContain("community campaigns, 9.00 USDC in 1 receivable, have no customer.");
  expect(note).toContain("The customer isn’t known of 3.00 USDC in 2 receivables.");
});

test("book: says first whom all coins together depend on, and at which price they are added", async () => {
  const { customers, sellers } = coin();
  const total = { receivables: 12, amount: "130.00 USD" };
  const combined = { symbol: "USD", coins: "USDC and USDT", total, customers, sellers };
  renderBook(book({ coins: [coin(), coin({ symbol: "USDT" })], combined }));
  const all = within(await screen.findByRole("region", { name: "All coins" }));
  expect(
    all.getByText("130.00 USD in 12 receivables: USDC and USDT, each counted as 1 US dollar."),
  ).toBeTruthy();
  for (const name of ["Exposure by seller", "Exposure by customer"])
    expect(all.getByRole("region", { name: `All coins ${name}` })).toBeTruthy();
  expect(screen.getAllByRole("heading", { level: 3 })[0]?.textContent).toBe("All coins");
});

test("book: each coin has a part of its own", async () => {
  renderBook(book({ coins: [coin(), coin({ symbol: "USDT" })] }));
  await screen.findByRole("region", { name: "USDT" });
  for (const name of ["USDC Ageing", "USDT Ageing"])
    expect(screen.getAllByRole("region", { name })).toHaveLength(1);
});

test.each([
  [book({ coins: [] }), "Nothing is outstanding."],
  ["failed", "Failed to load the book"],
  ["unavailable", "The exchange can’t be read right now"],
])("book: %j is told", async (loaderData, words) => {
  renderBook(loaderData);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});
