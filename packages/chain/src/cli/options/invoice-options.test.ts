import { expect, test } from "vitest";
import { invoiceIdentity } from "./invoice-options.ts";
import { parseOptions } from "./options.ts";

const known = new Set(["seller-company", "debtor-company", "invoice"]);
const read = (line: string, hasDebtor = true) =>
  invoiceIdentity(parseOptions(line.split(" "), known), hasDebtor);

test("invoice options: country and registry number are parted by the first colon", () => {
  expect(read("--seller-company SG:2019:A --debtor-company hk:098 --invoice INV-1")).toEqual({
    seller: { country: "SG", registryNumber: "2019:A" },
    debtor: { country: "hk", registryNumber: "098" },
    invoiceNumber: "INV-1",
  });
});

test("invoice options: without a debtor the seller owes it", () => {
  const { seller, debtor } = read("--seller-company SG:2019A --invoice INV-1", false);
  expect(debtor).toEqual(seller);
});

test.each([
  ["--debtor-company HK:098 --invoice INV-1", "--seller-company is missing."],
  ["--seller-company SG:2019 --invoice INV-1", "--debtor-company is missing."],
  ["--seller-company SG:2019 --debtor-company HK:098", "--invoice is missing."],
  ["--seller-company 2019 --debtor-company HK:098 --invoice 1", "two letters"],
  ["--seller-company SG:2019 --debtor-company HKG:098 --invoice 1", "--debtor-company must begin"],
  ["--seller-company SG:- --debtor-company HK:098 --invoice 1", "--seller-company needs"],
  [
    "--seller-company SG:2019 --debtor-company HK:098 --invoice ν-1",
    "--invoice has a small letter",
  ],
  ["--seller-company SG:2019 --debtor-company HK:098 --invoice \ue000", "cannot be read"],
])("invoice options: %s is rejected: %s", (line, sentence) => {
  expect(() => read(line)).toThrow(sentence);
});
