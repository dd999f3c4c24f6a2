import { expect, test } from "vitest";
import { describeChange } from "./describe-change.ts";

test("audit log: a change is described by its changed fields only", () => {
  const before = { status: "pending", tier: 3 };
  expect(describeChange({ before, after: { status: "approved", tier: 3 } })).toBe(
    "status: pending → approved",
  );
  expect(describeChange({ before: null, after: { rows: 4, filters: { status: "pending" } } })).toBe(
    'rows: 4, filters: {"status":"pending"}',
  );
  expect(describeChange({ before: { attempts: 2 }, after: null })).toBe("attempts: 2");
  expect(describeChange({ before: { suspended: false }, after: { suspended: true } })).toBe(
    "suspended: no → yes",
  );
});
