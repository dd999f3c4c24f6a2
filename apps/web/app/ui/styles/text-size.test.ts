import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const app = path.join(import.meta.dirname, "../..");
/** In pixels; an em is one of at least 15. */
const unit = { px: 1, rem: 16, em: 15 } as const;
const smallest = 12;

/** Sizes that a utility or a declaration sets by a number. */
const sizes = /(?:text-\[|font-size:\s*)([\d.]+)(px|rem|em)\b/g;

test("text: none is set below 12 px, at any width", () => {
  const files = readdirSync(app, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /(?<!\.test)\.(tsx?|css)$/.test(file));
  const found = sources.flatMap((file) =>
    [...readFileSync(path.join(app, file), "utf8").matchAll(sizes)].map(([all, size, of]) => ({
      where: `${file}: ${all}`,
      pixels: Number(size) * unit[of as keyof typeof unit],
    })),
  );
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ pixels }) => pixels < smallest).map(({ where }) => where)).toEqual([]);
});
