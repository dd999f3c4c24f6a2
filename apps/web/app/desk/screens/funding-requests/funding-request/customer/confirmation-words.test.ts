import type { RequestCheck } from "@tenora/database/funding-request/check-funding-request";
import { expect, test } from "vitest";
import { confirmationWords } from "./confirmation-words.ts";

const check: RequestCheck = {
  subject: "debt",
  method: "phone",
  comment: null,
  isCurrent: true,
  isBeforeSimilar: false,
  isOwn: false,
  at: new Date("2026-11-26T20:25:00Z"),
  adminEmail: "op@example.com",
};

test("customer's confirmation: says how, when and by whom it was recorded, from the newest record", () => {
  expect(confirmationWords([{ ...check, method: "email" }, check])).toBe(
    "Confirmed by phone, recorded Nov 26, 2026, 20:25 UTC by op@example.com",
  );
  expect(confirmationWords([{ ...check, method: "link", adminEmail: null }])).toBe(
    "Confirmed by our link, recorded Nov 26, 2026, 20:25 UTC",
  );
});

test("customer's confirmation: one of an earlier submission, or of the contact, is none", () => {
  expect(confirmationWords([{ ...check, isCurrent: false }])).toBeNull();
  expect(confirmationWords([{ ...check, subject: "contact" }])).toBeNull();
});
