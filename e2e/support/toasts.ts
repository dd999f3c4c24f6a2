import { expect, type Page } from "@playwright/test";

interface SeenToast {
  readonly title: string;
  readonly text: string;
  /** The library's name of it, "success" or "error"; null for a plain toast. */
  readonly type: string | null;
  /** True once an expectation was met by this toast. */
  isMatched: boolean;
}

type RecordingWindow = Window & { seenToasts?: SeenToast[] };

/**
 * Records the text of each toast when it appears, since toasts disappear after a few seconds. Runs
 * inside the page, before the page's own scripts, so it must not refer to anything outside itself.
 */
export function recordToasts(): void {
  const seen: SeenToast[] = [];
  (window as RecordingWindow).seenToasts = seen;
  const known = new WeakMap<Element, string>();
  const record = () => {
    for (const toast of document.querySelectorAll("[data-sonner-toast][data-removed='false']")) {
      const textOf = (part: string) => toast.querySelector(`[data-${part}]`)?.textContent ?? "";
      const [title, text, type] = [
        textOf("title"),
        textOf("description"),
        toast.getAttribute("data-type"),
      ];
      const content = JSON.stringify([title, text, type]);
      if (known.get(toast) === content || !toast.checkVisibility()) continue;
      known.set(toast, content);
      seen.push({ title, text, type, isMatched: false });
    }
  };
  new MutationObserver(record).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["data-removed", "data-mounted", "data-type"],
  });
}

/**
 * Expects that a toast with exactly this title and text has appeared since the page was loaded, even
 * if it has disappeared. Each toast meets one expectation.
 */
export async function expectToast(
  page: Page,
  title: string,
  text: string | RegExp,
  type?: "success" | "error",
): Promise<void> {
  await expect(async () => {
    const seen = await seenToasts(page);
    const at = seen.findIndex(
      (one) =>
        !one.isMatched &&
        one.title === title &&
        (typeof text === "string" ? one.text === text : text.test(one.text)) &&
        (type === undefined || one.type === type),
    );
    const wanted = expect.objectContaining({
      isMatched: false,
      title,
      text: typeof text === "string" ? text : expect.stringMatching(text),
      ...(type && { type }),
    });
    if (at < 0) expect(seen).toContainEqual(wanted);
    await page.evaluate((index) => {
      const toast = (window as RecordingWindow).seenToasts?.[index];
      if (toast) toast.isMatched = true;
    }, at);
  }).toPass({ timeout: 30_000 });
}

/** Every toast since the page was loaded, in order. */
export const seenToasts = (page: Page): Promise<SeenToast[]> =>
  page.evaluate(() => (window as RecordingWindow).seenToasts ?? []);

/** Toasts stay from now on, as in a background tab, until they are closed or released. */
export const holdToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  });

/** The timers of held toasts run again. */
export const releaseToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.deleteProperty(document, "hidden");
    document.dispatchEvent(new Event("visibilitychange"));
  });

/** Closes the held toast of this title, so that the next one of its kind is another. */
export async function closeToast(page: Page, title: string): Promise<void> {
  const toast = page
    .locator("[data-sonner-toast]")
    .filter({ has: page.getByText(title, { exact: true }) });
  await toast.getByRole("button", { name: "Close toast" }).click();
  await expect(toast).toHaveCount(0);
}
