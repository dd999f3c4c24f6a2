import { expect, test } from "vitest";
import { tierCap, tierWords } from "./tier-words.ts";

test.each([
  [
    1,
    "This seller can sell to all approved investors, and there's no cap on what it can owe investors at once. We still review each receivable, and nothing new is listed while one is late.",
  ],
  [
    2,
    "This seller can sell to people with a link or an invitation, and it can owe investors up to 100,000 in stablecoins at once, interest included.",
  ],
  [
    3,
    "This seller can sell to invited people only, and it can owe investors up to 10,000 in stablecoins at once, interest included.",
  ],
] as const)(
  "tier %i: says to whom it sells, and its limit or what holds without one",
  (tier, words) => {
    expect(tierWords(tier, "This seller")).toBe(words);
    expect(tierWords(tier, "You")).toMatch(/^You can sell .* you can owe /);
  },
);

test("tiers: each limit alone is one line", () => {
  expect([1, 2, 3].map((tier) => tierCap(tier as 1 | 2 | 3))).toEqual([
    "No cap on what you owe investors at once",
    "Up to 100,000 in stablecoins owed to investors at once",
    "Up to 10,000 in stablecoins owed to investors at once",
  ]);
});
