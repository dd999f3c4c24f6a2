import { termsDay, termsVersion } from "@tenora/domain/terms-version";
import { expect, test } from "vitest";
import { businessRows } from "./business-rows.ts";
import { consentVersionAt } from "./consent-version.ts";

const first = Date.parse(`${termsDay}T00:00:00Z`) / 1000;

test("demonstration: from their first day on, people agree to today's terms", () => {
  expect(consentVersionAt(first)).toBe(termsVersion);
  expect(consentVersionAt(first + 86_400)).toBe(termsVersion);
});

test("demonstration: nobody agreed to terms that didn't exist then", () => {
  const rows = businessRows(Date.parse("2026-04-06T09:00:00Z") / 1000, first + 36_000);
  for (const { name, joinedAt, consentVersion } of rows)
    expect(Date.parse(consentVersion.slice(0, 10)), name).toBeLessThanOrEqual(joinedAt.getTime());
  expect(rows[0]?.consentVersion).toBe("2026-03-01");
});
