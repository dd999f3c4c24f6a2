import type { Rect, Size } from "~/ui/rect";
import { overlap } from "./free-spot.ts";

const pressable =
  "a[href], button, input:not([type=hidden]), label:has(input), select, textarea, summary, [contenteditable=true], [role=button]";

/** Of what lies across it: its middle, and points near its four edges. */
const points = [
  [0.5, 0.5],
  [0.5, 0.1],
  [0.5, 0.9],
  [0.1, 0.5],
  [0.9, 0.5],
] as const;

/**
 * Where in this part of the window something can be pressed now: inside the modal where there is one,
 * not scrolled out of sight, not under a bar. What is in this layer doesn't count.
 */
export function pressableRects(layer: HTMLElement, within: Rect): Rect[] {
  const root = document.querySelector("dialog:modal") ?? document;
  return [...root.querySelectorAll<HTMLElement>(pressable)]
    .filter((one) => !layer.contains(one))
    .flatMap((one) =>
      // A link over two lines has two of them, and free room beside both.
      [...one.getClientRects()]
        .map((rect) => common(rect, within))
        .filter((rect) => rect !== null && isOnTop(one, rect, layer)),
    )
    .filter((rect) => rect !== null);
}

export const viewport = (): Size => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});

function common(one: Rect, other: Rect): Rect | null {
  if (!overlap(one, other)) return null;
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

/** One of the points is its own, or its label's. */
function isOnTop(one: HTMLElement, { left, top, right, bottom }: Rect, layer: HTMLElement) {
  return points.some(([across, down]) => {
    const found = document
      .elementsFromPoint(left + (right - left) * across, top + (bottom - top) * down)
      .find((element) => !layer.contains(element));
    if (found === undefined) return false;
    return one.contains(found) || found.closest("label")?.contains(one) === true;
  });
}
