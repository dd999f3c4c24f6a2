// @vitest-environment jsdom
import { attentionTopics } from "@tenora/domain/operations/attention-topic";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { findRow as findCreditRow, renderScreen } from "#test/components/desk/render-screen.tsx";
import { WalletProvider } from "~/wallet/wallet-provider";
import type { DeskRow, MarketDesk } from "./desk.ts";
import Market from "./market.tsx";

const now = 1_800_000_000;
const day = 86_400;
const nothing = { rows: [], next: null, isNewest: true, sum: null };
const noCredits = { rows: [], count: 0, totals: [] };
const calm = {
  rows: [],
  next: null,
  defaulted: nothing,
  now,
  newBusiness: "open",
  atRisk: { receivables: 0, totals: [] },
  credits: noCredits,
};
const none = Object.fromEntries(attentionTopics.map((one) => [one, 0]));
const health: MarketDesk["health"] = {
  indexer: { blocksBehind: 1, lagSeconds: 12 },
  relayer: { gas: 17_000_000, dailyGas: 20_000_000, waiting: 2, failed: 1, oldestSeconds: 4 },
};
const row = (changes: Partial<DeskRow>): DeskRow => ({
  key: "failed:7",
  topic: "failed",
  since: now - 3 * day,
  listing: "7",
  who: "Ben Trading",
  about: null,
  owed: null,
  isCommunity: false,
  due: null,
  contact: null,
  ...changes,
});

/** The list's row of this receivable. */
async function findRow(name: string): Promise<HTMLElement> {
  const row = (await screen.findByRole("link", { name })).closest("tr");
  if (row === null) throw new Error(`"${name}" is in no row`);
  return row;
}

vi.stubGlobal("fetch", async () => Response.json({}, { status: 404 }));

const config = {
  chain: { id: 17_000, name: "Holesky", shortName: "Holesky", rpcUrls: [], genesisHash: null },
  contracts: {},
  stablecoins: [],
  features: { demo: false, demoWallets: false, mailbox: false, relayer: false },
};

function DeskScreen(props: object) {
  return (
    <WalletProvider config={config as never}>
      <Market {...(props as Parameters<typeof Market>[0])} />
    </WalletProvider>
  );
}

function renderDesk(loaderData: unknown, query = "") {
  renderScreen(
    [{ path: "/admin/market", Component: DeskScreen as never, loader: () => loaderData }],
    `/admin/market${query}`,
  );
}

test("market desk: each thing with its age and what to do, and how the services are", async () => {
  const rows = [
    row({}),
    row({ key: "disputed:9", topic: "disputed", listing: "9", owed: "10,020.00 USDC" }),
    row({ key: "ending:8", topic: "ending", listing: "8", since: now + 2 * day, who: "Ada" }),
  ];
  const counts = { ...none, failed: 1, disputed: 1, ending: 1, credit: 9 };
  renderDesk({ health, list: { ...calm, rows, next: "1_1_failed:7", counts } });
  const failed = await findRow("Receivable #7");
  expect(failed.textContent).toContain("Ben Trading");
  expect(failed.textContent).toContain("When: Waiting 3 days");
  // No wallet is connected: no row has a button, and one line above them says what a wallet would do.
  const hint = await screen.findByText("Connect a wallet to act.");
  expect(hint.parentElement?.textContent).toContain("record a default, cancel or release a sale");
  const headers = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(headers).toEqual(["Receivable", "Problem", "Amount", "When", "Last contact", "Action"]);
  expect(failed.textContent).toContain("Cancel the sale so that buyers get their money back.");
  const disputed = within(await findRow("Receivable #9"));
  expect(disputed.getByText("10,020.00 USDC")).toBeTruthy();
  expect(disputed.getByRole("link", { name: /^Open case/ })).toHaveProperty(
    "pathname",
    "/admin/market/9",
  );
  expect((await findRow("Receivable #8")).textContent).toContain("Ends in 2 days");
  const tabs = within(screen.getByRole("navigation", { name: "Filter by problem" }));
  const [first, ...others] = tabs.getAllByRole("link").map(({ textContent }) => textContent);
  expect(first).toBe("Needs action 3");
  expect(others).toEqual(["All 3", "Not funded 1", "Disputed 1", "Closing soon 1"]);
  const queue = tabs.getByRole("link", { name: "Needs action 3" });
  expect(queue.getAttribute("aria-current")).toBe("true");
  expect(screen.getByRole("link", { name: "Next page" })).toBeTruthy();
  expect(screen.getByText("1 block and 12 seconds behind the chain.")).toBeTruthy();
  expect(screen.getByText("Budget nearly used")).toBeTruthy();
  expect(
    screen.getByText(
      /^85% of the day’s gas budget used\. 2 waiting\. 1 failed\. Raise RELAYER_DAILY_GAS/,
    ),
  ).toBeTruthy();
});

