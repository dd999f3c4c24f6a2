import { coveredArea, findFreeSpot, type Rect, rectOf, type Size, type Spot } from "./free-spot.ts";

const pressable =
  "a[href], button, input:not([type=hidden]), label:has(input), select, textarea, summary, [contenteditable=true], [role=button]";

/** Up to this width notices are as wide as the window. */
const phoneWidth = 600;
const margins = { phone: 16, window: 24 };
/** Of a notice that isn't shown yet. */
const usual = { width: 356, height: 96 };
/** The button that closes a notice, which sticks out of its corner. */
const overhang = 8;
/** How far those behind the front one look out above it. */
const stacked = 14;
/** Around the pointer, which a notice must not come under: it would stay as long as the pointer does. */
const nearPointer = 12;
const everyMs = 1_000;

/**
 * Keeps the notices in this layer off all that can be pressed, until `stop` is called: `prepare` finds
 * the place for one that is about to be shown. One that is hovered or focused stays where it is.
 */
export function keepClear(layer: HTMLElement, move: (spot: Spot) => void) {
  let spot: Spot | null = null;
  let pointer: readonly [number, number] | null = null;
  const follow = ({ clientX, clientY }: PointerEvent) => {
    pointer = [clientX, clientY];
  };
  const place = (notice: Size) => {
    const window = viewport();
    const taken = [...pressableRects(layer), ...around(pointer, notice)];
    if (spot !== null && coveredArea(rectOf(spot, notice, window), taken) === 0) return;
    const margin = window.width <= phoneWidth ? margins.phone : margins.window;
    spot = findFreeSpot(notice, window, margin, taken);
    move(spot);
  };
  const look = () => {
    const shown = sizeOf(layer);
    if (shown !== null && !layer.matches(":hover, :focus-within")) place(shown);
  };
  const timer = setInterval(look, everyMs);
  document.addEventListener("pointermove", follow, { passive: true });
  return {
    prepare() {
      if (sizeOf(layer) !== null || typeof document.elementsFromPoint !== "function") return;
      spot = null;
      const { width } = viewport();
      place(width <= phoneWidth ? { ...usual, width: width - 2 * margins.phone } : usual);
    },
    stop() {
      clearInterval(timer);
      document.removeEventListener("pointermove", follow);
    },
  };
}

/** Of all that is shown; null without a notice. */
function sizeOf(layer: HTMLElement): Size | null {
  const notices = layer.querySelectorAll<HTMLElement>("[data-sonner-toast][data-removed='false']");
  const [front] = notices;
  if (!front || front.offsetWidth === 0) return null;
  const behind = (notices.length - 1) * stacked;
  return { width: front.offsetWidth + overhang, height: front.offsetHeight + overhang + behind };
}

const viewport = (): Size => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});

/** And as far above it as a notice rises when it appears. */
function around(pointer: readonly [number, number] | null, { height }: Size): Rect[] {
  if (pointer === null) return [];
  const [x, y] = pointer;
  const by = nearPointer;
  return [{ left: x - by, right: x + by, top: y - by - height, bottom: y + by }];
}

/** Of what a person can press now: inside the modal where there is one, and not scrolled out of sight. */
function pressableRects(layer: HTMLElement): Rect[] {
  const within = document.querySelector("dialog:modal") ?? document;
  return [...within.querySelectorAll<HTMLElement>(pressable)]
    .filter((one) => !layer.contains(one) && isOnTop(one, layer))
    .map((one) => one.getBoundingClientRect());
}

/** The point in its middle is its own, or its label's. */
function isOnTop(one: HTMLElement, layer: HTMLElement): boolean {
  const { left, top, width, height } = one.getBoundingClientRect();
  const found = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((element) => !layer.contains(element));
  if (found === undefined) return false;
  return one.contains(found) || found.closest("label")?.contains(one) === true;
}
