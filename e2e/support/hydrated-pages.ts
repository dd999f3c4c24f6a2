import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { demonstrationCookies } from "./marketplace/running-marketplace.ts";
import { recordToasts } from "./toasts.ts";

/**
 * From now on every context of this browser has the keys of the demonstrations, as after the first visit that
 * the start asks for; and every page records its toasts, and counts as loaded once
 * React has hydrated it: a journey never depends on how fast the scripts arrive.
 */
export function waitForHydrationOnLoad(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options = {}) => {
    const context = await open(options);
    await context.addCookies(demonstrationCookies());
    return options.javaScriptEnabled === false ? context : prepare(context);
  };
}

async function prepare(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(recordToasts);
  const open = context.newPage.bind(context);
  context.newPage = async () => waitAfterLoading(await open());
  return context;
}

function waitAfterLoading(page: Page): Page {
  const go = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...to) => {
    const answer = await go(...to);
    await waitForHydration(page);
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await waitForHydration(page);
    return answer;
  };
  return page;
}

/** Waits until React has hydrated every control and has run its effects. */
async function waitForHydration(page: Page): Promise<void> {
  // Only the browser renders this section, after hydration.
  await expect(page.locator("section[aria-label^='Notifications']")).toBeAttached();
  await expect(async () => expect(await page.evaluate(unhydratedControls)).toEqual([])).toPass({
    // Most pages take less than the tenth of a second that Playwright would wait.
    intervals: [20, 40, 80, 160, 320],
  });
}

/** Runs inside the page: the server-rendered controls that React has not hydrated yet. */
function unhydratedControls(): string[] {
  const propsOf = (one: Element) => {
    const key = Object.keys(one).find((name) => name.startsWith("__reactProps$"));
    return key && (one as unknown as Record<string, object>)[key];
  };
  // The body of an article is plain HTML and is never hydrated.
  const isInserted = ({ parentElement: above }: Element): boolean =>
    above !== null && ("dangerouslySetInnerHTML" in (propsOf(above) || {}) || isInserted(above));
  const controls = document.querySelectorAll("button, input, select, textarea, a[href]");
  return [...controls]
    .filter((one) => !propsOf(one) && !isInserted(one))
    .map((one) => one.outerHTML);
}