test("market desk: says of each amount whether it is owed, to be refunded, raised or to be collected", async () => {
  const about = (topic: DeskRow["topic"], listing: string) =>
    row({ key: `${topic}:${listing}`, topic, listing, owed: "700.00 USDC" });
  const rows = [
    ...[about("late", "1"), about("overdue", "2"), about("disputed", "3")],
    ...[about("failed", "4"), about("closing", "5"), about("unclaimed", "6")],
    row({ key: "ending:7", topic: "ending" }),
  ];
  renderDesk({ health, list: { ...calm, rows, counts: none } });
  await findRow("Receivable #1");
  const amounts = screen
    .getAllByRole("row")
    .slice(1)
    .map((line) => within(line).getAllByRole("cell")[2]?.textContent);
  expect(amounts).toEqual([
    ...Array(3).fill("Amount: owed 700.00 USDC"),
    ...["Amount: to refund 700.00 USDC", "Amount: raised 700.00 USDC"],
    ...["Amount: to collect 700.00 USDC", "Amount: –nothing"],
  ]);
});

test("market desk: what only waits to be collected has a tab of its own and is in All, not in the queue", async () => {
  const counts = { ...none, late: 2, unclaimed: 4, credit: 9 };
  renderDesk({ health, list: { ...calm, counts } }, "?topic=all");
  const tabs = within(await screen.findByRole("navigation", { name: "Filter by problem" }));
  expect(tabs.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    ...["Needs action 2", "All 6", "Late 2", "Not collected 4"],
  ]);
  const all = tabs.getByRole("link", { name: "All 6" });
  expect(all.getAttribute("aria-current")).toBe("true");
  expect(
    tabs.getByRole("link", { name: "Needs action 2" }).getAttribute("aria-current"),
  ).toBeNull();
});

test("market desk: says of what is owed how late it is, as its case does, and who was contacted when", async () => {
  const late = { topic: "late", since: now - 19 * day } as const;
  const due = { on: "Dec 21, 2026", daysPast: 25 };
  const rows = [
    row({
      ...late,
      key: "late:5",
      listing: "5",
      due,
      contact: { on: null, assignee: null, followUp: null },
    }),
    row({ ...late, key: "late:6", listing: "6", due: { ...due, daysPast: 1 } }),
    row({
      ...late,
      key: "late:9",
      listing: "9",
      due,
      contact: { on: "Nov 20, 2026", assignee: null, followUp: null },
    }),
  ];
  renderDesk({ health, list: { ...calm, rows, counts: { ...none, late: 2 } } });
  const first = await findRow("Receivable #5");
  // Below the name on phones, and in its line where the table is narrow.
  expect(within(first).getAllByText("No contact yet")).toHaveLength(2);
  expect(first.textContent).toContain("When: 25 days past due, due Dec 21, 2026");
  const visible = within(first).getAllByText("25 days past due");
  expect(visible.map(({ title }) => title)).toEqual(["Due Dec 21, 2026", "Due Dec 21, 2026"]);
  const [, , , , noContact] = within(first).getAllByRole("cell");
  expect(noContact?.textContent).toBe("None yet");
  const contacted = within(await findRow("Receivable #9")).getAllByRole("cell");
  expect(contacted[4]?.textContent).toBe("Nov 20, 2026");
  expect(first.textContent).not.toContain("Waiting");
  expect((await findRow("Receivable #6")).textContent).toContain("1 day past due");
});

test("market desk: says when a case is to be followed up, and that it is due", async () => {
  const late = { topic: "late", since: now - 19 * day } as const;
  const contact = { on: "Nov 20, 2026", assignee: { adminId: "m", email: "mira@example.com" } };
  const followUp = { on: "Dec 3, 2026", isDue: false };
  const rows = [
    row({ ...late, key: "late:5", listing: "5", contact: { ...contact, followUp } }),
    row({
      ...late,
      key: "late:6",
      listing: "6",
      contact: { ...contact, followUp: { ...followUp, isDue: true } },
    }),
  ];
  renderDesk({ health, list: { ...calm, rows, counts: { ...none, late: 2 } } });
  const first = await findRow("Receivable #5");
  expect(within(first).getAllByRole("cell")[4]?.textContent).toBe(
    "Nov 20, 2026Follow up Dec 3, 2026",
  );
  expect(within(first).getByTitle("Assigned to mira@example.com")).toBeTruthy();
  const second = (await findRow("Receivable #6")).textContent;
  // On phones, and where the table is narrow and a line is cut, before the contact.
  expect(second).toContain("Follow-up due Dec 3, 2026 Contacted Nov 20, 2026");
  expect(second).toContain("Follow-up due Dec 3, 2026Contacted Nov 20, 2026");
});

