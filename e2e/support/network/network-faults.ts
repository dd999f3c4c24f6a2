import type { Page } from "@playwright/test";

type Address = string | RegExp;

/** The requests for page data when an admin navigates in the portal. */
export const pageData = /\/admin(\/[^?]*)?\.data/;

/** Aborts every request to this address, as if offline; the result restores the network. */
export async function failRequests(page: Page, address: Address): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

/** Answers as a proxy that cannot reach our server: 502 with a page of its own. */
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
