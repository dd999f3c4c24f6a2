// @vitest-environment jsdom
import { attentionTopics } from "@tenora/domain/operations/attention-topic";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { WalletProvider } from "~/wallet/wallet-provider";
import { findRow, renderScreen } from "../testing/render-screen.tsx";
import type { Desk, DeskRow } from "./desk.ts";
import Market from "./market.tsx";

const now = 1_800_000_000;
const day = 86_400;
const nothing = { rows: [], next: null, isNewest: true };
const none = Object.fromEntries(attentionTopics.map((one) => [one, 0]));
const health: Desk["health"] = {
  indexer: { blocksBehind: 1, lagSeconds: 12 },
  relayer: {
    ...{ gas: 17_000_000, dailyGas: 20_000_000 },
    ...{ waiting: 2, failed: 1, oldestSeconds: 4 },
  },
};
const row = (changes: Partial<DeskRow>): DeskRow => ({
  ...{ key: "failed:7", topic: "failed", since: now - 3 * day, listing: "7" },
  ...{ who: "Ben Trading", amount: null },
  ...changes,
});

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
    row({ key: "disputed:9", topic: "disputed", listing: "9" }),
    row({ key: "ending:8", topic: "ending", listing: "8", since: now + 2 * day, who: "Ada" }),
    row({
      ...{ key: "credit:x", topic: "credit", listing: null, who: `0x${"ab".repeat(20)}` },
      amount: "700.00 USDC",
    }),
  ];
  const counts = { ...none, failed: 1, ending: 1, credit: 1 };
  renderDesk({
    health,
    list: { rows, next: "1_failed:7", counts, now, newBusiness: "open", defaulted: nothing },
  });
  const failed = await findRow("Receivable 7");
  expect(failed.textContent).toContain("Ben Trading");
  expect(failed.textContent).toContain("For 3 days");
  expect(failed.textContent).toContain("Cancel it, so that buyers get their money back.");
  // Instructions and dates are shown in full at every width.
  for (const part of within(failed).getAllByRole("cell").slice(1))
    expect(part.className).not.toMatch(/truncate|max-md:sr-only/);
  const disputed = within(await findRow("Receivable 9"));
  expect(disputed.getByRole("link", { name: /^Case/ })).toHaveProperty(
    "pathname",
    "/admin/market/9",
  );
  expect((await findRow("Receivable 8")).textContent).toContain("In 2 days");
  const credit = await findRow("A wallet’s credit");
  expect(credit.textContent).toContain("700.00 USDC");
  expect(within(credit).queryByRole("button")).toBeNull();
  expect(screen.getByRole("link", { name: "All 3" }).getAttribute("aria-current")).toBe("true");
  expect(screen.getByRole("link", { name: "Next page" })).toBeTruthy();
  expect(screen.getByText("1 block and 12 seconds behind the chain.")).toBeTruthy();
  expect(screen.getByText("Budget nearly used")).toBeTruthy();
  expect(screen.getByText("17,000,000 of 20,000,000 gas (85%), 2 waiting, 1 failed.")).toBeTruthy();
});

test.each([
  ["", "Nothing on the exchange needs you."],
  ["?topic=late", "Nothing of this kind needs you."],
  ["?topic=nonsense", "Nothing on the exchange needs you."],
])("market desk: an empty list at %j says so", async (query, text) => {
  renderDesk(
    {
      health,
      list: { rows: [], next: null, counts: none, now, newBusiness: "open", defaulted: nothing },
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
  const owing = { listing: "4", who: "Ada", owed: "700.00 USDC" };
  const list = { rows: [], next: null, counts: none, now, newBusiness: "open" };
  renderDesk({
    health,
    list: { ...list, defaulted: { rows: [owing], next: "4", isNewest: false } },
  });
  expect((await findRow("Receivable 4")).textContent).toContain("Still owed: 700.00 USDC");
  const older = screen.getByRole("link", { name: "Older defaults" });
  expect(older.getAttribute("href")).toBe("/admin/market?defaulted=4#defaulted");
  expect(screen.getByRole("link", { name: "Newest defaults" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Receivable 4" })).toHaveProperty(
    "pathname",
    "/exchange/4",
  );
});

test("brakes: ending new business asks for a typed phrase before any wallet", async () => {
  renderDesk({
    health,
    list: { rows: [], next: null, counts: none, now, newBusiness: "paused", defaulted: nothing },
  });
  expect(await screen.findByText("Paused")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: "End for good…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "End new business for good?" }));
  expect(dialog.getByText("Nobody can undo this, not even you")).toBeTruthy();
  await dialog.findByRole("button", { name: "Connect Wallet" });
  expect(dialog.queryByRole("button", { name: "End for good" })).toBeNull();
  await userEvent.type(dialog.getByRole("textbox"), "End for good");
  // No wallet is connected here.
  expect(dialog.getByRole("button", { name: "Connect Wallet" })).toBeTruthy();
});

test("brakes: once ended, there is nothing left to press", async () => {
  renderDesk({
    health,
    list: { rows: [], next: null, counts: none, now, newBusiness: "ended", defaulted: nothing },
  });
  expect(await screen.findByText("Ended for good")).toBeTruthy();
  for (const name of ["Pause", "Unpause", "End for good…"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});
