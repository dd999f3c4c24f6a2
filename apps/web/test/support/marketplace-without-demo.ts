import { startMarketplaceProcess } from "../../../../e2e/support/marketplace/running-marketplace.ts";

const started = await startMarketplaceProcess({
  webProcesses: 1,
  variables: {
    TRUST_PROXY: "1",
    DEMO: "0",
    SECOND_REVIEWER_FROM: "0",
    COMPANY_NAME: "Example Receivables Ltd",
    COMPANY_JURISDICTION: "Malta, C 12345",
  },
});

/**
 * A marketplace for real business (DEMO=0) with two reviewers and an operator with a name; of this
 * test worker, as the demonstrated one.
 */
export const withoutDemo = started.running;
