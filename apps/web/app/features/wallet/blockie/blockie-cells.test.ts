import { expect, it } from "vitest";
import { blockieCells } from "./blockie-cells.ts";

const ada = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

it("blockie: same picture for every capitalisation, another for another address", () => {
  expect(blockieCells(ada)).toEqual(blockieCells(ada.toLowerCase()));
  expect(blockieCells(ada)).not.toEqual(blockieCells(ada.replace("C8", "C9")));
});

it("blockie: mirrored and never empty", () => {
  const { filled } = blockieCells(ada);
  expect(filled.length).toBeGreaterThan(4);
  for (const { x, y } of filled) {
    expect(filled.some((other) => other.x === 7 - x && other.y === y)).toBe(true);
  }
});
