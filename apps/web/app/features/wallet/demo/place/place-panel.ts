/** In CSS pixels from the top left of the window. */
interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
}

/** To the window's edges, and to the button. */
const margin = 16;
const gap = 8;
/** A lower panel could not be read. */
const lowest = 180;

/**
 * Where a panel of this size lies without covering the button that it asks about: at the top right below
 * the header, else at the top left, else above or below the button, with a scrollbar where there is less
 * room than it needs. Only in a window without room on either side does it lie over the button.
 */
export function placePanel(panel: Size, window: Size, header: number, button: Rect | null): Place {
  const first = header + 12;
  const last = window.height - margin;
  const right = Math.max(margin, window.width - margin - panel.width);
  const usual: Place = { left: right, top: first, maxHeight: last - first };
  if (button === null) return usual;
  const tops: readonly Place[] = [usual, { ...usual, left: margin }];
  const free = tops.find((place) => !covers(place, panel, button));
  if (free) return free;
  const above = button.top - gap - first;
  const below = last - button.bottom - gap;
  if (Math.max(above, below) < lowest) return usual;
  if (panel.height <= above || above >= below) return { ...usual, maxHeight: above };
  const height = Math.min(panel.height, below);
  return { left: right, top: last - height, maxHeight: below };
}

export function covers(place: Place, { width, height }: Size, button: Rect): boolean {
  const { left, top, maxHeight } = place;
  return (
    left < button.right + gap &&
    left + width > button.left - gap &&
    top < button.bottom &&
    top + Math.min(height, maxHeight) > button.top
  );
}
