// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { account, clearPage, renderPage } from "#test/components/wallet/render-page.tsx";
import type { DayOfMonth, DueMonth } from "./due-month.ts";
import { MonthView } from "./month-view.tsx";

afterEach(clearPage);

const day = (of: number, its: Partial<DayOfMonth> = {}): DayOfMonth => ({
  day: of,
  date: `Dec ${of}, 2026`,
  isToday: false,
  due: [],
  ...its,
});
const path = (month: string) => `/business/payments?wallet=${account}&month=${month}`;
const december: DueMonth = {
  name: "December 2026",
  weeks: [
    [
      null,
      day(1, { isToday: true }),
      day(2),
      day(3, {
        due: [
          { listing: 7n, owed: "1,010.00 USDC" },
          { listing: 8n, owed: null },
        ],
      }),
      day(4),
      day(5),
      day(6),
    ],
  ],
  previous: { name: "November 2026", path: path("2026-11") },
  next: { name: "January 2027", path: path("2027-01") },
  isCut: false,
};

const open = (month: DueMonth) =>
  renderPage({
    path: "/business/payments",
    page: () => <MonthView month={month} />,
    wallet: "connected",
  });

test("month: a table has each day under its weekday, with what is due and what is paid", async () => {
  open(december);
  const table = within(
    await screen.findByRole("table", { name: "What is due on each day of December 2026" }),
  );
  const weekdays = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(weekdays[0]).toBe("Monday");
  const cells = table.getAllByRole("cell");
  expect(weekdays[cells.findIndex(({ textContent }) => textContent?.includes("Dec 3, 2026"))]).toBe(
    "Thursday",
  );
  expect(table.getByRole("link", { name: /^Receivable #7\s*1,010\.00 USDC$/ })).toHaveProperty(
    "pathname",
    "/exchange/7",
  );
  expect(table.getByRole("link", { name: /^Receivable #8\s*Paid$/ })).toBeDefined();
  expect(table.getByText(/Today/)).toHaveProperty("ariaCurrent", "date");
});

test("month: the list has only the days on which something is due", async () => {
  open(december);
  const list = (await screen.findAllByRole("list")).find(
    (one) => one.closest("table") === null,
  ) as HTMLElement;
  const items = within(list).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Dec 3, 2026Receivable #71,010.00 USDC",
    "Dec 3, 2026Receivable #8Paid",
  ]);
});

test("month: the months beside it are links, and a month without anything says so", async () => {
  open({ ...december, weeks: [[day(7)]], next: null });
  expect(await screen.findByText("Nothing is due in December 2026.")).toBeDefined();
  const links = within(screen.getByRole("navigation", { name: "Other months" })).getAllByRole(
    "link",
  );
  expect(links.map((link) => link.getAttribute("href"))).toEqual([path("2026-11")]);
});
