import type { Rect, Size } from "~/ui/rect";
import { findFreeSpot, rectOf, type Search, type Spot } from "./free-spot.ts";
import { pressableRects } from "./pressable-rects.ts";

/**
 * A free spot below which nothing can be pressed either: of what lies nearly whole under a bar, only the
 * strip that looks out counts as taken, and only where somebody looks for it.
 */
export function findClearSpot(
  layer: HTMLElement,
  notice: Size,
  window: Size,
  search: Search,
  taken: readonly Rect[],
): Spot | null {
  const spot = findFreeSpot(notice, window, search, taken);
  if (spot === null) return null;
  const under = pressableRects(layer, rectOf(spot, notice, window));
  return under.length === 0
    ? spot
    : findClearSpot(layer, notice, window, search, [...taken, ...under]);
}
