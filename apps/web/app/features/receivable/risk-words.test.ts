import { expect, test } from "vitest";
import { riskTone } from "./risk-words.ts";

test("risk: beside a warning about the seller no grade is green, and no worse one is softened", () => {
  expect(riskTone("low", false)).toBe("good");
  expect(riskTone("low", true)).toBeUndefined();
  expect(riskTone("medium-high", true)).toBe("waiting");
  expect(riskTone("high", true)).toBe("bad");
});
