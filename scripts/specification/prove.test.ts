import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { checkRun, checkTable } from "./prove.ts";
import { readRows } from "./rows.ts";
import { split } from "./split.ts";

const docs = resolve(import.meta.dirname, "../../docs");

describe("splitting", () => {
  const texts = (specification: string) => split(specification).map(({ text }) => text);

  test("ends a sentence after a quotation that ends one, and never inside of it", () => {
    expect(texts("## 1. One\nIt says 'No. Not yet.' Then 'Don't. Stop' follows. So.")).toEqual([
      "It says 'No. Not yet.'",
      "Then 'Don't. Stop' follows.",
      "So.",
    ]);
  });

  test("takes bullets and the cells of tables, named by their first cell", () => {
    const table = "| Name | Text |\n|---|---|\n| a | One. Two |\n";
    expect(split(`## 2. Two\n- first\n2. second\n\n${table}`)).toEqual([
      { id: "2.1", text: "first" },
      { id: "2.2", text: "second" },
      { id: "2.3", text: "a: One." },
      { id: "2.4", text: "a: Two" },
    ]);
  });
});

const sentence = { id: "1.1", text: "It holds." };
const row = (proof: string) => readRows(`| 1.1 | It holds. | \`here\` | ${proof} |`);

describe("the table", () => {
  test("of this repository has every sentence", () => {
    const read = (file: string) => readFileSync(resolve(docs, file), "utf8");
    const rows = readRows(read("specification.md"));
    expect(checkTable(split(read("specification/source.txt")), rows)).toEqual([]);
  });

  test("is refused with a sentence missing, changed, doubled, unknown or without a proof", () => {
    expect(checkTable([sentence], row("`a.test.ts`"))).toEqual([]);
    expect(checkTable([sentence], row("left open by the specification"))).toEqual([]);
    for (const rows of [
      [],
      row("nothing"),
      [...row("`a.test.ts`"), ...row("`a.test.ts`")],
      [...row("`a.test.ts`"), ...readRows("| 1.2 | More. | x | `a.test.ts` |")],
      readRows("| 1.1 | It holds! | x | `a.test.ts` |"),
    ]) {
      expect(checkTable([sentence], rows)).toHaveLength(1);
    }
  });
});

describe("a run", () => {
  const rows = row("`a.test.ts`");
  const ran = { title: "holds §1.1", file: "a.test.ts", passed: true };

  test("proves a row by a passed test of the named file", () => {
    expect(checkRun(rows, [ran])).toEqual([]);
  });

  test.each([
    ["no test ran", []],
    ["it failed", [{ ...ran, passed: false }]],
    ["another file's test names it", [{ ...ran, file: "b.test.ts" }]],
    ["a title names an unknown row", [ran, { ...ran, title: "§9.9" }]],
    ["a title names too many", [ran, { ...ran, title: "§1.1 §1.1 §1.1 §1.1 §1.1 §1.1" }]],
  ])("does not when %s", (_what, all) => {
    expect(checkRun(rows, all)).toHaveLength(1);
  });
});
