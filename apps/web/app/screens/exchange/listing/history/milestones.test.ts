import type { Listing } from "@tenora/database/market/listing/listing-record";
import { expect, test } from "vitest";
import { milestones } from "./milestones.server.ts";

const day = 86_400;
const maturity = Date.parse("2026-03-01T23:59:59Z") / 1_000;
const graceEnd = maturity + 5 * day;
const delayEnd = graceEnd + 30 * day;

const listing = {
  status: "running",
  listedAt: maturity - 60 * day,
  fundedAt: maturity - 50 * day,
  settledAt: null,
  defaultedAt: null,
  cancelledAt: null,
  fundingDeadline: BigInt(maturity - 40 * day),
  ledger: {
    maturity: BigInt(maturity),
    graceDays: 5n,
    delayDays: 30n,
    lateFeeBps: 1_200n,
    soldUnits: 5n,
  },
} as Listing;

const past = (changes: Partial<Listing>, now: number) =>
  milestones({ ...listing, ...changes }, now)
    .filter(({ isPast }) => isPast)
    .map(({ label }) => label);

test.each([
  ["Due date", maturity],
  ["Grace period ends; late fee starts", graceEnd],
  ["Last day before a default can be recorded", delayEnd],
])("timeline: %s is past one second after its last second", (label, last) => {
  for (const [by, isPast] of [
    [-1, false],
    [0, false],
    [1, true],
  ] as const)
    expect(past({}, last + by).includes(label), `${by} s`).toBe(isPast);
});

test("timeline: what was late before its end stays in it, and what no longer comes is left out", () => {
  expect(past({ status: "defaulted", defaultedAt: delayEnd + 9 }, delayEnd + day)).toEqual([
    "Listed on the exchange",
    "Funded: the seller was paid",
    "Due date",
    "Grace period ends; late fee starts",
    "Default recorded",
  ]);
  const early = milestones({ ...listing, status: "settled", settledAt: maturity - day }, maturity);
  expect(early.map(({ label }) => label)).toEqual([
    "Listed on the exchange",
    "Funded: the seller was paid",
    "Settled in full",
  ]);
});

test.each([
  [5n, "Cancelled: buyers can take back what they paid"],
  [0n, "Cancelled before anyone bought"],
])("timeline: a sale that was cancelled with %s units sold", (soldUnits, label) => {
  const ledger = { ...listing.ledger, soldUnits };
  const cancelled = { status: "cancelled", cancelledAt: maturity, fundedAt: null, ledger } as const;
  expect(past(cancelled, maturity + day)).toEqual(["Listed on the exchange", label]);
});

test("timeline: what went wrong is told apart from what went as agreed", () => {
  const troubles = (changes: Partial<Listing>, now: number) =>
    milestones({ ...listing, ...changes }, now).flatMap(({ label, trouble, note }) =>
      trouble === null ? [] : [[label, trouble, note]],
    );
  expect(troubles({}, maturity)).toEqual([]);
  const defaulted = { status: "defaulted", defaultedAt: delayEnd + 9 } as const;
  expect(troubles(defaulted, delayEnd + day)).toEqual([
    ["Due date", "waiting", "not paid in full by then"],
    ["Grace period ends; late fee starts", "bad", "not paid in full by then"],
    ["Default recorded", "bad", undefined],
  ]);
  const early = { status: "settled", settledAt: maturity - day } as const;
  expect(troubles(early, maturity + day)).toEqual([]);
});
