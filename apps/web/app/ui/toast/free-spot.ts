import type { Rect, Size } from "~/ui/rect";

/** Distances from the right and the bottom edge of the window, in CSS pixels. */
export interface Spot {
  readonly right: number;
  readonly bottom: number;
}

/** How close to the edges of the window, and whether in two columns or wherever there is room. */
export interface Search {
  readonly margin: number;
  readonly columns: "edges" | "all";
}

const step = { up: 4, across: 8 };

/**
 * The lowest place for a notice that covers none of these rectangles, at the right edge before any
 * other; null where there is none.
 */
export function findFreeSpot(
  notice: Size,
  window: Size,
  { margin, columns }: Search,
  taken: readonly Rect[],
): Spot | null {
  const furthest = Math.max(margin, window.width - margin - notice.width);
  const rights = [margin];
  if (columns === "all")
    for (let right = margin + step.across; right < furthest; right += step.across)
      rights.push(right);
  if (furthest > margin) rights.push(furthest);
  const highest = window.height - margin - notice.height;
  for (let bottom = margin; bottom <= highest; bottom += step.up)
    for (const right of rights) {
      const spot = { right, bottom };
      const place = rectOf(spot, notice, window);
      if (!taken.some((one) => overlap(place, one))) return spot;
    }
  return null;
}

export function rectOf({ right, bottom }: Spot, notice: Size, window: Size): Rect {
  return {
    left: window.width - right - notice.width,
    right: window.width - right,
    top: window.height - bottom - notice.height,
    bottom: window.height - bottom,
  };
}

/** Whether they have more than an edge in common. */
export const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
