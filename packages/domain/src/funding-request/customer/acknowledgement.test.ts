import { describe, expect, test } from "vitest";
import {
  type AcknowledgementFacts,
  acknowledgementState,
  canAskCustomer,
  hasOpenDispute,
  stateAfter,
} from "./acknowledgement.ts";

const expiresAt = 1_000_000;
const open: AcknowledgementFacts = {
  answer: null,
  isReplaced: false,
  isInReview: true,
  expiresAt,
};

describe("customer's confirmation", () => {
  test.each<[string, Partial<AcknowledgementFacts>, number, string]>([
    ["the newest link of a submission in review, in its last millisecond", {}, -1, "open"],
    ["a link at the moment when it expires", {}, 0, "expired"],
    ["an earlier link", { isReplaced: true }, -1, "replaced"],
    ["a link of a request that was decided", { isInReview: false }, -1, "closed"],
    ["a decided request's link after its time", { isInReview: false }, 5, "closed"],
    ["a confirmed link after its time", { answer: "confirmed" }, 5, "confirmed"],
    [
      "a disputed link of a decided request",
      { answer: "disputed", isInReview: false },
      5,
      "disputed",
    ],
  ])("%s", (_what, changes, after, state) => {
    const facts = { ...open, ...changes };
    expect(acknowledgementState(facts, expiresAt + after)).toBe(state);
    // Only an open one takes an answer; every other stays as it is.
    for (const answer of ["confirmed", "disputed"] as const)
      expect(stateAfter(facts, answer, expiresAt + after)).toBe(state === "open" ? answer : state);
  });

  const asked = (answer: "confirmed" | "disputed" | null, isResolved = false) => ({
    answer,
    isResolved,
  });
  test.each([
    ["nobody was asked", [], { disputed: false, ask: true }],
    ["no answer came", [asked(null)], { disputed: false, ask: true }],
    ["it was confirmed", [asked("confirmed")], { disputed: false, ask: false }],
    ["it is disputed", [asked("disputed"), asked(null)], { disputed: true, ask: false }],
    ["the dispute is settled", [asked("disputed", true)], { disputed: false, ask: true }],
    [
      "it was confirmed after a settled dispute",
      [asked("disputed", true), asked("confirmed")],
      { disputed: false, ask: false },
    ],
  ])(
    "once %s: whether it blocks an attestation, and whether we may ask",
    (_when, all, expected) => {
      expect({ disputed: hasOpenDispute(all), ask: canAskCustomer(all) }).toEqual(expected);
    },
  );
});
