import { expect, test } from "vitest";
import { figure, information } from "../../bench/support/figure.ts";
import { replaceRows } from "./figures-table.ts";

const document = `# Figures

| id | figure | goal | measured | met | where |
| -- | ------ | ---- | -------- | --- | ----- |
| P1 | bytes | 9 | 8 | met | here |
| P1 | files | 4 | 4 | met | here |
| P10 | pages | 5 ms | 6 ms | missed | here |

| by hand | goal |
| ------- | ---- |
| walk    | 60 s |
`;

test("figures: a goal's rows replace its earlier ones where they stood, and no other goal's", () => {
  const figures = [figure("bytes", "11", "9", false), information("load", "2")];
  expect(replaceRows(document, "P1", figures, "there")).toBe(
    document.replace(
      /\| P1 [\s\S]*4 \| met \| here \|/,
      "| P1 | bytes | 9 | 11 | missed | there |",
    ),
  );
});

test("figures: a goal that has none yet gets its rows at the table's end", () => {
  const row = "| S1 | cells a \\| b | all | 7 | met | there |";
  expect(replaceRows(document, "S1", [figure("cells a | b", "7", "all", true)], "there")).toBe(
    document.replace("missed | here |", `missed | here |\n${row}`),
  );
});

test("figures: a goal that couldn't be measured keeps its rows", () => {
  expect(replaceRows(document, "P1", [information("bytes", "not measured")], "there")).toBe(
    document,
  );
});
