import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import type { Holding } from "@tenora/database/market/wallet/list-wallet-holdings";
import { expect, test } from "vitest";
import { allocations } from "./allocation.server.ts";

const day = 86_400;
const now = 1_790_000_000;

function holding(
  id: bigint,
  invested: bigint,
  [seller, industry, grade, days]: [string, string | null, string | null, number],
  decimals = 6,
) {
  const listing = {
    id,
    kind: "factoring",
    seller: { name: seller, wallet: "0xb0" },
    token: { decimals },
    ledger: { maturity: BigInt(now + days * day) },
    debtorProfile: { industry, country: null },
    risk: grade === null ? null : { grade },
  } as unknown as DisclosedListing;
  return { listing, holding: { listing, invested } as unknown as Holding };
}

const of = (all: readonly ReturnType<typeof holding>[]) =>
  allocations(
    all.map(({ holding: one }) => one),
    all.map(({ listing }) => listing),
    now,
  );

test("allocation: shares of what is invested, the largest first, marked above a quarter", () => {
  const found = of([
    holding(1n, 500_000_000n, ["Ben", "retail", "low", 10]),
    holding(2n, 250_000_000n, ["Lotus", "health", "high", 45]),
    holding(3n, 260_000_000n, ["Ben", null, null, -3]),
  ]);
  expect(found).toEqual([
    {
      title: "Business",
      shares: [
        { label: "Ben", percent: 75, isLarge: true },
        { label: "Lotus", percent: 25, isLarge: false },
      ],
    },
    {
      title: "Customer's industry",
      shares: [
        { label: "Retail", percent: 50, isLarge: true },
        { label: "Not stated", percent: 26, isLarge: true },
        { label: "Health and care", percent: 25, isLarge: false },
      ],
    },
    {
      title: "Risk",
      shares: [
        // Much of a low risk is no warning.
        { label: "Low", percent: 50, isLarge: false },
        { label: "Not graded", percent: 26, isLarge: true },
        { label: "High", percent: 25, isLarge: false },
      ],
    },
    {
      title: "Time until due",
      shares: [
        { label: "Up to 30 days", percent: 50, isLarge: true },
        { label: "Past due", percent: 26, isLarge: true },
        { label: "31–60 days", percent: 25, isLarge: false },
      ],
    },
  ]);
});

test("allocation: coins count alike whatever their decimals, and small shares are put together", () => {
  const [business] = of([
    holding(1n, 100_000_000n, ["A", null, null, 1]),
    holding(2n, 100n * 10n ** 18n, ["B", null, null, 1], 18),
  ]);
  expect(business?.shares.map(({ percent }) => percent)).toEqual([50, 50]);
  const many = Array.from({ length: 9 }, (_, at) =>
    holding(BigInt(at), BigInt(100 - at), [`S${at}`, null, null, 1]),
  );
  expect(of(many)[0]?.shares.map(({ label }) => label)).toEqual([
    ...["S0", "S1", "S2", "S3", "S4"],
    "4 others",
  ]);
});

test("allocation: a note's days are counted as its row counts them", () => {
  const untilMidnight = day - 1 - (now % day);
  // The last second of the sixtieth day: "in 60 days", and more than sixty times 24 hours away.
  const days = 60 + untilMidnight / day;
  const time = of([holding(1n, 100_000_000n, ["Ben", null, null, days])]).at(-1);
  expect(time?.shares.map(({ label }) => label)).toEqual(["31–60 days"]);
});

test("allocation: a quarter itself is not marked", () => {
  const quarters = ["A", "B", "C", "D"].map((name, at) =>
    holding(BigInt(at), 100_000_000n, [name, null, null, 1]),
  );
  expect(of(quarters)[0]?.shares.map(({ percent, isLarge }) => [percent, isLarge])).toEqual(
    quarters.map(() => [25, false]),
  );
});

test("allocation: there is none without an investment", () => {
  expect(of([])).toEqual([]);
  expect(of([holding(1n, 0n, ["Ben", null, null, 1])])).toEqual([]);
});
