// Contract, lens, picture, API and pages at the last second of each period, and beside it.

import { persona } from "@tenora/domain/demo/personas";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type StartedMarketplace,
  startMarketplaceProcess,
} from "../../../../e2e/support/marketplace/running-marketplace.ts";
import { readPage } from "../support/read-page.ts";
import { type MarketClock, openMarketClock } from "./market-clock.ts";
import { expectToldEverywhere } from "./told-everywhere.ts";

const day = 86_400n;
const graceDays = 5n;
const delayDays = 30n;
const million = 1_000_000n;

let own: StartedMarketplace;
let clock: MarketClock;
/** Sold beyond its minimum and not released; below its minimum; beyond it and released. */
let [sold, unsold, released] = [0n, 0n, 0n];
let deadline = 0n;
let maturity = 0n;

beforeAll(async () => {
  own = await startMarketplaceProcess({ webProcesses: 1, variables: { DEMO: "0" } });
  clock = await openMarketClock(own.running);
  const { timestamp } = await clock.shown();
  deadline = timestamp + 2n * day;
  maturity = (timestamp / day + 60n) * day - 1n;
  const terms = {
    fundingDeadline: Number(deadline),
    maturity: Number(maturity),
    graceDays: Number(graceDays),
    delayDays: Number(delayDays),
    lateFeeBps: 1_200,
  };
  for (const set of [
    (id: bigint) => (sold = id),
    (id: bigint) => (unsold = id),
    (id: bigint) => (released = id),
  ])
    set(await clock.list(terms));
  await clock.buy(sold, 50);
  await clock.buy(unsold, 10);
  await clock.buy(released, 60);
  await clock.release(released);
});
afterAll(() => own?.stop());

test.each([
  [-1n, ["open", "open", "selling"], ["yes", "Exchange_Forbidden"]],
  [0n, ["open", "open", "selling"], ["yes", "Exchange_Forbidden"]],
  [1n, ["closing", "failed", "running"], ["Exchange_SaleClosed", "yes"]],
])("last second of the sale, %i s: %s", async (by, statuses, [buy, cancel]) => {
  const block = await clock.standAt(deadline + by);
  const told = [];
  for (const id of [sold, unsold, released])
    told.push((await expectToldEverywhere(clock, id, block)).status);
  expect(told).toEqual(statuses);
  for (const id of [sold, unsold, released]) expect(await clock.allows("buy", id, block)).toBe(buy);
  expect(await clock.allows("cancel", unsold, block)).toBe(cancel);
  expect(await clock.allows("release", sold, block)).toBe("yes");
  expect(await clock.allows("release", unsold, block)).toBe("Exchange_BelowMinimum");
});

// 6,000 USDC owed at 12 % a year are 22.83 base units of late fee a second, rounded down.
describe.each([
  {
    name: "maturity",
    at: () => maturity,
    told: [
      { status: "running", when: "today", lateFee: 0n },
      { status: "running", when: "today", lateFee: 0n },
      { status: "grace", when: "1 day past due", lateFee: 0n },
    ],
  },
  {
    name: "grace",
    at: () => maturity + graceDays * day,
    told: [
      { status: "grace", when: "5 days past due", lateFee: 0n },
      { status: "grace", when: "5 days past due", lateFee: 0n },
      { status: "late", when: "6 days past due", lateFee: 22n },
    ],
  },
  {
    name: "the first day with a late fee",
    at: () => maturity + (graceDays + 1n) * day,
    told: [
      { status: "late", when: "6 days past due", lateFee: 1_972_579n },
      { status: "late", when: "6 days past due", lateFee: 1_972_602n },
      { status: "late", when: "7 days past due", lateFee: 1_972_625n },
    ],
  },
  {
    name: "the default's delay",
    at: () => maturity + (graceDays + delayDays) * day,
    told: [
      { status: "late", when: "35 days past due", lateFee: 59_178_059n },
      { status: "late", when: "35 days past due", lateFee: 59_178_082n },
      { status: "overdue", when: "36 days past due", lateFee: 59_178_082n },
    ],
  },
])("last second of $name", ({ at, told }) => {
  test.each([-1n, 0n, 1n])("%i s: screens, API, lens and contract agree", async (by) => {
    const block = await clock.standAt(at() + by);
    const expected = told[Number(by) + 1];
    expect(await expectToldEverywhere(clock, released, block)).toEqual(expected);
    expect(await clock.allows("markDefault", released, block)).toBe(
      expected?.status === "overdue" ? "yes" : "Exchange_NotYetDefault",
    );
    // Buyers of a sale that wasn't released by its due date take their money back.
    const hasLapsed = block.timestamp > maturity;
    const { status } = await expectToldEverywhere(clock, sold, block);
    expect(status).toBe(hasLapsed ? "failed" : "closing");
    expect([
      await clock.allows("release", sold, block),
      await clock.allows("cancel", sold, block),
    ]).toEqual(hasLapsed ? ["Exchange_DeadlinePassed", "yes"] : ["yes", "Exchange_Forbidden"]);
  });
});

test("default: a payment after it reaches holders, and the late fee stays as it was", async () => {
  const block = await clock.standAt(maturity + (graceDays + delayDays + 40n) * day);
  expect(await expectToldEverywhere(clock, released, block)).toMatchObject({
    status: "overdue",
    lateFee: 59_178_082n,
  });
  await clock.pay(released, 3_600n * million);
  const later = await clock.shown();
  expect(await expectToldEverywhere(clock, released, later)).toMatchObject({
    status: "defaulted",
    lateFee: 59_178_082n,
  });
  const portfolio = `/investor/portfolio?wallet=${persona("Dara").address}`;
  const { text } = await readPage(own.running.url + portfolio);
  expect(text).toContain("3,600.00 USDC to collect");
  expect(text).toContain(
    "2,459.17 USDC still owed to this note, including a late fee of 59.17 USDC",
  );
  expect(text).toContain("3,600.00 USDC of the whole receivable has been paid since the default.");
});
