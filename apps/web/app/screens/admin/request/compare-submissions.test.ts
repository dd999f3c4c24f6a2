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

test("nothing is changed in the same submission", () => {
  expect(changed({})).toEqual([]);
});

test("each changed field is told with both its words", () => {
  expect(changed({ companyName: "Ada Trading Pte Ltd", country: "Malaysia" })).toEqual([
    ["Company", "Ada Trading", "Ada Trading Pte Ltd"],
    ["Country", "Singapore", "Malaysia"],
  ]);
});

test("another file of the same name is a change", () => {
  expect(changed({ certificateUrl: "/documents/b.pdf" })).toEqual([
    ["Certificate", "certificate.pdf", "certificate.pdf"],
  ]);
});
