import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Rect } from "~/ui/rect";
import { findFreeSpot, overlap, rectOf } from "./free-spot.ts";

const notice = { width: 356, height: 76 };
const line = { width: 328, height: 40 };
const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 640 };
const edges = (margin: number) => ({ margin, columns: "edges" }) as const;
const anywhere = { margin: 4, columns: "all" } as const;
const bar = (top: number, bottom: number): Rect => ({ left: 0, right: 360, top, bottom });

describe("notices: place", () => {
  test("the bottom right corner, when nothing is there", () => {
    expect(findFreeSpot(notice, desktop, edges(24), [])).toEqual({ right: 24, bottom: 24 });
  });

  test("the other corner, beside the buttons of a dialog's foot", () => {
    const button: Rect = { left: 900, right: 1120, top: 710, bottom: 760 };
    expect(findFreeSpot(notice, desktop, edges(24), [button])).toEqual({ right: 900, bottom: 24 });
  });

  test("above a full-width button of a phone", () => {
    const wide = { width: 328, height: 76 };
    const spot = findFreeSpot(wide, phone, edges(16), [bar(570, 620)]);
    const { bottom } = spot ?? { bottom: 0 };
    expect(640 - bottom).toBeLessThanOrEqual(570);
    expect(640 - bottom).toBeGreaterThan(570 - 8);
  });

  test("none for a whole notice, but one for a line, between the fields of a dense form", () => {
    const fields = [0, 1, 2, 3, 4, 5, 6].map((at) => bar(at * 96, at * 96 + 48));
    expect(findFreeSpot({ width: 328, height: 76 }, phone, edges(16), fields)).toBeNull();
    expect(findFreeSpot(line, phone, anywhere, fields)).toEqual({ right: 4, bottom: 64 });
  });

  test("beside a short link, where a narrow line need not be at an edge", () => {
    const links: Rect[] = [
      { left: 0, right: 80, top: 0, bottom: 640 },
      { left: 300, right: 360, top: 0, bottom: 640 },
    ];
    const spot = findFreeSpot({ width: 144, height: 40 }, phone, anywhere, links);
    expect(spot).toEqual({ right: 60, bottom: 4 });
  });

  test("never over anything, and always found where the page has made room for a line", () => {
    const side = fc.integer({ min: 0, max: 360 });
    const below = fc.record({ left: side, width: side, top: fc.integer({ min: 120, max: 640 }) });
    fc.assert(
      fc.property(
        fc.array(below, { maxLength: 40 }),
        fc.integer({ max: 72, min: 4 }),
        (all, up) => {
          const fields = all.map(({ left, width, top }) => ({
            ...{ left, right: left + width, top, bottom: top + 90 },
          }));
          const taken = [bar(0, up), bar(up + 48, 640), ...fields];
          const spot = findFreeSpot(line, phone, anywhere, taken);
          return spot !== null && !taken.some((one) => overlap(rectOf(spot, line, phone), one));
        },
      ),
    );
  });
});
