import type { CollectedTotal } from "@tenora/database/market/payment/list-collections";
import { expect, test } from "vitest";
import { partOfHolding, partOfNote } from "../portfolio-part.server.ts";
import { claimableOf, portfolioTotals } from "./portfolio-totals.server.ts";

const token = { address: `0x${"c1".repeat(20)}`, symbol: "USDC", decimals: 6 };

const now = 1_800_000_000;
/** Past its due date, of which so much was paid in for so many units. */
const pastLedger = (repayPerUnit: bigint, soldUnits: bigint, paidIn: bigint) => ({
  repayPerUnit,
  soldUnits,
  paidIn,
  face: 2n * soldUnits * repayPerUnit,
  lateFeeBps: 0n,
  lateUnits: 0n,
  lateUntil: 0n,
  maturity: 1_700_000_000n,
  graceDays: 5n,
  delayDays: 30n,
});

/** A note of a receivable whose units cost 1.00 and repay 1.02048 USDC. */
function note(units: bigint, status = "running", claimable = 0n) {
  return partOfNote(
    {
      note: { units, cost: units * 1_000_000n, claimed: 0n, refundable: 0n, claimable },
      listing: { token, status, ledger: pastLedger(1_020_485n, units, 0n) },
    } as unknown as Parameters<typeof partOfNote>[0],
    now,
    [],
  );
}

const valuesOf = (label: string, parts: Parameters<typeof portfolioTotals>[0]) =>
  portfolioTotals(parts, []).find((figure) => figure.label === label)?.values;

test("portfolio totals: a sum is what its rows add up to as they are shown", () => {
  // 19.389215 USDC twice: 19.38 and 19.38, though exactly they are 38.77843.
  expect(valuesOf("Value at maturity", [note(19n), note(19n)])).toEqual(["38.76 USDC"]);
  expect(valuesOf("Invested now", [note(3n), note(7n)])).toEqual(["10.00 USDC"]);
});

test("portfolio totals: the gain is the difference of the sums, of what isn't over, and what is past maturity has no value at it", () => {
  const noteOf = (parts: Parameters<typeof portfolioTotals>[0]) =>
    portfolioTotals(parts, []).find(({ label }) => label === "Value at maturity")?.note;
  expect(noteOf([note(19n), note(19n), note(50n, "settled")])).toBe(
    "Gain if all is repaid: 0.76 USDC",
  );
  expect(noteOf([note(19n), note(50n, "defaulted")])).toBe(
    "51.02 USDC more is still owed in default. Gain if all is repaid: 1.40 USDC",
  );
  expect(noteOf([note(19n), note(50n, "defaulted"), note(3n, "late")])).toMatch(
    /^54\.08 USDC more is still owed past its due date, 51\.02 USDC of it in default\. /,
  );
  expect(noteOf([note(19n), note(3n, "grace")])).toMatch(/^3\.06 USDC .* past its due date\. /);
  expect(valuesOf("Value at maturity", [note(19n), note(50n, "defaulted")])).toEqual([
    "19.38 USDC",
  ]);
  expect(noteOf([note(50n, "settled")])).toBeUndefined();
});

const payment = (time: number, amount: bigint) => ({ time, amount, isRefund: false });

const holder = "0xd1";
const firstHand = { buyer: holder, owner: holder, boughtAt: 100, acquiredAt: 100 };

/** A note of 700.00 USDC that was to repay 726.67, as a note and as all that is held of its receivable. */
function recovered(status: string, collected: bigint, claimable: bigint) {
  const ledger = pastLedger(7_266_700n, 100n, collected + claimable);
  const listing = { token, status, ledger };
  const figures = { units: 100n, cost: 700_000_000n, claimable, refundable: 0n };
  const one = { ...figures, claimed: collected, ...firstHand };
  return [
    partOfNote({ note: one, listing } as unknown as Parameters<typeof partOfNote>[0], now, [
      payment(firstHand.acquiredAt, collected),
    ]),
    partOfHolding(
      {
        listing,
        units: 100n,
        invested: 700_000_000n,
        collected,
        collectable: claimable,
      } as unknown as Parameters<typeof partOfHolding>[0],
      now,
    ),
  ];
}

