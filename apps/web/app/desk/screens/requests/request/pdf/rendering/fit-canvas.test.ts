import { expect, test } from "vitest";
import { maxCanvasPixels } from "../limits.ts";
import { fitCanvas } from "./fit-canvas.ts";

test("PDF page: fills its frame with the screen's own dots, two a pixel at most", () => {
  const page = { width: 600, height: 800 };
  const shown = { width: 300, height: 400 };
  expect(fitCanvas(page, shown, 1)).toBe(0.5);
  expect(fitCanvas(page, shown, 2)).toBe(1);
  expect(fitCanvas(page, shown, 4)).toBe(1);
});

test("PDF page: is never cut by a frame of another shape", () => {
  expect(fitCanvas({ width: 100, height: 10_000 }, { width: 400, height: 1_600 }, 1)).toBe(0.16);
});

test.each([
  ["a page of 30 kilometres", { width: 1e8, height: 1e8 }],
  ["a page that is enlarged to a wall", { width: 600, height: 800 }],
])("PDF page: %s needs no more memory than any other", (_what, page) => {
  const scale = fitCanvas(page, { width: 50_000, height: 50_000 }, 2);
  expect(page.width * scale * page.height * scale).toBeLessThanOrEqual(maxCanvasPixels * 1.001);
});
