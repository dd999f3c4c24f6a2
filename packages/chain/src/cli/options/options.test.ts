import { expect, test } from "vitest";
import { parseOptions } from "./options.ts";

const given = (value: string) => parseOptions(["--n", value], new Set(["n"]));

test("exchange options: reads numbers, lists, amounts and flags", () => {
  const options = parseOptions(
    ["--units", "40", "--notes", "1,22", "--price", "97.5", "--whole"],
    new Set(["units", "notes", "price", "whole", "grace", "days"]),
  );
  expect(options.number("units")).toBe(40);
  expect(options.number("grace", 5)).toBe(5);
  expect(options.integer("units")).toBe(40n);
  expect(options.integers("notes")).toEqual([1n, 22n]);
  expect(options.money("price")).toBe(97_500_000n);
  expect(options.flag("whole")).toBe(true);
  expect(() => options.number("days")).toThrow("--days is missing.");
});

test.each(["-1", "0x10", "1e3", " 7", "7 ", "NaN", "Infinity", "1.5", "many", "9".repeat(79)])(
  "exchange options: %j is no whole number",
  (value) => {
    expect(() => given(value).number("n")).toThrow("--n must be a whole number");
    expect(() => given(value).number("n", 3)).toThrow("--n must be a whole number");
    expect(() => given(value).integer("n")).toThrow("--n must be a whole number");
    expect(() => given(`1,${value}`).integers("n")).toThrow("--n must be a whole number");
  },
);

test.each([
  ...["-1", "0x10", "1e3", ".5", "NaN"].map((value) => [
    value,
    "--n is no amount. Enter an amount such as 24,000.00.",
  ]),
  ["1.2345678", "--n is no amount. A stablecoin has at most 6 decimals."],
  ["24.000", "--n is no amount. Do you mean 24,000 or 24.00?"],
  ["9".repeat(16), "--n is no amount. This amount is too large."],
])("exchange options: %j is no amount", (value, message) => {
  expect(() => given(value).money("n")).toThrow(message);
});

test("exchange options: an unknown one is refused without repeating its value", () => {
  const secret = `0x${"ab".repeat(32)}`;
  for (const words of [["--key", secret], [secret], ["--n", "1", secret]])
    expect(() => parseOptions(words, new Set(["n"]))).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining(secret) }),
    );
  expect(() => parseOptions(["--unit", "5"], new Set(["units"]))).toThrow(
    "There is no option --unit; see --help.",
  );
});
