import { expect, test } from "vitest";
import { checkRecord, requestRecord } from "#test/components/desk/funding-request-records.ts";
import {
  aloneWords,
  beforeRecordingWords,
  colleagueWords,
  recordedWords,
  ruleWords,
} from "./reviewer-words.ts";

const contact = checkRecord({ at: new Date("2026-11-03T09:00:00Z") });
const debt = checkRecord({ subject: "debt", at: new Date("2026-11-04T09:00:00Z") });
const byCustomer = { ...debt, method: "link", adminEmail: null } as const;
const compared = checkRecord({ subject: "duplicates", method: "comparison" });
const own = { isOwn: true };
const before = { isCurrent: false };

test("recorded checks: names who recorded each, and when; not those of an earlier submission", () => {
  expect(recordedWords([{ ...contact, ...before }])).toEqual([]);
  expect(recordedWords([contact, byCustomer])).toEqual([
    "Contact verified by op@example.com, Nov 3, 2026",
    "Debt confirmed by the customer, Nov 4, 2026",
  ]);
  const unnamed = { ...debt, adminEmail: null };
  expect(recordedWords([{ ...contact, ...own }, unnamed])).toEqual([
    "Contact verified by you, Nov 3, 2026",
    "Debt confirmed by a reviewer (demo data), Nov 4, 2026",
  ]);
});

const { draft } = requestRecord();
const reviewOf = (
  checks: Parameters<typeof recordedWords>[0],
  needsSecondReviewer: boolean,
  secondReviewerFrom: number | null = 25_000,
) => ({ checks, needsSecondReviewer, secondReviewerFrom, request: { draft } });
const campaign = {
  ...reviewOf([checkRecord({ subject: "campaign", isOwn: true })], true),
  request: { draft: { ...draft, kind: "community" as const } },
};

test("second reviewer: says from which amount, in the request's stablecoin, and nothing where one may do everything", () => {
  expect(ruleWords(reviewOf([], true))).toBe(
    "From a face value of 25,000 USDC, a second reviewer has to attest.",
  );
  expect(ruleWords(campaign)).toBe(
    "From a repayment of 25,000 USDC, a second reviewer has to attest.",
  );
  const other = { request: { draft: { ...draft, stablecoin: "USDT" } } };
  expect(ruleWords({ ...reviewOf([], true), ...other })).toContain("25,000 USDT");
  expect(ruleWords(reviewOf([], true, 0))).toBe("A second reviewer has to attest every request.");
  expect(ruleWords(reviewOf([], false))).toBeNull();
  expect(ruleWords(reviewOf([], false, null))).toBeNull();
});

test.each([
  ["the contact check", [{ ...contact, ...own }, debt]],
  ["the confirmation", [contact, { ...debt, ...own }]],
  ["several checks", [contact, debt].map((check) => ({ ...check, ...own }))],
])("second reviewer: who recorded %s leaves the attestation to a colleague", (what, checks) => {
  expect(colleagueWords(reviewOf(checks, true))).toBe(
    `You recorded ${what}, so a colleague has to attest.`,
  );
  expect(colleagueWords(reviewOf(checks, false))).toBeNull();
});

test("second reviewer: who checked a campaign leaves it to a colleague, too", () => {
  expect(colleagueWords(campaign)).toBe(
    "You recorded the campaign check, so a colleague has to attest.",
  );
});

test.each([
  ["nothing", [contact, debt]],
  ["nothing of this submission", [{ ...contact, ...own, ...before }, contact, debt]],
])("second reviewer: who recorded %s may attest", (_what, checks) => {
  expect(colleagueWords(reviewOf(checks, true))).toBeNull();
});

const [ownContact, ownDebt, ownCompared] = [
  { ...contact, ...own },
  { ...debt, ...own },
  { ...compared, ...own },
];

test.each([
  [[ownContact, ownDebt, ownCompared], true],
  [[ownContact, ownDebt], false],
  [[ownContact], false],
  [[ownContact, debt, ownCompared], false],
  [[ownContact, byCustomer, ownCompared], false],
  [[ownContact, ownDebt, ownCompared, debt], false],
])("one reviewer: whether they'd be the only one to have looked at it (%#)", (checks, isAlone) => {
  expect(aloneWords(reviewOf(checks, false))).toBe(
    isAlone
      ? "You’d attest alone. From a face value of 25,000 USDC, a second reviewer has to attest."
      : null,
  );
  expect(aloneWords(reviewOf(checks, false, null))).toBe(
    isAlone
      ? "You’d attest alone. Whoever runs this marketplace can require a second person."
      : null,
  );
  expect(aloneWords(reviewOf(checks, true))).toBeNull();
});

test("before recording a check: says that it rules the reviewer out, and whom else it leaves out", () => {
  expect(beforeRecordingWords(reviewOf([], true))).toBe(
    "Whoever records this can’t attest the request.",
  );
  expect(beforeRecordingWords(reviewOf([contact], true))).toBe(
    "If you record this, neither you nor op@example.com can attest the request.",
  );
  expect(beforeRecordingWords(reviewOf([byCustomer], true))).toBe(
    "Whoever records this can’t attest the request.",
  );
  // Already ruled out.
  expect(beforeRecordingWords(reviewOf([ownContact], true))).toBeNull();
  expect(beforeRecordingWords(reviewOf([contact], false))).toBeNull();
});