test("market desk: says in its head what is at risk in each coin, and folds credits with their totals", async () => {
  const who = `0x${"ab".repeat(20)}`;
  const credit = row({ key: "credit:x", topic: "credit", listing: null, who, owed: "700.00 USDC" });
  renderDesk({
    health: { ...health, indexer: { blocksBehind: 0, lagSeconds: 0 } },
    list: {
      ...calm,
      counts: { ...none, late: 2, credit: 120 },
      atRisk: { receivables: 2, totals: ["40,000.00 USDC", "5.50 USDT"] },
      credits: { rows: [credit], count: 120, totals: ["900.00 USDC"] },
    },
  });
  const page = await screen.findByRole("region", { name: "Market" });
  expect(page.textContent).toContain(
    "40,000.00 USDC + 5.50 USDT late or disputed, with late fees, in 2 receivables",
  );
  expect(screen.queryByRole("link", { name: /Unclaimed credit/ })).toBeNull();
  const folded = screen.getByText("Unclaimed credits").closest("details");
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain("(120 · 900.00 USDC)");
  expect(folded?.textContent).toContain("The 1 oldest are listed.");
  const line = await findCreditRow("0xabab...abab");
  expect(line.textContent).toContain("700.00 USDC");
  expect(within(line).queryByRole("button")).toBeNull();
  expect(screen.getByText("Up to date").parentElement?.textContent).toBe("Up to date");
});

test.each([
  ["", "Nothing on the exchange needs action."],
  ["?topic=late", "Nothing of this kind needs action."],
  ["?topic=all", "Nothing on the exchange needs action."],
  ["?topic=nonsense", "Nothing on the exchange needs action."],
])("market desk: an empty list at %j says so", async (query, text) => {
  renderDesk(
    {
      health,
      list: { ...calm, counts: none },
    },
    query,
  );
  expect(await screen.findByText(text)).toBeTruthy();
});

test("market desk: without the index it says what doesn't answer", async () => {
  renderDesk({ health: { indexer: null, relayer: null }, list: null });
  expect((await screen.findByRole("alert")).textContent).toContain("can’t be read right now");
  expect(screen.getByText("No answer")).toBeTruthy();
  expect(screen.getByText("Off")).toBeTruthy();
});

