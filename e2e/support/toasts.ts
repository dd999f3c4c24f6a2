import { expect, type Page } from "@playwright/test";

interface SeenToast {
  readonly title: string;
  readonly text: string;
  /** As the library names it: "success", "error"; a plain one has none. */
  readonly type: string | null;
  /** Some expectation has been met by it already. */
  isTaken: boolean;
}

type Remembering = Window & { seenToasts?: SeenToast[] };

/**
 * Runs inside the page, before its own scripts, and must not refer to anything outside of itself:
 * keeps what each toast said when it came up, since a toast goes by itself and nobody who looks a
 * few seconds later could tell.
 */
export function recordToasts(): void {
  const seen: SeenToast[] = [];
  (window as Remembering).seenToasts = seen;
  const known = new WeakMap<Element, string>();
  const look = () => {
    for (const toast of document.querySelectorAll("[data-sonner-toast][data-removed='false']")) {
      const words = (part: string) => toast.querySelector(`[data-${part}]`)?.textContent ?? "";
      const [title, text, type] = [
        words("title"),
        words("description"),
        toast.getAttribute("data-type"),
      ];
      const said = JSON.stringify([title, text, type]);
      if (known.get(toast) === said || !toast.checkVisibility()) continue;
      known.set(toast, said);
      seen.push({ title, text, type, isTaken: false });
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["data-removed", "data-mounted", "data-type"],
  });
}

/**
 * A toast with exactly this title and this text has come up since the page was loaded, whether or
 * not it is still there. Each one that came up meets one expectation.
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
        !one.isTaken &&
        one.title === title &&
        (typeof text === "string" ? one.text === text : text.test(one.text)) &&
        (type === undefined || one.type === type),
    );
    const wanted = expect.objectContaining({
      isTaken: false,
      title,
      text: typeof text === "string" ? text : expect.stringMatching(text),
      ...(type && { type }),
    });
    if (at < 0) expect(seen).toContainEqual(wanted);
    await page.evaluate((index) => {
      const toast = (window as Remembering).seenToasts?.[index];
      if (toast) toast.isTaken = true;
    }, at);
  }).toPass({ timeout: 30_000 });
}

/** Every toast since the page was loaded, in order. */
export const seenToasts = (page: Page): Promise<SeenToast[]> =>
  page.evaluate(() => (window as Remembering).seenToasts ?? []);

/** Toasts that come up from now on stay, as in a tab in the background, until they are closed or let go. */
export const holdToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  });

/** Their time runs again. */
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
