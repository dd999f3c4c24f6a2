import type { MarketEvent } from "@tenora/database/market/event/event-record";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import type { NoteWithListing } from "@tenora/database/market/note/note-record";
import { expect, test } from "vitest";
import { principalTables } from "./principal.server.ts";
import { balanceOf, principalEntries } from "./principal.ts";
import { tenuresOf } from "./tenures.ts";

const token = { address: `0x${"c1".repeat(20)}`, symbol: "USDC", decimals: 6 } as const;
const [me, other] = ["0xa1", "0xb2"] as const;
const now = 1_000;

const listing = (changes: object = {}) =>
  ({
    id: 7n,
    status: "running",
    token,
    settledAt: null,
    defaultedAt: null,
    cancelledAt: null,
    fundingDeadline: 150n,
    minUnits: 4n,
    ledger: { soldUnits: 10n },
    ...changes,
  }) as unknown as Listing;

/** A note that was first sold for 95.000001. */
const cost = 95_000_001n;
const note = (id: bigint, one: Listing) =>
  ({ note: { id, cost }, listing: one }) as unknown as NoteWithListing;

const bought = (id: bigint, time: number) => ({
  type: "bought",
  note: id,
  wallet: me,
  amount: cost,
  time,
});
const moved = (id: bigint, from: string | null, to: string | null, time: number) => ({
  type: "transferred",
  note: id,
  wallet: to,
  counterparty: from,
  amount: null,
  time,
});
const filled = (id: bigint, from: string, to: string, amount: bigint, time: number) => ({
  type: "filled",
  note: id,
  wallet: to,
  counterparty: from,
  amount,
  time,
});

/** The entries of what happened to one note of this listing. */
function entriesOf(one: Listing, events: readonly object[]) {
  const all = events.map((event) => ({ counterparty: null, ...event })) as unknown as MarketEvent[];
  const tenures = tenuresOf(all, new Map([[1n, note(1n, one)]]), me);
  return tenures.flatMap((tenure) => principalEntries(tenure, now));
}
const told = (one: Listing, events: readonly object[]) =>
  entriesOf(one, events).map(({ section, line, time, amount }) => [section, line, time, amount]);

const cents = 95_010_000n;
const mint = [moved(1n, null, me, 100), bought(1n, 100)];

test("principal: a purchase stands at its cost rounded up to the cent, once, until it's repaid in full", () => {
  expect(told(listing(), mint)).toEqual([["held", "bought", 100, cents]]);
  expect(told(listing({ settledAt: 300 }), mint)).toEqual([
    ["held", "bought", 100, cents],
    ["held", "repaid", 300, -cents],
  ]);
});

test("principal: a default moves it, and a repayment after that takes it from what is in default", () => {
  expect(told(listing({ defaultedAt: 300, settledAt: 400 }), mint)).toEqual([
    ["held", "bought", 100, cents],
    ["held", "defaulted", 300, -cents],
    ["default", "defaulted", 300, cents],
    ["default", "repaid", 400, -cents],
  ]);
});

test("principal: a sold note leaves at its cost, and what is repaid after that isn't the seller's", () => {
  const sale = [...mint, moved(1n, me, other, 200), filled(1n, me, other, 97_000_000n, 200)];
  expect(told(listing({ defaultedAt: 300, settledAt: 400 }), sale)).toEqual([
    ["held", "bought", 100, cents],
    ["held", "sold", 200, -cents],
  ]);
});

test("principal: a sale called off and refunded in one second isn't funded, and nothing was given away", () => {
  const refund = [...mint, moved(1n, me, null, 400)];
  expect(told(listing({ cancelledAt: 400 }), refund)).toEqual([
    ["held", "bought", 100, cents],
    ["held", "unfunded", 400, -cents],
  ]);
});

test("principal: a note from a holder stands at its price, and one without a payment at its first cost", () => {
  const price = 97_000_000n;
  const purchase = [moved(1n, other, me, 200), filled(1n, other, me, price, 200)];
  expect(told(listing(), purchase)).toEqual([["held", "bought", 200, price]]);
  expect(told(listing(), [moved(1n, other, me, 200), moved(1n, me, other, 300)])).toEqual([
    ["held", "received", 200, cents],
    ["held", "given", 300, -cents],
  ]);
});

test("principal: a note that was bought in default or after the repayment adds up, too", () => {
  const purchase = [moved(1n, other, me, 200), filled(1n, other, me, 50_000_000n, 200)];
  expect(told(listing({ defaultedAt: 150 }), purchase)).toEqual([
    ["default", "bought", 200, 50_000_000n],
  ]);
  expect(told(listing({ defaultedAt: 120, settledAt: 150 }), purchase)).toEqual([
    ["held", "bought", 200, 50_000_000n],
    ["held", "repaid", 200, -50_000_000n],
  ]);
});

test("principal: a sale that failed counts until its deadline, whenever the refund is taken", () => {
  const failed = { ledger: { soldUnits: 3n } };
  const left = ["held", "unfunded", 151, -cents];
  expect(told(listing({ ...failed, status: "failed" }), mint)).toContainEqual(left);
  const refund = [...mint, moved(1n, me, null, 500)];
  const cancelled = listing({ ...failed, status: "cancelled", cancelledAt: 400 });
  expect(told(cancelled, refund)).toEqual([["held", "bought", 100, cents], left]);
  const early = listing({ ...failed, status: "cancelled", cancelledAt: 120 });
  expect(told(early, refund)[1]).toEqual(["held", "unfunded", 120, -cents]);
});

test.each([
  [0, 1_000],
  [101, 299],
  [100, 300],
  [300, 400],
  [401, 1_000],
  [0, 99],
])(
  "principal: from %d to %d the opening balance and the changes are the closing one",
  (from, to) => {
    const entries = entriesOf(listing({ defaultedAt: 300, settledAt: 400 }), mint);
    for (const section of ["held", "default"]) {
      const own = entries.filter((one) => one.section === section);
      const { opening, changes, closing } = balanceOf(own, { from, to });
      expect([...changes.values()].reduce((sum, one) => sum + one, opening)).toBe(closing);
      expect(opening).toBe(balanceOf(own, { from: 0, to: from - 1 }).closing);
    }
  },
);

test("principal: the lines name what came and went, and default only where there was one", () => {
  const period = { from: 101, to: 350, name: "" };
  const rows = (one: Listing) =>
    principalTables(entriesOf(one, mint), period)[0]?.rows.map(
      ({ label, amount }) => `${label} ${amount}`,
    );
  expect(rows(listing({ settledAt: 300 }))).toEqual([
    ...["Held at the start 95.01 USDC", "Repaid in full −95.01 USDC", "Held at the end 0.00 USDC"],
  ]);
  expect(rows(listing({ defaultedAt: 300 }))).toEqual([
    ...["Held at the start 95.01 USDC", "Went into default −95.01 USDC"],
    ...["Held at the end 0.00 USDC", "In default at the start 0.00 USDC"],
    ...["Went into default +95.01 USDC", "In default at the end 95.01 USDC"],
    "Held and in default at the end 95.01 USDC",
  ]);
  expect(principalTables(entriesOf(listing(), mint), { from: 0, to: 99, name: "" })).toEqual([]);
});
