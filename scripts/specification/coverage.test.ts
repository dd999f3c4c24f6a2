import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { findGaps, findUnproven, readTestFiles } from "./coverage.ts";
import { splitSentences } from "./sentences.ts";

const root = resolve(import.meta.dirname, "../..");

describe("specification: splitting into sentences", () => {
  test("ends a sentence after a quotation that ends one, and never inside of it", () => {
    const text = "## 1. One\nIt says 'No. Not yet.' Then 'Don't. Stop' follows. So.";
    expect(splitSentences(text)).toEqual([
      { id: "1.1", section: "1. One", text: "It says 'No. Not yet.'" },
      { id: "1.2", section: "1. One", text: "Then 'Don't. Stop' follows." },
      { id: "1.3", section: "1. One", text: "So." },
    ]);
  });

  test("counts bullets and table cells, named by their line's first cell", () => {
    const table = "| Name | Text |\n|---|---|\n| a | One. Two |\n";
    expect(splitSentences(`## 2. Two\n- first\n2. second\n\n${table}`)).toEqual([
      { id: "2.1", section: "2. Two", text: "first" },
      { id: "2.2", section: "2. Two", text: "second" },
      { id: "2.3", section: "2. Two", text: "a: One." },
      { id: "2.4", section: "2. Two", text: "a: Two" },
    ]);
  });
});

describe("specification: this repository", () => {
  const sentences = splitSentences(readFileSync(resolve(root, "docs/specification.txt"), "utf8"));
  const tests = readTestFiles(root);

  test("every sentence has a test that names it", () => {
    expect(findGaps(sentences, tests)).toEqual([]);
  });

  test("a sentence is reported when its tests vanish", () => {
    const without = tests.map(({ file, ids }) => ({
      file,
      ids: ids.filter((id) => id !== "8.24"),
    }));
    expect(findGaps(sentences, without)).toContainEqual(
      expect.stringMatching(/^§8\.24 has no test: /),
    );
  });

  test("a title is reported that names a sentence which does not exist", () => {
    const unknown = { file: "a.test.ts", ids: ["1.999"] };
    expect(findGaps(sentences, [...tests, unknown])).toContain(
      "§1.999 in a.test.ts is no sentence",
    );
  });
});

describe("specification: a run", () => {
  const tests = [{ file: "a.test.ts", ids: ["1.1"] }];
  const reported = { title: "holds §1.1", file: "a.test.ts", passed: true };

  test("proves a sentence by a passed test of the file that names it", () => {
    expect(findUnproven(tests, [reported])).toEqual([]);
  });

  test.each([
    ["no test ran", []],
    ["its test failed or was skipped", [{ ...reported, passed: false }]],
    ["only another file's test names it", [{ ...reported, file: "b.test.ts" }]],
    ["a title names too many", [reported, { ...reported, title: "§1.1 §1.1 §1.1 §1.1 §1.1 §1.1" }]],
  ])("is reported when %s", (_what, all) => {
    expect(findUnproven(tests, all)).toHaveLength(1);
  });
});
