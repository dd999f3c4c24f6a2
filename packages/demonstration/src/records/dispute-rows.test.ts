import { expect, test } from "vitest";
import { timesOf } from "../calendar/timeline.ts";
import { receivables } from "../receivables/receivables.ts";
import { disputeRows } from "./dispute-rows.ts";
import { uuidOf } from "./row-columns.ts";

const end = 1_800_000_000;

test("demonstration history: a dispute has the customer's words, the seller's answer and a reference", () => {
  const [dispute, ...others] = disputeRows(end);
  expect(others).toEqual([]);
  expect(dispute?.requestId).toBe(uuidOf("request MC-0983"));
  expect(dispute?.document).toContain("Sakura Home KK, by email:");
  expect(dispute?.document).toContain("Mekong Coffee Roasters, by phone:");
  expect(dispute?.document).toMatch(/\n\nReference: [0-9a-f-]{36}\n$/);
  // The table takes no longer one.
  expect(dispute?.document.length).toBeLessThanOrEqual(2_100);
});

test("demonstration history: evidence is kept before its hash is on the chain", () => {
  const timeOf = timesOf(end);
  const flagged = receivables
    .flatMap(({ events }) => events)
    .filter((event) => event.do === "dispute");
  expect(disputeRows(end).map(({ recordedAt }) => recordedAt.getTime() / 1_000)).toEqual(
    flagged.map((event) => timeOf(event) - 120),
  );
});