test("market desk: lists what is in default and still owed, page by page", async () => {
  const due = { on: "Oct 5, 2026", daysPast: 52 };
  const about = "Straits Foods · KM-7725";
  const owing = {
    listing: "4",
    who: "Ada",
    about,
    owed: "700.00 USDC",
    due,
    contact: { on: null, assignee: null, followUp: { on: "Dec 3, 2026", isDue: true } },
  };
  const sum = { receivables: 2, totals: ["16,259.92 USDC"] };
  const defaulted = { rows: [owing], next: "4", isNewest: false, sum };
  renderDesk({
    health,
    list: { ...calm, counts: none, defaulted },
  });
  const row = (await findRow("Receivable #4")).textContent;
  for (const words of [
    "Ada Straits Foods · KM-7725",
    "700.00 USDC",
    "52 days past due",
    "None yet",
    // Below its name, where a phone shows it.
    "Follow-up due Dec 3, 2026 No contact yet",
  ])
    expect(row).toContain(words);
  expect(screen.getByRole("region", { name: "Market" }).textContent).toMatch(
    /^Market16,259.92 USDC\s+in default, with late fees, in 2 receivables/,
  );
  const older = screen.getByRole("link", { name: "Older defaults" });
  expect(older.getAttribute("href")).toBe("/admin/market?defaulted=4#defaulted");
  expect(screen.getByRole("link", { name: "Newest defaults" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Receivable #4" })).toHaveProperty(
    "pathname",
    "/exchange/4",
  );
});

test("market desk: where the table is narrow, problem and time stand below the name, in head and rows alike", async () => {
  const due = { on: "Nov 16, 2026", daysPast: 10 };
  const late = row({ key: "late:7", topic: "late", owed: "1,200.00 USDC", due });
  renderDesk({ health, list: { ...calm, rows: [late], counts: { ...none, late: 1 } } });
  const cells = within(await findRow("Receivable #7")).getAllByRole("cell");
  expect(cells[0]?.textContent).toMatch(/Ben Trading.*Late.*10 days past due/);
  const folds = ({ className }: HTMLElement) => className.includes("md:@max-[62rem]:hidden");
  const heads = screen.getAllByRole("columnheader");
  expect(heads.map(folds)).toEqual([false, true, false, true, true, false]);
  expect(cells.map(folds)).toEqual(heads.map(folds));
});

test("brakes: closing the market asks for a typed phrase before any wallet", async () => {
  renderDesk({
    health,
    list: { ...calm, counts: none, newBusiness: "paused" },
  });
  expect(await screen.findByText("Paused")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Close permanently…" }));
  const dialog = within(
    await screen.findByRole("dialog", { name: "Close the market permanently?" }),
  );
  expect(dialog.getByText("This can’t be undone, not even by you")).toBeTruthy();
  await dialog.findByRole("button", { name: "Connect Wallet" });
  expect(dialog.queryByRole("button", { name: "Close permanently" })).toBeNull();
  await userEvent.type(dialog.getByRole("textbox"), "Close permanently");
  // No wallet is connected here.
  expect(dialog.getByRole("button", { name: "Connect Wallet" })).toBeTruthy();
});

test("brakes: once ended, there is nothing left to press", async () => {
  renderDesk({
    health,
    list: { ...calm, counts: none, newBusiness: "ended" },
  });
  expect(await screen.findByText("Closed permanently")).toBeTruthy();
  for (const name of ["Pause", "Unpause", "Close permanently…"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});

test("market desk: of a late community campaign only the business is asked, since no customer owes it", async () => {
  const late = { topic: "late", owed: "1,200.00 USDC" } as const;
  const rows = [
    row({ ...late, key: "late:7" }),
    row({ ...late, key: "late:8", listing: "8", isCommunity: true }),
  ];
  renderDesk({ health, list: { ...calm, rows, counts: { ...none, late: 2 } } });
  expect((await findRow("Receivable #7")).textContent).toContain(
    "Ask the business and the customer for payment.",
  );
  const campaign = (await findRow("Receivable #8")).textContent;
  expect(campaign).toContain("Ask the business for payment: no customer owes it.");
});

test("market desk: a search shows its results in place of the desk, and the desk has the field", async () => {
  renderDesk({ query: "42", problem: null, found: { rows: [], hasMore: false } }, "?q=42");
  expect(await screen.findByText("No receivable found for “42”.")).toBeTruthy();
  expect(screen.queryByText("Indexer")).toBeNull();
  cleanup();
  renderDesk({ health, list: { ...calm, counts: none } });
  expect(await screen.findByRole("searchbox", { name: "Find a receivable" })).toBeTruthy();
});

test("market desk: the field keeps the focus through searches, and what is found is announced", async () => {
  const pages: Record<string, unknown> = {
    "": { health, list: { ...calm, counts: none } },
    "?q=42": { query: "42", problem: null, found: { rows: [], hasMore: false } },
    "?q=0x1": { query: "0x1", problem: "That isn’t a whole wallet address.", found: null },
  };
  const loader = ({ request }: { request: Request }) => pages[new URL(request.url).search];
  renderScreen(
    [{ path: "/admin/market", Component: DeskScreen as never, loader }],
    "/admin/market",
  );
  const field = await screen.findByRole("searchbox", { name: "Find a receivable" });
  expect(field).toHaveProperty("maxLength", 100);
  const describedBy = () =>
    (field.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent);
  expect(describedBy()).toEqual(["By number, seller, customer or wallet"]);
  const status = screen.getAllByRole("status").find((one) => one.textContent === "") as HTMLElement;
  await userEvent.type(field, "42{Enter}");
  await expect.poll(() => status.textContent).toBe("No receivable found for “42”.");
  expect(status.isConnected).toBe(true);
  expect(document.activeElement).toBe(field);
  await userEvent.clear(field);
  await userEvent.type(field, "0x1{Enter}");
  const problem = await screen.findByRole("alert");
  expect(describedBy()).toContain(problem.textContent);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
  await userEvent.click(screen.getByRole("link", { name: "Back to the market desk" }));
  await expect.poll(() => field).toHaveProperty("value", "");
});
