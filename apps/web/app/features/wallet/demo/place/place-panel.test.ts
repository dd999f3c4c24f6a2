import fc from "fast-check";
import { expect, it } from "vitest";
import { covers, placePanel } from "./place-panel.ts";

const header = 72;
const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 640 };
const panel = { width: 384, height: 420 };
const wide = { width: 328, height: 520 };

it("request panel: lies at the top right while nothing is there", () => {
  expect(placePanel(panel, desktop, header, null)).toEqual({ left: 880, top: 84, maxHeight: 700 });
});

it("request panel: changes sides for a button at the right, as on a receivable's page", () => {
  const buy = { left: 900, right: 1180, top: 300, bottom: 352 };
  expect(placePanel(panel, desktop, header, buy)).toMatchObject({ left: 16, top: 84 });
});

it("request panel: lies above a button at the foot of a phone, and below one at its head", () => {
  const low = { left: 16, right: 344, top: 560, bottom: 604 };
  expect(placePanel(wide, phone, header, low)).toEqual({ left: 16, top: 84, maxHeight: 468 });
  const high = { left: 16, right: 344, top: 150, bottom: 194 };
  expect(placePanel(wide, phone, header, high)).toEqual({ left: 16, top: 202, maxHeight: 422 });
});

it("request panel: never covers the button while the window has room on either side of it", () => {
  const point = fc.integer({ min: 0, max: 1000 });
  fc.assert(
    fc.property(
      fc.record({ x: point, y: point, width: fc.integer({ min: 44, max: 330 }) }),
      fc.constantFrom(desktop, { width: 768, height: 1024 }, phone),
      fc.integer({ min: 120, max: 1200 }),
      ({ x, y, width }, window, height) => {
        const left = (x / 1000) * Math.max(0, window.width - width);
        const top = (y / 1000) * (window.height - 52);
        const button = { left, top, right: left + width, bottom: top + 52 };
        const size = { width: Math.min(384, window.width - 32), height };
        return !covers(placePanel(size, window, header, button), size, button);
      },
    ),
  );
});
