import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("reduced motion: no transition begins, so that colours which are inherited follow a theme at once", () => {
  const css = readFileSync(new URL("./motion.css", import.meta.url), "utf8");
  const reduced = css.slice(css.indexOf("prefers-reduced-motion: reduce"));
  expect(/transition-duration: ([^;]+);/.exec(reduced)?.[1]).toBe("0s");
});
