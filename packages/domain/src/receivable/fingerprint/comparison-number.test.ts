import { expect, test } from "vitest";
import { comparisonNumber } from "./comparison-number.ts";

test.each([
  "42",
  "0042",
  "INV-0042",
  "inv0042",
  "Invoice No. 42",
  "Invoice №42",
  "Tax Invoice #0042",
  "N° 42",
  "RE-42",
  "RG 0042",
  "FAC/42",
  "BILL 42",
  "INV-0042 (copy)",
  "INV-0042-copy",
  "0042copy",
  "INV-0042 (Copy 2)",
  "INV-0042 copy (2)",
  "42 rev 2",
  "42-rev.2",
  "42 v2",
  "42 (DUPLICATE)",
  "42 revised",
  "ІNV-О042", // Cyrillic capitals
  "INV-42 (co\u200bpy)",
])("comparison number: %s is 42", (number) => {
  expect(comparisonNumber(number)).toBe("42");
});

test.each([
  ["INV-2026-007", "INV 2026/7"],
  ["A-0017", "A17"],
  ["2026-0042-copy", "2026/42"],
])("comparison number: %s and %s are one", (one, other) => {
  expect(comparisonNumber(one)).toBe(comparisonNumber(other));
});

test.each([
  ["42", "43"],
  ["42-A", "42"],
  ["42", "420"],
  ["42", "42/2"],
  ["INV-42 rev 2", "INV-422"],
  ["REVIEW-42", "42"],
  ["COPY-42", "42"],
])("comparison number: %s and %s are two", (one, other) => {
  expect(comparisonNumber(one)).not.toBe(comparisonNumber(other));
});

test("comparison number: what is only a prefix or only a suffix stays itself", () => {
  expect(comparisonNumber("INV")).toBe("1NV");
  expect(comparisonNumber("copy")).toBe("C0PY");
  expect(comparisonNumber("000")).toBe("0");
});

test.each(["", "-", "\u0378"])("comparison number: %j has none", (number) => {
  expect(comparisonNumber(number)).toBeNull();
});
