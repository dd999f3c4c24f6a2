import { expect, test } from "vitest";
import { contactRows } from "./contact-rows.ts";
import { disputeRows } from "./dispute-rows.ts";
import { uuidOf } from "./row-columns.ts";

test.each(["KM-7714", "KM-7733", "BT-2627", "OP-3340", "MC-0983"])(
  "contacts of the demonstration: %s, which is or was late or disputed, has several, in more than one way",
  (number) => {
    const own = contactRows(1_800_000_000).filter(
      ({ requestId }) => requestId === uuidOf(`request ${number}`),
    );
    expect(own.length).toBeGreaterThan(1);
    expect(new Set(own.map(({ means }) => means)).size).toBeGreaterThan(1);
  },
);

test("contacts of the demonstration: each was made at its own minute of the day, and recorded soon after", () => {
  const rows = contactRows(1_800_000_000);
  const minutes = rows.map(({ contactedAt }) => contactedAt.toISOString().slice(11, 16));
  expect(new Set(minutes).size).toBe(rows.length);
  for (const { contactedAt, recordedAt } of rows) {
    const gap = (recordedAt.getTime() - contactedAt.getTime()) / 60_000;
    expect(gap).toBeGreaterThanOrEqual(4);
    expect(gap).toBeLessThan(50);
  }
});

test("contacts of the demonstration: both sides of a dispute were heard before it was raised", () => {
  const end = 1_800_000_000;
  for (const { requestId, recordedAt } of disputeRows(end)) {
    const before = contactRows(end).filter(
      (contact) => contact.requestId === requestId && contact.recordedAt < recordedAt,
    );
    expect(before.map(({ party }) => party)).toEqual(["customer", "business"]);
  }
});

test("contacts of the demonstration: one case is to be followed up on its last day, and one later", () => {
  const agreed = contactRows(1_800_000_000).flatMap(({ followUpOn }) => followUpOn ?? []);
  // The history ends on 2027-01-15.
  expect(agreed.toSorted()).toEqual(["2027-01-15", "2027-01-18"]);
});
