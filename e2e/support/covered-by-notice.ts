import type { BrowserContext } from "@playwright/test";

/** What a notice lay over for longer than a moment: of its place, the page and the window. */
interface Cover {
  readonly notice: string;
  readonly covered: string;
  readonly width: number;
  readonly address: string;
}

type ReportingWindow = Window & { reportCover?: (cover: Cover) => Promise<void> };

const covers: string[] = [];

/** In every page of this context, whatever a notice covers is recorded until `takeCovers`. */
export async function recordCovers(context: BrowserContext): Promise<void> {
  await context.exposeBinding("reportCover", (_, { notice, covered, width, address }: Cover) => {
    covers.push(`“${notice}” covers ${covered} at ${width} px, ${address}`);
  });
  await context.addInitScript(watchNotices);
}

/** All that was recorded since the last call. Tests of one worker run one after another. */
export const takeCovers = (): string[] => covers.splice(0);

/**
 * Looks at what lies under a notice while one is on screen, and at nothing otherwise. A place is
 * settled when the same notice covers the same thing in several looks; a hovered or focused notice
 * stays where it is on purpose. Runs inside the page, before the page's own scripts, so it must not
 * refer to anything outside itself.
 */
function watchNotices(): void {
  const betweenMs = 100;
  const looksUntilSettled = 6;
  const shown = "[data-sonner-toast][data-mounted='true'][data-removed='false']";
  const pressable =
    "a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, " +
    "summary, [contenteditable=true], [role=button]";
  const looks = new Map<string, number>();
  const reported = new Set<string>();
  let isLooking = false;
  let lastLook = 0;

  const nameOf = (one: Element) => {
    const words = one.getAttribute("aria-label") ?? one.textContent;
    const name = words?.trim() || one.getAttribute("name") || one.id;
    return `${one.localName} “${name.slice(0, 60)}”`;
  };

  /** Three points across and three down of what the two have in common. */
  const isUnder = (one: Element, box: DOMRect, layer: Element | null) =>
    [...one.getClientRects()].some((rect) => {
      const [left, top] = [Math.max(rect.left, box.left, 0), Math.max(rect.top, box.top, 0)];
      const right = Math.min(rect.right, box.right, innerWidth);
      const bottom = Math.min(rect.bottom, box.bottom, innerHeight);
      // Rounding, and edges that only touch.
      if (right - left < 2 || bottom - top < 2) return false;
      return [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const point = [left + (right - left) * x, top + (bottom - top) * y] as const;
          const found = document.elementsFromPoint(...point).find((at) => !layer?.contains(at));
          return found !== undefined && one.contains(found);
        }),
      );
    });

  const look = () => {
    const notices = [...document.querySelectorAll(shown)];
    if (notices.length === 0) {
      isLooking = false;
      looks.clear();
      return;
    }
    requestAnimationFrame(look);
    if (performance.now() - lastLook < betweenMs) return;
    lastLook = performance.now();
    const layer = notices[0]?.closest("[popover]") ?? null;
    if (layer?.matches(":hover, :focus-within")) return looks.clear();
    const within = document.querySelector("dialog:modal") ?? document;
    const candidates = [...within.querySelectorAll(pressable)].filter(
      (one) => !layer?.contains(one),
    );
    const now = new Set<string>();
    for (const notice of notices) {
      // It rises or fades, by the browser's clock, which a test can't pause; or waits behind another.
      if (
        !notice.checkVisibility({ visibilityProperty: true }) ||
        notice.getAnimations().length > 0
      )
        continue;
      const box = notice.getBoundingClientRect();
      const words = notice.querySelector("[data-content]")?.textContent ?? "";
      for (const one of candidates) {
        if (!isUnder(one, box, layer)) continue;
        now.add(JSON.stringify({ notice: words, covered: nameOf(one), width: innerWidth }));
      }
    }
    for (const key of looks.keys()) if (!now.has(key)) looks.delete(key);
    for (const key of now) {
      const count = (looks.get(key) ?? 0) + 1;
      looks.set(key, count);
      if (count < looksUntilSettled || reported.has(key)) continue;
      reported.add(key);
      const address = location.pathname + location.search;
      void (window as ReportingWindow).reportCover?.({ ...JSON.parse(key), address });
    }
  };

  new MutationObserver(() => {
    if (isLooking || document.querySelector(shown) === null) return;
    isLooking = true;
    requestAnimationFrame(look);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-mounted"] });
}
