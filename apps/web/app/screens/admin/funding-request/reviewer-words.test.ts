import { expect, test } from "vitest";
import { checkRecord, requestRecord } from "../testing/funding-request-records.ts";
import {
  beforeRecordingWords,
  colleagueWords,
  recordedWords,
  wouldAttestAlone,
} from "./reviewer-words.ts";

const contact = checkRecord({ at: new Date("2026-11-03T09:00:00Z") });
const debt = checkRecord({ subject: "debt", at: new Date("2026-11-04T09:00:00Z") });
const byCustomer = { ...debt, method: "link", adminEmail: null } as const;
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
const reviewOf = (checks: Parameters<typeof recordedWords>[0], needsSecondReviewer: boolean) => ({
  ...{ checks, needsSecondReviewer },
  request: { draft },
});
const campaign = {
  ...reviewOf([checkRecord({ subject: "campaign", isOwn: true })], true),
  request: { draft: { ...draft, kind: "community" as const } },
};

test.each([
  ["the contact check", [{ ...contact, ...own }, debt]],
  ["the confirmation", [contact, { ...debt, ...own }]],
  ["both checks", [contact, debt].map((check) => ({ ...check, ...own }))],
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

const [ownContact, ownDebt] = [
  { ...contact, ...own },
  { ...debt, ...own },
];

test.each([
  [[ownContact, ownDebt], true],
  [[ownContact], false],
  [[ownContact, debt], false],
  [[ownContact, byCustomer], false],
  [[ownContact, ownDebt, debt], false],
])("one reviewer: whether they'd be the only one to have looked at it (%#)", (checks, isAlone) => {
  expect(wouldAttestAlone(reviewOf(checks, false))).toBe(isAlone);
  expect(wouldAttestAlone(reviewOf(checks, true))).toBe(false);
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
