/** In CSS pixels from the top left of the window. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Distances from the right and the bottom edge of the window, in CSS pixels. */
export interface Spot {
  readonly right: number;
  readonly bottom: number;
}

const step = 8;

/**
 * The lowest place for a notice that covers none of these rectangles, at the right edge before the left
 * one; where there is none, the place that covers least.
 */
export function findFreeSpot(
  notice: Size,
  window: Size,
  margin: number,
  taken: readonly Rect[],
): Spot {
  const edges = new Set([margin, Math.max(margin, window.width - margin - notice.width)]);
  let best: Spot = { right: margin, bottom: margin };
  let least = Number.POSITIVE_INFINITY;
  const highest = Math.max(margin, window.height - margin - notice.height);
  for (let bottom = margin; bottom <= highest; bottom += step) {
    for (const right of edges) {
      const area = coveredArea(rectOf({ right, bottom }, notice, window), taken);
      if (area === 0) return { right, bottom };
      if (area < least) [best, least] = [{ right, bottom }, area];
    }
  }
  return best;
}

export function rectOf({ right, bottom }: Spot, notice: Size, window: Size): Rect {
  return {
    left: window.width - right - notice.width,
    right: window.width - right,
    top: window.height - bottom - notice.height,
    bottom: window.height - bottom,
  };
}

/** How much of these rectangles it covers, in square pixels. */
export function coveredArea(notice: Rect, taken: readonly Rect[]): number {
  return taken.reduce((sum, { left, top, right, bottom }) => {
    const width = Math.min(notice.right, right) - Math.max(notice.left, left);
    const height = Math.min(notice.bottom, bottom) - Math.max(notice.top, top);
    return width > 0 && height > 0 ? sum + width * height : sum;
  }, 0);
}
