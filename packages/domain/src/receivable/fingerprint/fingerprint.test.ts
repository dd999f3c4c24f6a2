import { expect, test } from "vitest";
import { countryCode, countryCodes } from "../country-code.ts";
import { canonicalInvoice, identityProblems } from "./fingerprint.ts";

const invoice = {
  seller: { registryNumber: "201912345A", country: "SG" },
  debtor: { registryNumber: "0987654", country: "HK" },
  invoiceNumber: "INV-0001",
};

test("invoice identity: every field without a canonical form is named with its reason", () => {
  const faulty = {
    seller: { registryNumber: " - ", country: "SGP" },
    debtor: { registryNumber: "098\ue000", country: "" },
    invoiceNumber: "ν 7",
  };
  expect(canonicalInvoice(faulty)).toBeNull();
  expect(identityProblems(faulty)).toEqual([
    { field: "sellerRegistryNumber", reason: "empty" },
    { field: "sellerCountry", reason: "unknown-country" },
    { field: "debtorRegistryNumber", reason: "unknown-character" },
    { field: "debtorCountry", reason: "unknown-country" },
    { field: "invoiceNumber", reason: "ambiguous-letter" },
  ]);
});

test("invoice identity: a complete one has no problem", () => {
  expect(identityProblems(invoice)).toEqual([]);
});

test("country code: the 249 codes of ISO 3166-1 in either case, and nothing else", () => {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  expect(new Set(countryCodes).size).toBe(249);
  expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
  expect(["DE", "de", "De"].map(countryCode)).toEqual(["DE", "DE", "DE"]);
  const others = ["DEU", "UK", "EU", "XX", "ZZ", "", "D", " DE", "ＤＥ", "ıe", "Germany", "276"];
  expect(others.map(countryCode)).toEqual(others.map(() => null));
});
