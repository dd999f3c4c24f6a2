// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import type { StatementPage } from "./statement-page.ts";
import { StatementSheet } from "./statement-sheet.tsx";

afterEach(clearPage);

const wallet = `0x${"a1".repeat(20)}`;
const transaction = `0x${"7a".repeat(32)}`;
const page = (changes: Partial<StatementPage> = {}): StatementPage => ({
  market: {
    now: 1_790_000_000,
    block: 12,
    newBusiness: "open",
  } as unknown as StatementPage["market"],
  wallet,
  period: "Jan 5, 2026 to Mar 4, 2026",
  asOf: "Mar 4, 2026, 14:03 UTC",
  totals: [],
  principal: [
    {
      symbol: "USDC",
      rows: [
        { label: "Held at the start", amount: "10.00 USDC", isTotal: true },
        { label: "Bought", amount: "+5.00 USDC", isTotal: false },
        { label: "Held at the end", amount: "15.00 USDC", isTotal: true },
      ],
    },
  ],
  movements: [
    {
      key: "1",
      date: "Jan 9, 2026",
      what: "Bought",
      listing: 7n,
      seller: "Acme Ltd",
      note: "7-1",
      amount: "5.00 USDC",
      isOut: true,
      reference: { transaction, link: `https://scan.example/tx/${transaction}` },
    },
  ],
  isCut: false,
  ...changes,
});

const show = (changes?: Partial<StatementPage>) =>
  renderPage({
    path: "/investor/portfolio/statement",
    page: () => <StatementSheet page={page(changes)} />,
  });

test("statement: names the holder's whole wallet, its date, the balances and what it is not", async () => {
  show();
  expect(await screen.findByText(wallet)).toBeTruthy();
  expect(screen.getByText("Mar 4, 2026, 14:03 UTC")).toBeTruthy();
  const balance = within(screen.getByRole("table", { name: "Balance at cost, USDC" }));
  expect(balance.getAllByRole("row").map((row) => row.textContent)).toEqual([
    ...["Held at the start10.00 USDC", "Bought+5.00 USDC", "Held at the end15.00 USDC"],
  ]);
  // On phones too, where there is little room, an amount keeps its coin beside it.
  for (const amount of ["+5.00 USDC", "−5.00 USDC"])
    expect(screen.getByText(amount).classList).toContain("whitespace-nowrap");
  expect(screen.getByText(/isn’t a tax document, a valuation or advice/)).toBeTruthy();
});

test("statement: every payment leads to its transaction, whose whole hash is printed", async () => {
  show();
  const link = await screen.findByRole("link", { name: "0x7a7a...7a7a on the explorer" });
  expect(link.getAttribute("href")).toBe(`https://scan.example/tx/${transaction}`);
  expect(screen.getByText(transaction).className).toContain("print:block");
});

test("statement: where no explorer shows a transaction, its whole hash can be copied", async () => {
  const [movement] = page().movements;
  if (movement === undefined) throw new Error("The statement has no payment");
  show({ movements: [{ ...movement, reference: { transaction, link: null } }] });
  const user = userEvent.setup();
  const copy = await screen.findByRole("button", { name: "Copy hash" });
  // Beside a hash of a few characters its words would be the larger part.
  expect(screen.getByText("Copy hash").className).toBe("sr-only");
  expect(copy.title).toBe("Copy hash");
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe(transaction);
  expect(copy.textContent).toBe("Copied");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("Not allowed"));
  await user.click(copy);
  expect((await screen.findByText("Your browser blocked copying")).className).toBe("");
});

test("statement: without payments in its period it still has the balances", async () => {
  show({ movements: [] });
  expect(await screen.findByText("Nothing was paid or received in this period.")).toBeTruthy();
  expect(screen.getByRole("table", { name: "Balance at cost, USDC" })).toBeTruthy();
});

test("statement: says why a wallet with too many records has no balances", async () => {
  show({ principal: null });
  expect(await screen.findByText(/more than 5,000 records/)).toBeTruthy();
});
