// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, createRoutesStub, RouterProvider, useLocation } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { addMissingToJsdom } from "#test/components/wallet/render-page.tsx";
import { headMs } from "~/features/receivable/live/use-live-market";
import type { ListingSummary } from "~/features/receivable/summary/listing-summary";
import { FilterPanel } from "./filters/filter-panel.tsx";
import { SortForm } from "./filters/sort-form.tsx";
import { ListingCard } from "./listing-card.tsx";
import Listings from "./listings.tsx";
import type { ListingsPage, ListingsTab } from "./listings-page.ts";
import { MarketStrip } from "./market-strip.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { ResultsHead } from "./results-head.tsx";
import { ListingTable } from "./table/listing-table.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tab = (name: ListingsTab["name"], count: number, isCurrent = false): ListingsTab => ({
  name,
  label: name,
  count,
  isCurrent,
  to: `/exchange?tab=${name}`,
});

const choice = (value: string, isChosen = false) => ({ value, label: value, count: 3, isChosen });

const page: ListingsPage = {
  market: { block: 12, now: 1_800_000_000, isBehind: false, newBusiness: "open", isStalled: false },
  figures: [{ label: "Financed", values: ["429,975.00 USDC"] }],
  repayment: null,
  tabs: [tab("on-sale", 0, true), tab("running", 6), tab("all", 6)],
  filters: [
    { name: "risk", legend: "Risk", choices: [choice("low"), choice("high")] },
    { name: "tier", legend: "Seller's tier", choices: [choice("1"), choice("2")] },
  ],
  search: "",
  sort: "newest",
  view: "cards",
  columns: [
    { name: "Seller", to: null },
    { name: "Yearly return", to: "/exchange", order: "descending" },
    { name: "Due", to: "/exchange?sort=soonest" },
  ],
  hasUnknown: false,
  isFiltered: false,
  isFirstPage: true,
  total: 0,
  listings: [],
  fields: [],
  links: {
    cards: "/exchange",
    table: "",
    unfiltered: "/exchange",
    first: "",
    next: null,
    save: "/investor/saved?save=",
  },
};

const listing: ListingSummary = {
  id: "45",
  seller: "Ben Trading Pte Ltd",
  tier: "Tier 1",
  sellerLink: "/b/ben-trading-pte-ltd",
  status: { label: "Open", tone: "good" },
  rowStatus: "Open",
  statusMore: "",
  isDisputed: false,
  isByLink: false,
  campaign: null,
  yearly: "12.25%",
  listedYearly: null,
  hasReward: false,
  headline: { value: "12.25%", words: "a year" },
  risk: "Low risk",
  payer: "Customer: retail, Hong Kong · With recourse",
  sellerRecord: null,
  sellerTrouble: null,
  about: "#45 · invoice, confirmed by the customer\nCustomer: retail, Hong Kong · With recourse",
  facts: "#45 · Tier 1",
  customer: "Retail",
  customerMore: "Hong Kong · With recourse",
  soldLines: ["25% sold", "16,200 USDC left"],
  due: "Jan 24, 2027",
  dueIn: "in 60 days",
  dueWords: "in 60 days",
  soldPercent: 25,
  sold: "25% sold · 16,200 USDC left",
  foot: "25% sold · 16,200 USDC left",
  timeLeft: "17 days left",
};

const Nothing = () => null;
const Address = () => <output>{useLocation().search}</output>;

function show(content: React.ReactNode) {
  const element = (
    <>
      {content}
      <Address />
    </>
  );
  const router = createMemoryRouter([{ path: "/exchange", element }], {
    initialEntries: ["/exchange"],
  });
  return render(<RouterProvider router={router} />);
}

const address = () => screen.getByRole("status").textContent;

test("head: of a part some of whose statuses are chosen, how many of its receivables these are", () => {
  const tabs = [tab("past-due", 6, true), tab("all", 34)];
  show(<ResultsHead page={{ ...page, tabs, total: 4 }} />);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("4 of 6 receivables");
  cleanup();
  show(<ResultsHead page={{ ...page, tabs, total: 6 }} />);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("6 receivables");
});

test("strip: what came due is told in counts and by value, a line for each stablecoin", () => {
  const byValue = "Of 9.00 USDC due: 80% repaid, none in default\nOf 4.00 USDT due: 79% repaid";
  const parts = [{ outcome: "late", count: 3, label: "3 repaid late" }] as const;
  const repayment = { due: "3 due so far", parts, byValue };
  show(<MarketStrip page={{ ...page, repayment }} />);
  const strip = screen.getByRole("region", { name: "The exchange so far" });
  for (const words of ["3 due so far", "3 repaid late"]) within(strip).getByText(words);
  // Phones have the second, behind the fold.
  expect([...strip.querySelectorAll("p")].map((one) => one.textContent)).toEqual([
    byValue,
    byValue,
  ]);
  expect(strip.querySelector("details > p")?.textContent).toBe(byValue);
});

