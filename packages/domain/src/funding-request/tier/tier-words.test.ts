import { expect, test } from "vitest";
import { tierCap, tierWords } from "./tier-words.ts";

test.each([
  [
    1,
    "This seller can sell to all approved investors, and there's no cap on what it can owe investors at once. We review each receivable, and approve nothing new while one is late.",
  ],
  [
    2,
    "This seller can sell to people with a link or an invitation, and it can owe investors up to 100,000 in stablecoins at once, interest included. We review each receivable, and approve nothing new while one is late.",
  ],
  [
    3,
    "This seller can sell to invited people only, and it can owe investors up to 10,000 in stablecoins at once, interest included. We review each receivable, and approve nothing new while one is late.",
  ],
] as const)(
  "tier %i: says to whom it sells, its limit, and what holds in every tier",
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
