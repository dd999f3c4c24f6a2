import { expect, test } from "vitest";
import { unbrokenName } from "./seller-name.ts";

test.each([
  ["Backhaus Lindner GmbH", "Backhaus Lindner\u00a0GmbH"],
  ["Kallang Machine Works Pte Ltd", "Kallang Machine Works Pte\u00a0Ltd"],
  ["Tenora", "Tenora"],
  ["0x1234...abcd", "0x1234...abcd"],
])("seller's name: %s never breaks before its last word", (name, unbroken) => {
  expect(unbrokenName(name)).toBe(unbroken);
});