test("card: says first who sells, what it returns and when, and what is left", () => {
  const { container } = show(<ListingCard listing={listing} />);
  expect(container.querySelector("li")?.textContent).toBe(
    "Ben Trading Pte LtdOpen12.25% a yearDue in 60 daysLow risk" +
      "Tier 1: about Ben Trading Pte Ltd #45 · invoice, confirmed by the customer\nCustomer: retail, Hong Kong · With recourse" +
      "25% sold · 16,200 USDC left17 days left",
  );
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(["/exchange/45", "/b/ben-trading-pte-ltd"]);
});

/** A table of one row. */
const table = (changes: Partial<ListingSummary>) => (
  <ListingTable page={{ ...page, listings: [{ ...listing, ...changes }] }} />
);

test("table: seller, customer, status, risk, return, due date and sale stand in columns of two lines", () => {
  show(table({ sellerRecord: "3 of 3 on time", listedYearly: "11.51% at listing" }));
  const cells = screen.getAllByRole("cell").map((one) => one.textContent);
  expect(cells).toEqual([
    "RetailHong Kong · With recourse",
    "Open",
    "Low risk3 of 3 on time",
    "12.25%11.51% at listing",
    "Jan 24, 2027in 60 days",
    "25% sold16,200 USDC left",
  ]);
  const seller = screen.getByRole("rowheader");
  // Where the customer, or also the risk, has no column, it stands here.
  expect(seller.textContent).toBe(
    "Ben Trading Pte Ltd#45 · Tier 1Customer: retail, Hong Kong · With recourseLow risk · 3 of 3 on time",
  );
  const [payer, risk] = [...seller.querySelectorAll("small")].slice(1);
  expect([payer?.className, risk?.className]).toEqual(["xl:hidden", "lg:hidden"]);
});

test("table: a head leads to the order by its column, and the present order is told", () => {
  show(table({}));
  const heads = screen.getAllByRole("columnheader");
  expect(heads.map((one) => one.getAttribute("aria-sort")).filter(Boolean)).toEqual(["descending"]);
  const due = screen.getByRole("link", { name: "Due" });
  expect(due.getAttribute("href")).toBe("/exchange?sort=soonest");
});

test("table: a seller's trouble and a dispute stand in a warning's tone", () => {
  const late = { sellerRecord: "1 late now", sellerTrouble: "1 late now" };
  show(table({ ...late, isDisputed: true, statusMore: "disputed" }));
  // In the risk's column, and below the seller where that has none.
  const tones = screen.getAllByText("1 late now").map(({ className }) => className);
  expect(tones).toEqual(["text-amber", "text-amber"]);
  expect(screen.getByText("disputed").className).toContain("text-brick");
});

test("card: what is late now of its seller's follows their record, in a warning's tone", () => {
  const about = "Invoice #45\nSeller: 4 of 5 repaid on time; ";
  show(<ListingCard listing={{ ...listing, about, sellerTrouble: "1 late now" }} />);
  const warning = screen.getByText("1 late now");
  expect(warning.className).toContain("text-amber");
  expect(warning.parentElement?.textContent).toMatch(/repaid on time; +1 late now$/);
});

test("card: a dispute stands in its head, beside the status", () => {
  show(<ListingCard listing={{ ...listing, isDisputed: true, isByLink: true }} />);
  expect(screen.getByText("Disputed").parentElement?.textContent).toBe("DisputedBy link onlyOpen");
});

test("card: of what is late it leads with the debt, and says the return at its foot", () => {
  const late = {
    headline: { value: "12,584.67 USDC", words: "owed with late fee, 10 days past due" },
    foot: "12,000 USDC sold at 12.25% a year",
    sold: "12,584.67 USDC owed with late fee",
    dueWords: "Jan 24, 2027",
    timeLeft: null,
  };
  const { container } = show(<ListingCard listing={{ ...listing, ...late }} />);
  const text = container.querySelector("li")?.textContent;
  expect(text).toContain("12,584.67 USDC owed with late fee, 10 days past dueDue Jan 24, 2027");
  expect(text).toMatch(/12,000 USDC sold at 12\.25% a year$/);
  expect(text?.match(/12,584\.67/g)).toHaveLength(1);
});

test("card: a campaign has its name", () => {
  show(<ListingCard listing={{ ...listing, campaign: "A second oven" }} />);
  expect(screen.getByText("A second oven")).toBeDefined();
});

test("filters: risk is open, the rest is folded until one of it is used", () => {
  const { container } = show(<FilterPanel page={page} />);
  const folded = container.querySelector("details");
  expect(folded?.open).toBe(false);
  expect([...(folded?.querySelectorAll("legend") ?? [])].map((one) => one.textContent)).toEqual([
    "Seller's tier",
  ]);
  cleanup();
  const filters = page.filters.map((group) => ({ ...group, choices: [choice("1", true)] }));
  const used = show(<FilterPanel page={{ ...page, filters }} />);
  expect(used.container.querySelector("details")?.open).toBe(true);
});

