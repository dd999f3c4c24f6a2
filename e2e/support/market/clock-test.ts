import {
  type RunningMarketplace,
  startMarketplaceProcess,
} from "../marketplace/running-marketplace.ts";
import { test as base } from "../test.ts";

/**
 * For journeys that move the chain's clock by months, or do to the exchange what no other journey should
 * meet. They run one after another on one marketplace: each has people and receivables of its own,
 * and the clock only goes forward. Two web processes answer alternately.
 */
export const test = base.extend<object, { readonly clockMarketplace: RunningMarketplace }>({
  clockMarketplace: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from it
    async ({}, use) => {
      const { running, stop } = await startMarketplaceProcess({ webProcesses: 2 });
      await use(running);
      await stop();
    },
    { scope: "worker", timeout: 240_000 },
  ],
  marketplace: async ({ clockMarketplace }, use) => {
    await use(clockMarketplace);
  },
});
