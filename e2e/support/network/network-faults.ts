import type { Page } from "@playwright/test";

type Address = string | RegExp;

/** What the portal's pages ask the server for when somebody moves between them. */
export const pageData = /\/admin(\/[^?]*)?\.data/;

/** Every request to this address gets lost on its way, as in a tunnel, until the network is back. */
export async function failRequests(page: Page, address: Address): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

/** In front of our server stands one that cannot reach it, and answers with a page of its own. */
export async function answerWithBadGateway(
  page: Page,
  address: Address,
): Promise<() => Promise<void>> {
  await page.route(address, (route) =>
    route.fulfill({
      status: 502,
      contentType: "text/html",
      body: "<html><body><h1>502 Bad Gateway</h1></body></html>",
    }),
  );
  return () => page.unroute(address);
}
