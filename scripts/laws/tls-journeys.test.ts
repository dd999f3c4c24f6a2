import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { journeysInTime, journeysWithWrites } from "../../playwright.config.ts";

const listed = [...journeysWithWrites, ...journeysInTime];
test.each(listed)("playwright.config.ts: the listed journey %s exists", (file) => {
  expect(existsSync(resolve(import.meta.dirname, "../../e2e", file))).toBe(true);
});
