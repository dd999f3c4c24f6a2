import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { journeysWithWrites } from "../playwright.config.ts";

test.each(journeysWithWrites)("playwright.config.ts: the TLS journey %s exists", (file) => {
  expect(existsSync(resolve(import.meta.dirname, "../e2e", file))).toBe(true);
});