test("filters: a press applies by itself, and keeps tab, order and view in the address's order", async () => {
  const fields = [
    ["status", "all"],
    ["risk", "high"],
    ["sort", "return"],
    ["view", "table"],
  ] as const;
  show(<FilterPanel page={{ ...page, fields, sort: "return" }} />);
  await userEvent.click(screen.getByRole("checkbox", { name: /^low/ }));
  expect(address()).toBe("?status=all&risk=low&sort=return&view=table");
});

test("order: applies by itself, keeps the filters, and the first one isn't in the address", async () => {
  const fields = [
    ["risk", "high"],
    ["sort", "return"],
    ["view", "table"],
  ] as const;
  show(<SortForm page={{ ...page, fields, sort: "return" }} />);
  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Due soonest");
  expect(address()).toBe("?risk=high&sort=soonest&view=table");
  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Newest");
  expect(address()).toBe("?risk=high&view=table");
});

test("list: where nothing is on sale it leads to what runs", () => {
  show(<NothingFound page={page} />);
  expect(screen.getByText("Nothing is on sale right now")).toBeDefined();
  expect(screen.getByRole("link", { name: "See 6 running" }).getAttribute("href")).toBe(
    "/exchange?tab=running",
  );
});

test("list: filters that leave nothing anywhere can be cleared", () => {
  const tabs = [tab("on-sale", 0, true), tab("running", 0), tab("all", 0)];
  show(<NothingFound page={{ ...page, tabs, isFiltered: true }} />);
  expect(screen.getByText("Nothing matches these filters")).toBeDefined();
  expect(screen.getByRole("link", { name: "Clear filters" }).getAttribute("href")).toBe(
    "/exchange",
  );
});

test("strip: what came due is told in counts, then by value", () => {
  const repayment = {
    due: "22 due so far (2 in private sales), 1 more in grace period",
    parts: [
      { outcome: "on-time", count: 13, label: "13 repaid on time" },
      { outcome: "past-due", count: 9, label: "9 late" },
    ],
    byValue: "Of USDC due: 80% repaid",
  } as const;
  show(<MarketStrip page={{ ...page, repayment }} />);
  const strip = screen.getByRole("region", { name: "The exchange so far" });
  const due = within(strip).getByText(repayment.due);
  expect(due.nextElementSibling?.textContent).toBe(
    "13 repaid on time9 lateOf USDC due: 80% repaid",
  );
});

test("strip: from 1024 px on a figure has no more than three lines", () => {
  const financed = { label: "Financed", values: ["90.00 USDC", "5.00 USDT"] };
  show(<MarketStrip page={{ ...page, figures: [financed] }} />);
  const cell = screen.getAllByText("Financed")[0]?.parentElement;
  expect([...(cell?.children ?? [])].map((one) => one.textContent)).toEqual([
    "Financed",
    "90.00 USDC",
    "5.00 USDT",
  ]);
});

test("strip: phones have the amounts behind a fold that needs no script", () => {
  const financed = { label: "Financed", values: ["90.00 USDC"] };
  show(<MarketStrip page={{ ...page, figures: [financed] }} />);
  const fold = screen.getByText("More figures").closest("details");
  expect(fold?.open).toBe(false);
  expect(fold && within(fold).getByText("Financed").nextElementSibling?.textContent).toBe(
    "90.00 USDC",
  );
  expect(fold && within(fold).queryByText("Due so far")).toBeNull();
});

test("filters: a search for a word that names an order is a search", async () => {
  show(<FilterPanel page={page} />);
  await userEvent.type(screen.getByLabelText("Search"), "newest{Enter}");
  expect(address()).toBe("?q=newest");
});

/** As the address has them. */
function Filters() {
  const isChosen = useLocation().search.includes("risk=low");
  const filters = [{ name: "risk", legend: "Risk", choices: [choice("low", isChosen)] }];
  return <FilterPanel page={{ ...page, filters, isFiltered: isChosen }} />;
}

test("filters: a box keeps the keyboard's focus when its result arrives, and clearing takes its tick", async () => {
  show(<Filters />);
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /^low/ });
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole("link", { name: "Clear filters" }));
  expect([address(), box.isConnected, box.checked]).toEqual(["", true, false]);
});

test("exchange: a newer block of the market loads the list again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let head = page.market.block;
  vi.stubGlobal("fetch", async () => Response.json({ data: { indexedBlock: head } }));
  addMissingToJsdom();
  const loader = () => ({
    ...page,
    market: { ...page.market, block: head },
    figures: [{ label: "Financed", values: [`at block ${head}`] }],
  });
  const Site = createRoutesStub([
    { path: "/exchange", Component: Listings, loader, HydrateFallback: Nothing },
  ]);
  render(<Site initialEntries={["/exchange"]} />);
  expect(await screen.findAllByText("at block 12")).toBeDefined();
  await vi.advanceTimersByTimeAsync(headMs);
  head = 13;
  await vi.advanceTimersByTimeAsync(headMs);
  expect(await screen.findAllByText("at block 13")).toBeDefined();
});
