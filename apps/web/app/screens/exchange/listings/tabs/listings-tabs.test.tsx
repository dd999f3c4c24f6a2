import type { ListingCounts } from "@tenora/database/market/listing/count-listings";
import { readListingsAddress } from "@tenora/database/market/listing/listing-query";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { listingsTabs } from "./listings-tabs.server.ts";
import { ListingsTabs } from "./listings-tabs.tsx";

const status: ListingCounts["status"] = {
  none: 0,
  open: 4,
  selling: 3,
  closing: 1,
  running: 6,
  grace: 2,
  late: 2,
  overdue: 2,
  failed: 1,
  settled: 14,
  defaulted: 2,
  cancelled: 3,
};
const tabsOf = (search: string) =>
  listingsTabs({ status }, readListingsAddress(new URLSearchParams(search)));
const currentOf = (search: string) => tabsOf(search).find(({ isCurrent }) => isCurrent)?.label;

test("list: tabs count every receivable once, and lead to addresses without JavaScript", () => {
  expect(tabsOf("").map(({ label, count, to }) => [label, count, to])).toEqual([
    ["On sale", 7, "/exchange"],
    ["Running", 7, "/exchange?status=closing&status=running"],
    [...["Past due", 8], "/exchange?status=grace&status=late&status=overdue&status=defaulted"],
    ["Closed", 18, "/exchange?status=failed&status=settled&status=cancelled"],
    ["All", 40, "/exchange?status=all"],
  ]);
});

test("list: a tab keeps the other filters and order, and begins at its first page", () => {
  const [onSale, running] = tabsOf("?status=all&risk=low&sort=return&view=table&after=1250.4");
  expect([onSale?.to, running?.to]).toEqual([
    "/exchange?risk=low&sort=return&view=table",
    "/exchange?status=closing&status=running&risk=low&sort=return&view=table",
  ]);
});

test.each([
  ["", "On sale"],
  ["?status=open", "On sale"],
  ["?status=late", "Past due"],
  // Addresses of earlier parts: what they name is shown.
  ["?status=grace&status=late&status=overdue", "Past due"],
  ["?status=failed&status=settled&status=defaulted&status=cancelled", "All"],
  ["?q=ben", "All"],
  ["?seller=ben-trading", "All"],
  ["?status=late&status=settled", "All"],
])("list: %s is in the tab %s", (search, label) => {
  expect(currentOf(search)).toBe(label);
});

test("list: a tab says its count, and the current one that it is", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ListingsTabs tabs={tabsOf("?status=closing&status=running")} />
    </MemoryRouter>,
  );
  expect(html.replaceAll(/<[^>]*>/g, "")).toBe("On sale 7Running 7Past due 8Closed 18All 40");
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/<nav aria-label="Receivables by status"/);
});
