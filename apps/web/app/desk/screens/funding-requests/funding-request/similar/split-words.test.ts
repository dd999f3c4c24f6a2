import { expect, test } from "vitest";
import { splitItem, splitWords } from "./split-words.ts";

const other = (stablecoin: "USDC" | "USDT", day: string) => ({
  id: day,
  kind: "invoice",
  campaignName: "",
  invoiceNumber: "INV-7",
  stablecoin,
  attestedAt: new Date(`${day}T09:00:00Z`),
});
const split = (total: bigint, ...others: ReturnType<typeof other>[]) =>
  ({ from: 25_000, total, others }) as Parameters<typeof splitWords>[0];

test.each([
  [
    split(25_000_000_001n, other("USDC", "2026-11-03")),
    "With 1 other request since Nov 3, 2026 this comes to 25,000.000001 USDC, above the amount that needs a second reviewer.",
    "Reaches 25,000 USDC with 1 other request",
  ],
  [
    split(25_000_000_000n, other("USDC", "2026-11-20"), other("USDT", "2026-11-03")),
    "With 2 other requests since Nov 3, 2026 this comes to 25,000.00 USD, the amount that needs a second reviewer.",
    "Reaches 25,000 USD with 2 other requests",
  ],
])("several requests: what they come to, in words (%#)", (requests, words, label) => {
  expect(splitWords(requests, "USDC")).toBe(words);
  expect(splitItem(requests, "USDC")).toEqual({ id: "split-amount", state: "bad", label });
});
