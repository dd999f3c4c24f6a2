import type { Page } from "@playwright/test";

/** A request that goes no further until it is let go, so that what is shown meanwhile stays. */
export interface HeldRequest {
  /** Resolves when it has come. */
  readonly caught: Promise<void>;
  release(): void;
}

/** Holds the next request to this address back. */
export async function holdNext(page: Page, address: string | RegExp): Promise<HeldRequest> {
  const caught = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      caught.resolve();
      await released.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return { caught: caught.promise, release: released.resolve };
}