test("portfolio totals: what was recovered and collected of a note in default isn't counted again", () => {
  const parts = recovered("defaulted", 429_850_000n, 0n);
  expect(parts.map(({ toCome }) => toCome)).toEqual([296_820_000n, 296_820_000n]);
  const collected = { token, collected: 429_850_000n, onFormerNotes: 0n } as const;
  expect(portfolioTotals(parts.slice(0, 1), [collected as CollectedTotal])).toEqual([
    { label: "Invested now", values: ["700.00 USDC"], note: "Includes 700.00 USDC in default" },
    {
      label: "Still owed",
      values: ["296.82 USDC"],
      note: "Includes 296.82 USDC in default. Gain if all is repaid: 26.67 USDC, counting 429.85 USDC already collected",
    },
    { label: "To collect", values: ["0.00 USDC"], isFirstOnPhones: true },
    { label: "Collected so far", values: ["429.85 USDC"] },
  ]);
});

const gainOf = (...parts: Parameters<typeof portfolioTotals>[0]) =>
  portfolioTotals(parts, [])[1]?.note?.replace(/^Includes .*? in default\. /, "");

/** The same note, of which 429.85 was collected, bought for 250.00 at 200; what its holder collected since. */
function secondHand(changes: object, ...payments: readonly [time: number, amount: bigint][]) {
  const note = {
    units: 100n,
    cost: 700_000_000n,
    claimed: 429_850_000n,
    claimable: 0n,
    refundable: 0n,
    acquiredCost: 250_000_000n,
    ...firstHand,
    acquiredAt: 200,
    ...changes,
  };
  const listing = {
    token,
    status: "defaulted",
    ledger: pastLedger(7_266_700n, 100n, 429_850_000n),
  };
  return partOfNote(
    { note, listing } as unknown as Parameters<typeof partOfNote>[0],
    now,
    payments.map(([time, amount]) => payment(time, amount)),
  );
}

test.each([{ buyer: "0xd2" }, { buyer: holder }])(
  "portfolio totals: what another holder collected before is no gain of a note bought from them: %o",
  (buyer) => {
    // 296.82 is still to come on what cost 250.00.
    expect(gainOf(secondHand(buyer))).toBe("Gain if all is repaid: 46.82 USDC");
    expect(gainOf(secondHand(buyer, [150, 400_000_000n], [200, 29_850_000n]))).toBe(
      "Gain if all is repaid: 76.67 USDC, counting 29.85 USDC already collected",
    );
  },
);

test("portfolio totals: what the wallet collected is all it got, on notes it has sold since too, and no other holder's", () => {
  const bought = secondHand({ buyer: "0xd2" });
  const total = (collected: bigint, onFormerNotes: bigint) => {
    const totals = [{ token, collected, onFormerNotes } as CollectedTotal];
    const { values, note: words } = portfolioTotals([bought], totals)[3] ?? {};
    return [values, words];
  };
  expect(total(29_850_000n, 0n)).toEqual([["29.85 USDC"], undefined]);
  expect(total(41_850_000n, 12_000_000n)).toEqual([
    ["41.85 USDC"],
    "Includes 12.00 USDC on notes no longer held",
  ]);
  expect(portfolioTotals([bought], [])[3]?.values).toEqual(["0.00 USDC"]);
});

test("portfolio totals: a wallet without a note now has what it collected before, and one without any payment nothing", () => {
  const usdt = { ...token, address: `0x${"c2".repeat(20)}`, symbol: "USDT" } as const;
  const former = [
    { token, collected: 41_850_000n, onFormerNotes: 41_850_000n },
    { token: usdt, collected: 5_000_000n, onFormerNotes: 0n },
  ] as CollectedTotal[];
  expect(portfolioTotals([], former)).toEqual([
    ...["Invested now", "Value at maturity", "To collect"].map((label) => ({
      label,
      values: ["0.00 USDC"],
    })),
    {
      label: "Collected so far",
      values: ["41.85 USDC", "5.00 USDT"],
      note: "Includes 41.85 USDC on notes no longer held",
    },
  ]);
  expect(portfolioTotals([], [])).toEqual([]);
});

