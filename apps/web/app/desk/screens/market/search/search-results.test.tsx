// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLoaderData } from "react-router";
import { expect, test } from "vitest";
import { findRow, renderScreen } from "#test/components/desk/render-screen.tsx";
import { DeskFrame } from "../desk-frame.tsx";
import type { FoundReceivable, SearchPage } from "./search-page.ts";
import { searchFrame } from "./search-results.tsx";

const row = (changes: Partial<FoundReceivable> = {}): FoundReceivable => ({
  listing: "42",
  who: "Kallang Precision Parts Pte. Ltd.",
  customer: "Straits Foods",
  isCommunity: false,
  status: { label: "Late", tone: "bad" },
  owed: "10.01 USDC",
  due: "Nov 1, 2026",
  hasCase: true,
  isClosed: false,
  assignee: null,
  ...changes,
});
const page = (changes: Partial<SearchPage> = {}): SearchPage => ({
  query: "kallang",
  problem: null,
  found: { rows: [row()], hasMore: false },
  ...changes,
});

const Results = () => <DeskFrame {...searchFrame(useLoaderData<SearchPage>())} />;

function renderSearch(loaded: SearchPage) {
  const asked: string[] = [];
  renderScreen(
    [
      {
        path: "/admin/market",
        Component: Results,
        loader: ({ request }) => {
          asked.push(new URL(request.url).search);
          return loaded;
        },
      },
    ],
    `/admin/market?q=${loaded.query}`,
  );
  return asked;
}

test("receivable search: each result names seller, customer, status, debt and due date, and leads to its case", async () => {
  renderSearch(page());
  const found = await findRow("Receivable #42");
  for (const words of [
    ...["Kallang Precision Parts Pte. Ltd.", "Customer: Straits Foods", "Late", "10.01 USDC"],
    "Nov 1, 2026",
  ])
    expect(found.textContent).toContain(words);
  const link = within(found).getByRole("link", { name: /^Open case/ });
  expect(link).toHaveProperty("pathname", "/admin/market/42");
});

test("receivable search: a case that somebody looks after says who, and no other anything", async () => {
  const assignee = { adminId: "mira", email: "mira@example.com" };
  const rows = [row({ assignee }), row({ listing: "41" })];
  renderSearch(page({ found: { rows, hasMore: false } }));
  const found = await findRow("Receivable #42");
  expect(within(found).getByTitle("Assigned to mira@example.com").textContent).toContain("mira");
  expect((await findRow("Receivable #41")).textContent).not.toMatch(/assigned/i);
});

test("receivable search: the case of what is settled or cancelled is only looked at", async () => {
  renderSearch(page({ found: { rows: [row({ isClosed: true })], hasMore: false } }));
  const found = await findRow("Receivable #42");
  const link = within(found).getByRole("link", { name: /^View the case of receivable #42/ });
  expect(link).toHaveProperty("pathname", "/admin/market/42");
});

test("receivable search: without a case a result leads to the exchange, and a campaign has no customer", async () => {
  const seller = `0x${"5e".repeat(20)}`;
  const rows = [
    row({ hasCase: false, customer: null, who: seller, owed: null }),
    row({ listing: "7", isCommunity: true, customer: null }),
  ];
  renderSearch(page({ found: { rows, hasMore: true } }));
  const found = await findRow("Receivable #42");
  const link = within(found).getByRole("link", { name: "View receivable #42" });
  expect(link).toHaveProperty("pathname", "/exchange/42");
  expect(within(found).getByTitle(seller).textContent).toMatch(/^0x5e5e.+5e5e$/i);
  expect(found.textContent).not.toContain("Customer:");
  expect((await findRow("Receivable #7")).textContent).toContain("Community campaign");
  expect(screen.getByText(/^The newest 2 are listed\./)).toBeTruthy();
});

test("receivable search: a text that nothing matches is answered with a sentence", async () => {
  renderSearch(page({ found: { rows: [], hasMore: false } }));
  expect(await screen.findByText("No receivable found for “kallang”.")).toBeTruthy();
});

test("receivable search: a text that can't be looked for is answered beside the field, which keeps it", async () => {
  renderSearch(page({ query: "0x12", problem: "That isn’t a whole wallet address.", found: null }));
  expect((await screen.findByRole("alert")).textContent).toBe("That isn’t a whole wallet address.");
  expect(screen.getByRole("searchbox", { name: "Find a receivable" })).toHaveProperty(
    "value",
    "0x12",
  );
});

test("receivable search: says so while the exchange can't be read", async () => {
  renderSearch(page({ found: null }));
  expect(await screen.findByText("The exchange can’t be read right now")).toBeTruthy();
});

test("receivable search: another text is another address, and the desk is a link away", async () => {
  const asked = renderSearch(page());
  expect(await screen.findByText("1 receivable found.")).toBeTruthy();
  const field = screen.getByRole("searchbox", { name: "Find a receivable" });
  expect(field).toHaveProperty("value", "kallang");
  await userEvent.clear(field);
  await userEvent.type(field, "#42{Enter}");
  await expect.poll(() => asked).toEqual(["?q=kallang", "?q=%2342"]);
  const back = screen.getByRole("link", { name: "Back to the market desk" });
  expect(back).toHaveProperty("search", "");
});
