import { expect, type Page } from "@playwright/test";

/** A request that is held back until it is released, so that the loading state stays on the page. */
export interface HeldRequest {
  /** Resolves once the request was sent; rejects when no such request is sent in time. */
  caught(): Promise<void>;
  release(): void;
}

/** Holds the next request to this address back. */
export async function holdNextRequest(page: Page, address: string | RegExp): Promise<HeldRequest> {
  let isCaught = false;
  const released = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      isCaught = true;
      await released.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return {
    caught: () => expect.poll(() => isCaught, `no request to ${address}`).toBe(true),
    release: released.resolve,
  };
}
