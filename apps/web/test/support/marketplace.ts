import { startMarketplaceProcess } from "../../../../e2e/support/marketplace/running-marketplace.ts";

const started = await startMarketplaceProcess({
  webProcesses: 1,
  // As behind a proxy, so that every person in a test has their own address.
  variables: { TRUST_PROXY: "1" },
});

/**
 * The marketplace as demonstrated. Each test worker has its own, for as long as it lives: a test that
 * counts its documents is alone with them.
 */
export const marketplace = started.running;
