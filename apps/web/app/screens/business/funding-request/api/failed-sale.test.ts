import { emptyDraft } from "@tenora/domain/funding-request/draft/draft";
import { expect, test } from "vitest";
import { type FailedOnMarket, toRequestSummary } from "./to-response.server.ts";

const sale = { isCancelled: true, soldUnits: 0 } as FailedOnMarket;

/** What is said of the failed sale of receivable 46 at `now`. */
function pastDueOf(draft: Partial<typeof emptyDraft>, now: string) {
  const at = new Date("2026-02-01T10:00:00Z");
  const request = {
    id: "1",
    status: "listed",
    version: 1,
    createdAt: at,
    updatedAt: at,
    submittedAt: null,
    attested: null,
    listing: { id: "46" },
    draft: { ...emptyDraft, dueDate: "2026-02-28", ...draft },
  };
  const records = { failed: new Map([["46", sale]]), states: new Map(), guests: new Map() };
  return toRequestSummary(request as never, new Date(now), records).failedSale?.pastDue;
}

test("failed sale: its due date has passed once the day is over, and then it can't be sold again", () => {
  expect(pastDueOf({}, "2026-02-28T23:59:58Z")).toBeNull();
  expect(pastDueOf({}, "2026-03-01T00:00:00Z")).toBe("Feb 28, 2026");
});

test("failed sale: a campaign has no due date that has passed", () => {
  expect(pastDueOf({ kind: "community" }, "2026-03-01T00:00:00Z")).toBeNull();
});
