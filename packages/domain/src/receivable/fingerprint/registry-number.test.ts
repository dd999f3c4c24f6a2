import { expect, test } from "vitest";
import {
  registryNumber,
  registryNumberExample,
  registryNumberHelp,
  registryNumberKey,
} from "./registry-number.ts";

const listed = ["SG", "HK", "MY", "TH", "ID", "VN"];

test.each([
  [
    "SG",
    "201912345K",
    ["201912345k", "UEN 201912345K", "UEN: 2019-12345-K", "Reg. No. 201912345K"],
  ],
  ["SG", "T08LL0001A", ["t08ll0001a", "UEN T08 LL 0001 A", "Company Registration No.: T08LL0001A"]],
  ["SG", "52812345X", ["UEN52812345X", "52812345-x", "No 52812345X (Singapore)"]],
  ["HK", "00173611", ["BR No. 00173611", "BRN00173611", "00173611-000", "00173611-000-01-25-A"]],
  [
    "MY",
    "201901012345",
    ["SSM 201901012345", "201901012345 (1321672-A)", "Co. No.: 2019 0101 2345"],
  ],
  ["TH", "0105561012345", ["105561012345", "0-1055-61012-34-5", "Tax ID 0105561012345"]],
  ["ID", "9120304123456", ["NIB: 9120304123456", "9120.3041.23456", "№ 9120304123456"]],
  ["VN", "0314567890", ["MST: 0314567890", "314567890", "0314567890-001", "mst 0314.567.890"]],
])("registry number: %s %s in every spelling", (country, number, spellings) => {
  for (const typed of [number, ...spellings]) {
    expect(registryNumber(typed, country), typed).toBe(number);
    expect(registryNumberKey(typed, country), typed).toBe(registryNumberKey(number, country));
  }
  expect(registryNumberKey(number, country)).not.toMatch(/^0\d+$/);
});

test.each([
  ["SG", ["2019123K", "2019123456K", "2019123456", "T08L0001A", "X08LL0001A", "HRB 86891"]],
  // Seven digits are an old number of the Companies Registry.
  ["HK", ["0987654", "1234567", "123456789", "F1234567"]],
  ["MY", ["1321672-A", "20190101234", "2019010123456"]],
  ["TH", ["05561012345", "01055610123456"]],
  ["ID", ["91203041234", "91203041234567"]],
  ["VN", ["14567890", "03145678901", "079123456789"]],
])("registry number: what no register of %s writes is rejected", (country, texts) => {
  for (const text of ["", "No.", ...texts]) expect(registryNumber(text, country), text).toBeNull();
});

test("registry number: another country's stays as it was typed", () => {
  for (const country of ["DE", "OTHER", "", "constructor"]) {
    expect(registryNumber("HRB 0086891 B", country)).toBe("HRB 0086891 B");
    expect(registryNumberKey("No. 007", country)).toBe("No. 007");
    expect(registryNumberExample(country)).toBeNull();
    expect(registryNumberHelp(country)).toBeNull();
  }
});

test("registry number: the example of each country is one, and stands in both sentences", () => {
  for (const country of [...listed, "sg"]) {
    const sentence = registryNumberExample(country) ?? "";
    const [, example = ""] = /looks like (\w+)\.$/.exec(sentence) ?? [];
    expect(registryNumber(example, country)).toBe(example);
    expect(registryNumberHelp(country)).toContain(sentence);
  }
  expect(registryNumberExample("SG")).toBe("A Singapore UEN looks like 201912345K.");
  expect(registryNumberHelp("SG")).toBe(
    "A Singapore UEN looks like 201912345K. Spaces, dashes and words before it make no difference.",
  );
});
