import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

// Our fonts draw the apostrophe of U+0027 as a typographic one, and no font does so for double quotes.
const app = path.join(import.meta.dirname, "../../apps/web/app");
const screens = globSync("**/*.tsx", { cwd: app }).filter((file) => !/test(?:ing)?\b/.test(file));

/** Running text of JSX: a line of its own, or what stands between two tags. */
const text =
  /^\s+[A-Za-z][^=;{}()?<>]*"[^=;{}()?<>:]*[^=;{}()?<>:,[\]]$|>[^<>{}=]*"[^<>{}=]*<\/|&quot;/;
/** The specification writes its sentences about empty lists with straight quotes, and ours follow it. */
const quotedValue = /"\$\{/;
const emptyList = /No [a-z ]+ found (?:matching|with status|about) "\$\{/;

test("screens: quotations are in typographic quotes", () => {
  const straight = screens.flatMap((file) =>
    readFileSync(path.join(app, file), "utf8")
      .split("\n")
      .filter((line) => text.test(line) || (quotedValue.test(line) && !emptyList.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(straight).toEqual([]);
});
