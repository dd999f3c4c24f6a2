import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const folder = path.join(import.meta.dirname, "../../articles");

test.each(readdirSync(folder).filter((file) => file.endsWith(".md")))(
  "demo article %s: quotes and apostrophes are typographic outside code",
  (file) => {
    const prose = readFileSync(path.join(folder, file), "utf8").replaceAll(
      /```.*?```|`[^`\n]*`/gs,
      "",
    );
    expect(prose.split("\n").filter((line) => /['"]/.test(line))).toEqual([]);
  },
);
