import { expect, type Page } from "@playwright/test";

/** A request that goes no further until it is let go, so that what is shown meanwhile stays. */
export interface HeldRequest {
  /** Resolves when it has come; rejects when nothing like it comes. */
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
    caught: () => expect.poll(() => isCaught, `nobody asked for ${address}`).toBe(true),
    release: released.resolve,
  };
}
