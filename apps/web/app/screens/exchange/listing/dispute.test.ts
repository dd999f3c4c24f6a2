import type { Transaction } from "@tenora/database/transaction/transaction";
import { expect, test } from "vitest";
import { disputeWords, readDisputeEvents } from "./dispute.server.ts";

const [debtor, attestor] = ["0xaa", "0xbb"] as const;
const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1_000;
const flagged = (day: string, by: string, disputed = true) => ({
  time: at(day),
  arguments: { by, disputed },
});
const by = (disputed: { byDebtor: boolean; byAttestor: boolean }) => ({
  ...{ id: 7n, debtor, disputed },
});
const both = by({ byDebtor: true, byAttestor: true });

test("dispute: says who raised it and since when, of each that did", () => {
  const events = [flagged("2026-11-20", "0xBB"), flagged("2026-11-03", debtor)];
  expect(disputeWords(both, events)?.title).toBe("Disputed by the customer and our reviewer");
  expect(disputeWords(both, events)?.words).toMatch(
    /^The customer raised a dispute on Nov 3, 2026, and our reviewer raised a dispute on Nov 20, 2026\. /,
  );
  const customers = by({ byDebtor: true, byAttestor: false });
  expect(disputeWords(customers, events)).toMatchObject({
    title: "Disputed by the customer",
    words: expect.stringMatching(/^The customer raised a dispute on Nov 3, 2026\. /),
  });
});

test("dispute: began with the first flag since the last one ended, and has no day that isn't known", () => {
  const reviewers = by({ byDebtor: false, byAttestor: true });
  const events = [
    flagged("2026-11-20", attestor),
    flagged("2026-11-10", attestor),
    flagged("2026-11-05", attestor, false),
    flagged("2026-11-01", attestor),
  ];
  expect(disputeWords(reviewers, events)?.words).toMatch(
    /^Our reviewer raised a dispute on Nov 10, /,
  );
  expect(disputeWords(reviewers, [])?.words).toMatch(/^Our reviewer raised a dispute\. /);
});

test("dispute: what a reviewer ended is over for the customer too, who may have raised it again", () => {
  const customers = by({ byDebtor: true, byAttestor: false });
  const events = [
    flagged("2026-11-20", debtor),
    flagged("2026-11-05", attestor, false),
    flagged("2026-11-01", debtor),
  ];
  expect(disputeWords(customers, events)?.words).toMatch(
    /^The customer raised a dispute on Nov 20, /,
  );
});

test("dispute: of what nobody disputes nothing is told, and nothing is asked of the database", async () => {
  const nobody = by({ byDebtor: false, byAttestor: false });
  expect(disputeWords(nobody, [])).toBeNull();
  expect(await readDisputeEvents({} as Transaction<"market">, nobody)).toEqual([]);
});
