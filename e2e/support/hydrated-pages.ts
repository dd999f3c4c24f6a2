import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { recordToasts } from "./toasts.ts";

/**
 * Whatever this browser opens from now on remembers its toasts, and a page counts as opened once it
 * hears: what a journey does next is judged, never how fast the scripts have arrived.
 */
export function waitForHydrationOnLoad(browser: Browser): void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options = {}) => {
    const context = await open(options);
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

/** The page is alive: React has taken over every control, and its effects have run. */
async function waitForHydration(page: Page): Promise<void> {
  // Only a browser makes this one, and when it has nothing more urgent to do.
  await expect(page.locator("section[aria-label^='Notifications']")).toBeAttached();
  await expect(async () => expect(await page.evaluate(unhydratedControls)).toEqual([])).toPass();
}

/** Runs inside the page: what can be pressed, came from the server, and is not React's yet. */
function unhydratedControls(): string[] {
  const propsOf = (one: Element) => {
    const key = Object.keys(one).find((name) => name.startsWith("__reactProps$"));
    return key && (one as unknown as Record<string, object>)[key];
  };
  // The text of an article is plain HTML and stays it.
  const isInserted = ({ parentElement: above }: Element): boolean =>
    above !== null && ("dangerouslySetInnerHTML" in (propsOf(above) || {}) || isInserted(above));
  const controls = document.querySelectorAll("button, input, select, textarea, a[href]");
  return [...controls]
    .filter((one) => !propsOf(one) && !isInserted(one))
    .map((one) => one.outerHTML);
}
