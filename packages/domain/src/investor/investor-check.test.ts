import { expect, test } from "vitest";
import { currentChecks, openChecks } from "./investor-check.ts";

test("investor checks: the newest of each subject counts, and what is missing is open", () => {
  expect(openChecks([])).toEqual({
    unrecorded: ["identity", "sanctions", "country"],
    concerns: [],
  });
  const checks = [
    { subject: "identity", outcome: "concern" },
    { subject: "sanctions", outcome: "clear" },
    { subject: "identity", outcome: "clear" },
    { subject: "sanctions", outcome: "concern" },
  ] as const;
  expect(openChecks(checks)).toEqual({ unrecorded: ["country"], concerns: ["sanctions"] });
  expect(currentChecks(checks)).toEqual([checks[2], checks[3]]);
});
