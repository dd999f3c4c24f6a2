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
  const unexplained = { ...attested, after: { ...attested.after, hasReason: false } };
  expect(describeChange(unexplained)).toBe("Status: submitted → attested");
  expect(describeChange({ before: null, after: { hasReason: true } })).toBe("With a reason");
  const returned = { status: "changes-requested", hasReason: true };
  expect(describeChange({ before: { status: "submitted" }, after: returned })).toBe(
    "Status: submitted → changes requested, with a reason",
  );
  // The sentence of the row says it.
  expect(describeChange({ before: { suspended: false }, after: { suspended: true } })).toBe("");
});

test("audit log: the ids and paths in a change are left out", () => {
  const document = "3f0524e8-c4db-4a3f-8e0e-0123456789ab";
  expect(describeChange({ before: null, after: { document, forInvestors: true } })).toBe(
    "For investors",
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

test.each([
  ["email", "business", "By email with the business, Nov 25, 2026, 08:41 UTC"],
  ["meeting", "customer", "In a meeting with the customer, Nov 25, 2026, 08:41 UTC"],
  ["other", "other", "In another way with someone else, Nov 25, 2026, 08:41 UTC"],
])("audit log: a contact by %s with %s reads as a sentence", (means, party, words) => {
  const contact = "3f0524e8-c4db-4a3f-8e0e-0123456789ab";
  const after = { contact, means, party, contactedAt: "2026-11-25T08:41:00+00:00" };
  expect(describeChange({ before: null, after })).toBe(words);
});

test("audit log: a check of an investor, and an approval without some, read as sentences", () => {
  const check = { check: "sanctions", outcome: "concern" };
  expect(describeChange({ before: null, after: check })).toBe("Sanctions and PEP lists: concern");
  const ofBusiness = { check: "screening", outcome: "clear" };
  expect(describeChange({ before: null, after: ofBusiness })).toBe("Sanctions lists: clear");
  const before = { status: "pending", suspended: false };
  const after = {
    status: "approved",
    suspended: false,
    checksNotRecorded: 2,
    checksWithConcern: 1,
  };
  expect(describeChange({ before, after })).toBe(
    "Status: pending → approved, with 2 checks not recorded and a concern in 1",
  );
});

test.each([
  ["never", "25000", "On requests of at least 25,000 US dollars; before, on none"],
  ["25000", "0", "On every request; before, on requests of at least 25,000 US dollars"],
  ["0", "never", "On no request; before, on every request"],
])(
  "audit log: a second reviewer from %s to %s reads as a sentence with its unit",
  (was, is, words) => {
    const change = { before: { secondReviewerFrom: was }, after: { secondReviewerFrom: is } };
    expect(describeChange(change)).toBe(words);
  },
);

test("audit log: filed evidence says whether it raises a dispute or ends one", () => {
  const hash = `0x${"ab".repeat(32)}`;
  expect(describeChange({ before: null, after: { hash, disputed: true } })).toBe(
    "To raise a dispute",
  );
  expect(describeChange({ before: null, after: { hash, disputed: false } })).toBe(
    "To end a dispute",
  );
});
