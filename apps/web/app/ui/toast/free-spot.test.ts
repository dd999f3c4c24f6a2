import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coveredArea, findFreeSpot, type Rect, rectOf } from "./free-spot.ts";

const notice = { width: 356, height: 76 };
const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 640 };
const bar = (top: number, bottom: number): Rect => ({ left: 0, right: 360, top, bottom });

describe("notices: place", () => {
  test("the bottom right corner, when nothing is there", () => {
    expect(findFreeSpot(notice, desktop, 24, [])).toEqual({ right: 24, bottom: 24 });
  });

  test("the other corner, beside the buttons of a dialog's foot", () => {
    const button: Rect = { left: 900, right: 1120, top: 710, bottom: 760 };
    expect(findFreeSpot(notice, desktop, 24, [button])).toEqual({ right: 900, bottom: 24 });
  });

  test("above a full-width button of a phone", () => {
    const wide = { width: 328, height: 76 };
    const { bottom } = findFreeSpot(wide, phone, 16, [bar(570, 620)]);
    expect(640 - bottom).toBeLessThanOrEqual(570);
    expect(640 - bottom).toBeGreaterThan(570 - 8);
  });

  test("what covers least, where everything can be pressed", () => {
    const wide = { width: 328, height: 76 };
    const full = [bar(0, 300), bar(350, 640)];
    const spot = findFreeSpot(wide, phone, 16, full);
    expect(coveredArea(rectOf(spot, wide, phone), full)).toBeLessThan(328 * 40);
  });

  test("covers nothing wherever the lowest strip is free, whatever else there is", () => {
    const side = fc.integer({ min: 0, max: 1280 });
    const above = fc.record({ left: side, width: side, top: fc.integer({ min: 0, max: 600 }) });
    fc.assert(
      fc.property(fc.array(above, { maxLength: 30 }), (rects) => {
        const taken = rects.map(({ left, width, top }) => ({
          left,
          right: left + width,
          top,
          bottom: top + 90,
        }));
        const spot = findFreeSpot(notice, desktop, 24, taken);
        return coveredArea(rectOf(spot, notice, desktop), taken) === 0;
      }),
    );
  });
});
