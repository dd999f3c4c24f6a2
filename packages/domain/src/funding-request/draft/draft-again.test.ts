import { expect, test } from "vitest";
import { emptyDraft } from "./draft.ts";
import { draftAgain } from "./draft-again.ts";

const draft = {
  ...emptyDraft,
  invoiceNumber: "INV-7",
  maturity: "2026-05-30",
  fundingDeadline: "2026-03-15",
};
const lastSecond = Date.parse("2026-05-30T23:59:59Z");

test("draft of a cancelled sale: asks for the deadline again, and for a repayment date that has passed", () => {
  expect(draftAgain(draft, lastSecond - 1)).toEqual({ ...draft, fundingDeadline: "" });
  expect(draftAgain(draft, lastSecond)).toEqual({ ...draft, fundingDeadline: "", maturity: "" });
  expect(draftAgain({ ...draft, maturity: "" }, lastSecond).maturity).toBe("");
});
