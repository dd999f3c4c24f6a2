import { expect, test } from "vitest";
import { compareSubmissions } from "./compare-submissions.ts";

const earlier = {
  companyName: "Ada Trading",
  country: "Singapore",
  registrationNumber: "1",
  directorName: "Ada",
  directorEmail: "ada@example.com",
  certificateUrl: "/documents/a.pdf",
  certificateInfo: { fileName: "certificate.pdf" },
};
const changed = (now: Partial<typeof earlier>) =>
  compareSubmissions(earlier, { ...earlier, ...now })
    .filter(({ isChanged }) => isChanged)
    .map(({ field, before, now: after }) => [field, before, after]);

test("resubmission: the same submission has no changes", () => {
  expect(changed({})).toEqual([]);
});

test("resubmission: each changed field has both values", () => {
  expect(changed({ companyName: "Ada Trading Pte Ltd", country: "Malaysia" })).toEqual([
    ["Company", "Ada Trading", "Ada Trading Pte Ltd"],
    ["Country", "Singapore", "Malaysia"],
  ]);
});

test("resubmission: another file with the same name is a change", () => {
  expect(changed({ certificateUrl: "/documents/b.pdf" })).toEqual([
    ["Certificate", "certificate.pdf", "certificate.pdf"],
  ]);
});