test.each([
  [[20_005_000n, 20_005_000n], "40.00 USDC"],
  // Below a cent nothing is rounded away, here and there.
  [[20_005_000n, 20_005_000n, 5_000n], "40.005 USDC"],
])(
  "portfolio totals: what the gain counts of %o is rounded as the total of what was collected is",
  (amounts, words) => {
    const payments = amounts.map((amount): [number, bigint] => [250, amount]);
    expect(
      gainOf(secondHand({ acquiredAt: 100, acquiredCost: 310_000_000n }, ...payments)),
    ).toMatch(`, counting ${words} already collected`);
  },
);

test("portfolio totals: of notes too many to read, nobody knows who collected what, so no gain is named", () => {
  const [one, all] = recovered("defaulted", 429_850_000n, 0n).map((part) => ({
    ...part,
    invested: 250_000_000n,
  }));
  const stillOwed = (part: typeof one) => portfolioTotals(part ? [part] : [], [])[1]?.note;
  expect(stillOwed(one)).toMatch(/ in default\. Gain if all is repaid: /);
  expect(stillOwed(all)).toBe("Includes 296.82 USDC in default");
});

test("portfolio totals: what was collected is named of the stablecoins that gain alone", () => {
  // 700.00 USDT of which 5.00 was collected, and which brings no more than it cost.
  const usdt = partOfNote(
    {
      note: {
        units: 1n,
        cost: 700_000_000n,
        claimed: 5_000_000n,
        claimable: 0n,
        refundable: 0n,
        ...firstHand,
      },
      listing: {
        token: { ...token, address: `0x${"c2".repeat(20)}`, symbol: "USDT" },
        status: "late",
        ledger: pastLedger(700_000_000n, 1n, 5_000_000n),
      },
    } as unknown as Parameters<typeof partOfNote>[0],
    now,
    [payment(firstHand.acquiredAt, 5_000_000n)],
  );
  expect(gainOf(note(19n), usdt)).toMatch(/ due date\. Gain if all is repaid: 0\.38 USDC$/);
});

test("portfolio totals: what was recovered and waits to be collected counts, and isn't in doubt", () => {
  for (const part of recovered("defaulted", 400_000_000n, 29_850_000n)) {
    expect(part.toCome).toBe(326_670_000n);
    expect(portfolioTotals([part], [])[1]?.note).toMatch(
      /^Includes 296\.82 USDC in default(\. |$)/,
    );
  }
});

test("portfolio totals: a late fee that was paid counts until it's collected", () => {
  // The repayment is paid in full, and 5.00 of the late fee; the rest of the fee is open.
  for (const part of recovered("late", 700_000_000n, 31_670_000n))
    expect(part.toCome).toBe(31_670_000n);
  for (const part of recovered("late", 731_670_000n, 0n)) expect(part.toCome).toBe(0n);
});

test("portfolio totals: what can be collected is told with its sum, and nothing is no amount", () => {
  const parts = [note(1n, "settled", 1_020_485n), note(2n, "settled", 2_040_970n)];
  expect(claimableOf([], parts).amounts).toEqual(["3.06 USDC"]);
  expect(claimableOf([], [note(1n)]).amounts).toEqual([]);
});

test("portfolio totals: every figure has its stablecoins in one order", () => {
  const usdt = partOfNote(
    {
      note: { units: 1n, cost: 1_000_000n, claimed: 0n, refundable: 0n, claimable: 5_000_000n },
      listing: {
        token: { ...token, address: `0x${"c2".repeat(20)}`, symbol: "USDT" },
        status: "running",
        ledger: { repayPerUnit: 1_020_485n },
      },
    } as unknown as Parameters<typeof partOfNote>[0],
    now,
  );
  const parts = [usdt, note(1n, "running", 5_000_000n)];
  expect(valuesOf("Invested now", parts)).toEqual(["1.00 USDC", "1.00 USDT"]);
  expect(valuesOf("To collect", parts)).toEqual(["5.00 USDC", "5.00 USDT"]);
});

test("portfolio totals: what is over counts for nothing that is to come", () => {
  expect(valuesOf("Value at maturity", [note(3n, "settled")])).toEqual(["0.00 USDC"]);
});

test("portfolio totals: phones begin with what can be collected", () => {
  const first = portfolioTotals([note(1n)], []).filter(({ isFirstOnPhones }) => isFirstOnPhones);
  expect(first.map(({ label }) => label)).toEqual(["To collect"]);
});
