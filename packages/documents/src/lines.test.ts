import { expect, test } from "vitest";
import { linesOf } from "./lines.ts";

/** Ten for each character, forty for an em dash. */
const widthOf = (text: string) => [...text].length * 10 + text.split("—").length * 30 - 30;

test.each([
  ["fits", 40, ["fits"]],
  ["", 40, [""]],
  ["as many words as fit", 80, ["as many", "words as", "fit"]],
  ["a verylongword b", 50, ["a", "veryl", "ongwo", "rd b"]],
  // Wider by itself than the line: it stands alone, and nothing is lost.
  ["a—b", 30, ["a", "—", "b"]],
  ["——", 30, ["—", "—"]],
  ["ab", 5, ["a", "b"]],
  ["😀😀", 10, ["😀", "😀"]],
])("lines: '%s' at a width of %d", (text, width, lines) => {
  expect(linesOf(text, width, widthOf)).toEqual(lines);
});
