import { expect, test } from "vitest";
import { addressOf } from "./api/search-view.server.ts";
import { isSearch } from "./search-input.ts";
import { proposeName, searchWords } from "./search-words.server.ts";

const sellers = [
  {
    slug: "ben-trading",
    name: "Ben Trading",
    wallet: `0x${"5e".repeat(20)}`,
    hasPage: true,
    isSuspended: false,
    logo: null,
  },
];

test.each([
  ["", "Everything on sale"],
  ["?risk=low&timeframe=le-30&timeframe=31-60", "Low risk, up to 60 days"],
  ["?timeframe=le-30", "Up to 30 days"],
  ["?timeframe=31-60&timeframe=gt-90", "31–60 days or over 90 days"],
  ["?timeframe=le-30&timeframe=31-60&timeframe=61-90&timeframe=gt-90", "Everything on sale"],
  ["?status=running&status=closing&tier=1&tier=2", "Tier 1 or Tier 2, running"],
  ["?status=all&token=USDC", "USDC, any status"],
  ["?status=settled", "Settled"],
  ["?status=grace&status=late&status=overdue&status=defaulted", "Past due or in default"],
  [
    "?status=failed&status=settled&status=defaulted&status=cancelled",
    "Not funded or Settled or Defaulted or Cancelled",
  ],
  ["?q=ben&return=reward&level=attested", "“ben”, Reward, Checked by Tenora"],
  ["?seller=ben-trading&kind=factoring", "Ben Trading, Invoice or order"],
])("saved search: %s in words is %s", (query, words) => {
  expect(searchWords(addressOf(query), sellers)).toBe(words);
});

test("saved search: a proposed name has 80 characters at most", () => {
  expect(proposeName("x".repeat(80))).toBe("x".repeat(80));
  expect(proposeName(`${"x ".repeat(60)}`)).toHaveLength(80);
});

test.each([
  ["", true],
  ["?risk=low&tier=2", true],
  ["?tier=2&risk=low", false],
  ["?risk=low&sort=return", false],
  ["?view=table", false],
  ["?q=%00", false],
  ["?q=a%0Ab", false],
  ["?after=12.12", false],
  ["?risk=huge", false],
  ["risk=low", false],
])("saved search: whether %s can be stored: %s", (query, expected) => {
  expect(isSearch(query)).toBe(expected);
});
