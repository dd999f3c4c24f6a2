import { expect, type Page } from "@playwright/test";

const probe = "/favicon.svg?is-intercepted";

/**
 * From the first route on, what a page asks for stays intercepted, and a route counts as set once the
 * page is. Chromium answers that it intercepts before the page has heard of it, so that a request of
 * the same moment slips through; while a PDF's frame comes up, that moment is long.
 */
export function interceptReliably(page: Page): void {
  const route = page.route.bind(page);
  let begun: Promise<void> | undefined;
  const begin = async () => {
    // Stays for ever: without any route left interception would end, and begin anew with the next.
    await route(
      (url) => url.href.endsWith(probe),
      (one) => one.fulfill({ status: 204 }),
    );
    // A page that has not gone anywhere yet is intercepted from its first request on.
    if (page.url() === "about:blank") return;
    const ask = () =>
      page.evaluate(async (path) => (await fetch(path, { cache: "no-store" })).status, probe);
    // A page that goes elsewhere meanwhile is asked again there.
    await expect(async () => expect(await ask(), "requests are intercepted").toBe(204)).toPass();
  };
  page.route = async (...to) => {
    begun ??= begin();
    await begun;
    return route(...to);
  };
}
