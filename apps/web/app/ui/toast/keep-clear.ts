import type { Rect, Size } from "~/ui/rect";
import { findClearSpot } from "./clear-spot.ts";
import { rectOf, type Spot } from "./free-spot.ts";
import { pressableRects, viewport } from "./pressable-rects.ts";

/** Up to this width notices are as wide as the window. */
const phoneWidth = 600;
const margins = { phone: 16, window: 24, line: 4 };
/** Of a notice that isn't shown yet. */
const usual = { width: 356, height: 96 };
/** Of notices that are cut to one line: the front one alone, as wide as there is room. */
const line = { widths: [356, 224, 144], height: 40 };
/** The button that closes a notice, which sticks out of its corner. */
const overhang = 8;
/** How far those behind the front one look out above it. */
const stacked = 14;
/** Around the pointer, which a notice must not come under: it would stay as long as the pointer does. */
const nearPointer = 12;
/** Nearer to the top than this, a line opens downwards. */
const nearTop = 160;
/** On the page's root: makes room for a line below the header, or above a dialog. */
const strip = "data-notice-strip";
/** On the layer: presses that began outside of it pass through. */
const passes = "data-passes";
const everyMs = 200;

interface Place {
  readonly spot: Spot;
  readonly size: Size;
  readonly isLine: boolean;
}

/**
 * Keeps the notices in this layer off all that can be pressed, until `stop` is called: `prepare` finds
 * the place for one that is about to be shown. Where there is no room for a whole notice it is cut to
 * one line until it is hovered or focused; where there is none for a line, the page makes some. One
 * that is hovered or focused stays where it is, and nothing moves during a press: the button would no
 * longer be under the pointer when it is released, and the press be lost.
 */
export function keepClear(layer: HTMLElement) {
  let place: Place | null = null;
  /** Of the whole notices. */
  let whole: Size = usual;
  let pointer: readonly [number, number] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;

  const press = ({ target }: PointerEvent) => {
    isPressed = true;
    // One that was shown just now still rises to its place: it must not catch the end of the press.
    layer.toggleAttribute(passes, !(target instanceof Node && layer.contains(target)));
  };
  const release = () => {
    isPressed = false;
    // The click comes after the pointer's own events.
    setTimeout(() => layer.removeAttribute(passes));
  };
  const follow = ({ clientX, clientY }: PointerEvent) => {
    pointer = [clientX, clientY];
  };

  function move() {
    place = findPlace(layer, whole, pointer);
    show(layer, place);
  }

  function look() {
    timer = undefined;
    if (isPressed) {
      timer = setTimeout(look, everyMs);
      return;
    }
    const shown = sizeOf(layer);
    if (shown === null) {
      place = null;
      document.documentElement.removeAttribute(strip);
      return;
    }
    timer = setTimeout(look, everyMs);
    if (layer.matches(":hover, :focus-within")) return;
    if (place?.isLine !== true) whole = shown;
    const now = place && rectOf(place.spot, place.isLine ? place.size : shown, viewport());
    if (now === null || now.top < 0 || pressableRects(layer, now).length > 0) move();
  }

  const appears = new MutationObserver(() => {
    if (timer === undefined && canLook() && sizeOf(layer) !== null) look();
  });
  appears.observe(layer, { childList: true, subtree: true });
  const listeners = new AbortController();
  const options = { capture: true, passive: true, signal: listeners.signal };
  document.addEventListener("pointermove", follow, options);
  document.addEventListener("pointerdown", press, options);
  for (const end of ["pointerup", "pointercancel", "contextmenu"])
    document.addEventListener(end, release, options);
  return {
    prepare() {
      if (sizeOf(layer) !== null || !canLook()) return;
      whole = usual;
      move();
    },
    stop() {
      clearTimeout(timer);
      appears.disconnect();
      listeners.abort();
      document.documentElement.removeAttribute(strip);
    },
  };
}

const canLook = () => typeof document.elementsFromPoint === "function";

function findPlace(
  layer: HTMLElement,
  { height }: Size,
  pointer: readonly [number, number] | null,
): Place {
  const window = viewport();
  const margin = window.width <= phoneWidth ? margins.phone : margins.window;
  const size = { width: Math.min(usual.width, window.width - 2 * margin) + overhang, height };
  const taken = takenRects(layer, window, pointer, height);
  const spot = findClearSpot(layer, size, window, { margin, columns: "edges" }, taken);
  return spot ? { spot, size, isLine: false } : findLine(layer, window, taken);
}

/** Of one line, in the room that the page makes where there is none. */
function findLine(layer: HTMLElement, window: Size, taken: readonly Rect[]): Place {
  const widest = window.width - 2 * margins.phone;
  const search = { margin: margins.line, columns: "all" } as const;
  for (const width of new Set(line.widths.map((one) => Math.min(one, widest)))) {
    const size = { width, height: line.height };
    const spot = findClearSpot(layer, size, window, search, taken);
    if (spot) return { spot, size, isLine: true };
  }
  const page = document.documentElement;
  const size = { width: Math.min(usual.width, widest), height: line.height };
  if (page.hasAttribute(strip)) return { spot: { right: 4, bottom: 4 }, size, isLine: true };
  page.setAttribute(strip, "");
  // The pointer is left aside: the room is where it is.
  return findLine(layer, window, takenRects(layer, window, null, 0));
}

function show(layer: HTMLElement, { spot, size, isLine }: Place): void {
  const { height } = viewport();
  layer.toggleAttribute("data-line", isLine);
  layer.toggleAttribute("data-high", isLine && height - spot.bottom < nearTop);
  layer.style.setProperty("--notice-right", `${spot.right}px`);
  layer.style.setProperty("--notice-bottom", `${spot.bottom}px`);
  layer.style.setProperty("--notice-width", `${size.width - (isLine ? 0 : overhang)}px`);
}

/** Of all that is shown; null without a notice. */
function sizeOf(layer: HTMLElement): Size | null {
  const notices = layer.querySelectorAll<HTMLElement>("[data-sonner-toast][data-removed='false']");
  const [front] = notices;
  if (!front || front.offsetWidth === 0) return null;
  const behind = (notices.length - 1) * stacked;
  return { width: front.offsetWidth + overhang, height: front.offsetHeight + overhang + behind };
}

function takenRects(
  layer: HTMLElement,
  { width, height }: Size,
  pointer: readonly [number, number] | null,
  rise: number,
): Rect[] {
  const pressables = pressableRects(layer, { left: 0, top: 0, right: width, bottom: height });
  return [...pressables, ...around(pointer, rise)];
}

/** And as far above it as a notice rises when it appears. */
function around(pointer: readonly [number, number] | null, rise: number): Rect[] {
  if (pointer === null) return [];
  const [x, y] = pointer;
  const by = nearPointer;
  return [{ left: x - by, right: x + by, top: y - by - rise, bottom: y + by }];
}
