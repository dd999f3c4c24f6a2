import { expect, test } from "vitest";
import { describeChange } from "./describe-change.ts";

test("audit log: a change is described by its changed fields only", () => {
  const before = { status: "pending", tier: 3 };
  expect(describeChange({ before, after: { status: "approved", tier: 3 } })).toBe(
    "Status: pending → approved",
  );
  expect(describeChange({ before: null, after: { rows: 4, filters: { status: "pending" } } })).toBe(
    "Rows: 4, filters: status pending",
  );
  expect(describeChange({ before: { attempts: 2 }, after: null })).toBe("Attempts: 2");
  const attested = {
    before: { status: "submitted", version: 7 },
    after: { status: "attested", version: 8 },
  };
  expect(describeChange(attested)).toBe("Status: submitted → attested");
  expect(describeChange({ before: null, after: { hasReason: true } })).toBe("Reason given: yes");
  // The sentence of the row says it.
  expect(describeChange({ before: { suspended: false }, after: { suspended: true } })).toBe("");
});

test("audit log: the ids and paths in a change are left out", () => {
  const document = "3f0524e8-c4db-4a3f-8e0e-0123456789ab";
  expect(describeChange({ before: null, after: { document, forInvestors: true } })).toBe(
    "For investors: yes",
  );
  expect(describeChange({ before: null, after: { url: "/documents/business/x.pdf" } })).toBe("");
  expect(describeChange({ before: null, after: { transaction: `0x${"ab".repeat(32)}` } })).toBe("");
});

test("audit log: wallets and times are written as everywhere in the portal", () => {
  const after = { wallet: `0x5290${"0".repeat(32)}9ee7`, expiresAt: "2026-03-01T10:00:00Z" };
  expect(describeChange({ before: null, after })).toBe(
    "Wallet: 0x5290...9ee7, expires at: Mar 1, 2026, 10:00 UTC",
  );
  expect(describeChange({ before: { note: null }, after: { note: "Called." } })).toBe(
    "Note: none → Called.",
  );
});
