import { expect, test } from "vitest";
import { emptyDraft } from "./draft.ts";
import { answersToFill, isAsInFile } from "./file-reading.ts";

const answers = {
  customerName: "Cleo Retail GmbH",
  invoiceNumber: "BT-118",
  currency: "EUR",
  faceValue: "24,000.00",
};

test("e-invoice: empty fields are filled, and what was typed stays", () => {
  expect(answersToFill(emptyDraft, answers)).toEqual(answers);
  const typed = { ...emptyDraft, customerName: "Cleo", faceValue: "5" };
  expect(answersToFill(typed, answers)).toEqual({ invoiceNumber: "BT-118" });
  // What the file leaves out is left as it is.
  expect(answersToFill(emptyDraft, {})).toEqual({});
});

test("e-invoice: a currency that was chosen stays, without an amount in another one", () => {
  const filled = answersToFill({ ...emptyDraft, currency: "SGD" }, answers);
  expect(Object.keys(filled)).toEqual(["customerName", "invoiceNumber"]);
  const same = answersToFill({ ...emptyDraft, currency: "EUR" }, answers);
  expect(same).toMatchObject({ faceValue: "24,000.00" });
});

test("e-invoice: an amount that may mean another isn't as in the file", () => {
  const yen = { ...answers, currency: "JPY", faceValue: "24000" };
  const draft = { ...emptyDraft, currency: "JPY", faceValue: "24.000" };
  expect(isAsInFile("faceValue", draft, yen)).toBe(false);
});

test("e-invoice: an answer is as in the file however it is typed", () => {
  const draft = { ...emptyDraft, customerName: "CLEO  Retail G.m.b.H", faceValue: "24000" };
  expect(isAsInFile("customerName", draft, answers)).toBe(true);
  expect(isAsInFile("faceValue", draft, answers)).toBe(true);
  expect(isAsInFile("faceValue", { ...draft, faceValue: "24,000.01" }, answers)).toBe(false);
  expect(isAsInFile("faceValue", { ...draft, faceValue: "24.000,00" }, answers)).toBe(true);
  expect(isAsInFile("invoiceNumber", { ...draft, invoiceNumber: "BT-119" }, answers)).toBe(false);
  expect(isAsInFile("currency", draft, answers)).toBe(false);
  const number = { customerCountry: "VN", customerRegistryNumber: "0314567890" };
  const read = { customerRegistryNumber: "MST 314567890" };
  expect(isAsInFile("customerRegistryNumber", { ...draft, ...number }, read)).toBe(true);
});
