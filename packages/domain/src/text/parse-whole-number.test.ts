import { expect, test } from "vitest";
import { parseWholeNumber } from "./parse-whole-number.ts";

test.each([
  ["0", 0],
  ["7", 7],
  ["999999999999999", 999_999_999_999_999],
])("whole number: reads %j", (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});

test.each([
  "",
  " ",
  " 7",
  "7 ",
  "7\n",
  "-7",
  "+7",
  "7.0",
  "0x10",
  "0b1",
  "1e3",
  "1_000",
  "1,000",
  "007",
  "٧",
  "７",
  "NaN",
  "Infinity",
  "true",
  "5, 5",
  "1000000000000000",
])("whole number: rejects %j", (text) => {
  expect(parseWholeNumber(text)).toBeNull();
});
