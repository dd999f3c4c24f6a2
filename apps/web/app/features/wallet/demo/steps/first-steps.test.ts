import { expect, it } from "vitest";
import { advanceSteps, type ChainFigures, type StepsProgress } from "./first-steps.ts";

const before: ChainFigures = {
  notes: [7, 8],
  listings: 45,
  paid: "283000000",
  claimed: "258000000",
};
const time = "2026-11-23T16:00:00.000Z";
const facts = { hasAsked: false, time };
const start = advanceSteps(null, before, facts);
const doneAfter = (now: Partial<ChainFigures>, from: StepsProgress = start, hasAsked = false) =>
  advanceSteps(from, { ...before, ...now }, { ...facts, hasAsked }).done;

it("first steps: begin where the chain is, with nothing done", () => {
  expect(start).toEqual({ since: time, before, done: [] });
  expect(doneAfter({})).toEqual([]);
});

it("first steps: each is ticked by what the chain says", () => {
  expect(doneAfter({ notes: [9, 8, 7] })).toEqual(["buy"]);
  expect(doneAfter({}, start, true)).toEqual(["sell"]);
  expect(doneAfter({ listings: 46 })).toEqual(["sell", "review"]);
  expect(doneAfter({ paid: "283000001" })).toEqual(["pay"]);
  expect(doneAfter({ claimed: "258000001" })).toEqual(["collect"]);
});

it("first steps: what was done stays done", () => {
  const bought = advanceSteps(start, { ...before, notes: [9] }, facts);
  expect(doneAfter({ notes: [] }, bought)).toEqual(["buy"]);
});

it("first steps: begin again on a chain that is younger", () => {
  const paid = advanceSteps(start, { ...before, paid: "999000000" }, facts);
  const fresh = { ...before, paid: "1" };
  expect(advanceSteps(paid, fresh, facts)).toEqual({ since: time, before: fresh, done: [] });
});
