import type { Listing } from "@tenora/database/market/listing/listing-record";
import { expect, test } from "vitest";
import { afterGrade } from "./after-grade.server.ts";

const listedAt = Date.parse("2026-11-03T12:00:00Z") / 1_000;
const graded = { listedAt };
const late = {
  id: 23n,
  status: "late",
  daysPastDue: 25n,
  defaultedAt: null,
  disputed: { byDebtor: false, byAttestor: false },
  gate: { type: "open" },
} as Listing;
const disputed = { byDebtor: true, byAttestor: false };
const isPrivate = { address: "0x1", type: "invite" } as const;

test("after the grade: names what its seller's other receivables are now, oldest first", () => {
  const running = { ...late, id: 29n, status: "running", disputed } as const;
  const both = { ...late, id: 31n, status: "grace", daysPastDue: 1n, disputed } as const;
  expect(afterGrade(graded, { listings: [late, running, both], more: 3 })).toEqual({
    gradedBy: "Nov 3, 2026",
    receivables: [
      { id: "23", words: "25 days past due" },
      { id: "29", words: "disputed" },
      { id: "31", words: "1 day past due, disputed" },
    ],
    privateSales: 0,
    more: 3,
  });
});

test("after the grade: counts private sales without their numbers", () => {
  expect(afterGrade(graded, { listings: [{ ...late, gate: isPrivate }], more: 0 })).toMatchObject({
    receivables: [],
    privateSales: 1,
  });
});

test("after the grade: says what is in default, and nothing where nothing is in trouble", () => {
  const defaulted = { ...late, status: "defaulted", defaultedAt: listedAt + 1 } as const;
  expect(afterGrade(graded, { listings: [defaulted], more: 0 })?.receivables).toEqual([
    { id: "23", words: "in default" },
  ]);
  expect(afterGrade(graded, { listings: [], more: 0 })).toBeNull();
});
