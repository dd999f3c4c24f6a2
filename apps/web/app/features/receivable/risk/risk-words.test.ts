import { expect, test } from "vitest";
import { gradeWords, riskTone } from "./risk-words.ts";

test("risk: beside a warning about the seller no grade is green, and no worse one is softened", () => {
  expect(riskTone("low", false)).toBe("good");
  expect(riskTone("low", true)).toBeUndefined();
  expect(riskTone("medium-high", true)).toBe("waiting");
  expect(riskTone("high", true)).toBe("bad");
});

test("risk: beside a warning about the seller a grade says when it was given", () => {
  expect(gradeWords("low", false)).toBe("Low risk");
  expect(gradeWords("low", true)).toBe("Low risk at listing");
  expect(gradeWords(null, true)).toBe("Not graded");
});
